/** Builds the OpenAPI description of the sandbox from its tables of fields and its switches. */
import { CATEGORIES, INPUT_FIELDS } from "../contacts/contact-fields.ts";
import type { InputKind } from "../contacts/contact-fields.ts";
import type { SandboxSettings } from "../options.ts";
import { ERROR_STATUS } from "../outcome.ts";
import type { ErrorCode } from "../outcome.ts";

type Schema = Readonly<Record<string, unknown>>;

export function describeInterface(settings: SandboxSettings): Schema {
  return {
    openapi: "3.1.0",
    info: { title: "Celebration Contact Synchronization Service (sandbox)", version: "1.0.0" },
    servers: [{ url: "/v1" }],
    security: [{ bearer: [] }],
    paths: {
      "/contacts": { post: createContact(settings) },
      "/contacts/{contact_id}": {
        parameters: [idParameter("contact_id")],
        patch: updateContact(settings),
        delete: operation("deleteContact", "Delete a contact for good", "200", ref("Deleted"), ["invalid_request"]),
      },
      "/celebration-groups": {
        get: operation("listCelebrationGroups", "List the Celebration Groups", "200", ref("GroupList"), []),
      },
      "/celebration-groups/{group_id}": {
        parameters: [idParameter("group_id")],
        delete: operation("deleteCelebrationGroup", "Delete a Celebration Group", "200", ref("Deleted"), [
          "invalid_request",
          ...(settings.groupDelete === "refuse" ? (["validation_error"] as const) : []),
        ]),
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        ContactInput: { type: "object", properties: inputProperties(), additionalProperties: extraFields(settings) },
        Contact: contactSchema(settings),
        CelebrationGroup: GROUP,
        SingleContact: success(ref("Contact")),
        GroupList: success({ type: "array", items: ref("CelebrationGroup") }),
        Deleted: object({ success: { const: true } }),
        Error: errorSchema(settings),
      },
    },
  };
}

function createContact(settings: SandboxSettings): Schema {
  return {
    ...operation("createContact", "Create a contact", settings.createdStatus, ref("SingleContact"), [
      "invalid_request",
      "plan_limit_reached",
      "contact_exists",
      "validation_error",
    ]),
    requestBody: jsonBody({ allOf: [ref("ContactInput"), { required: ["first_name", "group_id"] }] }),
  };
}

function updateContact(settings: SandboxSettings): Schema {
  const required = settings.patch === "replace" ? ["first_name", "group_id"] : [];
  return {
    ...operation("updateContact", "Update a contact", "200", ref("SingleContact"), [
      "invalid_request",
      "validation_error",
      ...(settings.updateConflict === "refuse" ? (["contact_exists"] as const) : []),
    ]),
    requestBody: jsonBody({ allOf: [ref("ContactInput"), { required }] }),
  };
}

/** Describes one operation. Each operation can also be answered 401, 404 and 429. */
function operation(id: string, summary: string, status: string, body: Schema, errors: readonly ErrorCode[]): Schema {
  const codes: readonly ErrorCode[] = [...errors, "unauthorized", "not_found", "rate_limited"];
  const failures = codes.map((code) => [ERROR_STATUS[code], response(code, ref("Error"))]);
  return {
    operationId: id,
    summary,
    responses: { [status]: response("Success", body), ...Object.fromEntries(failures) },
  };
}

function inputProperties(): Schema {
  const named = Object.entries(INPUT_FIELDS).map(([name, { kind, note }]) => {
    const schema = INPUT_SCHEMAS[kind];
    return [name, note === "" ? schema : { ...schema, description: note }];
  });
  return Object.fromEntries(named) as Schema;
}

const INPUT_SCHEMAS: Readonly<Record<InputKind, Schema>> = {
  text: { type: "string" },
  email: { type: "string", format: "email" },
  birthday: { type: "string" },
  timezone: { type: "string" },
  id: { type: "integer", minimum: 1 },
  object: { type: "object", additionalProperties: true },
};

function extraFields({ unknownFields }: SandboxSettings): boolean {
  return unknownFields === "ignore";
}

const TEXT: Schema = { type: "string" };
const TEXT_OR_NULL: Schema = { type: ["string", "null"] };
const INTEGER_OR_NULL: Schema = { type: ["integer", "null"] };

const COMPACT: Schema = {
  contact_id: { type: "integer", minimum: 1 },
  first_name: TEXT,
  last_name: TEXT,
  email: TEXT_OR_NULL,
  phone: TEXT_OR_NULL,
  whatsapp_phone: TEXT_OR_NULL,
  birthday: TEXT_OR_NULL,
  timezone: TEXT_OR_NULL,
  group_id: INTEGER_OR_NULL,
  group_name: TEXT_OR_NULL,
  source: TEXT,
};

const { birthday: BIRTHDAY, ...SHARED } = COMPACT;

const FULL: Schema = {
  ...SHARED,
  profile_image: TEXT_OR_NULL,
  contact_status: TEXT,
  birthday_month: INTEGER_OR_NULL,
  birthday_day: INTEGER_OR_NULL,
  birthday_year: INTEGER_OR_NULL,
  gender: TEXT_OR_NULL,
  location: TEXT_OR_NULL,
  language: TEXT_OR_NULL,
  company: TEXT_OR_NULL,
  job_title: TEXT_OR_NULL,
  salutation: TEXT_OR_NULL,
  relationship_status: TEXT_OR_NULL,
  guardian_contact_id: INTEGER_OR_NULL,
  date_created: TEXT,
  date_updated: TEXT_OR_NULL,
};

function contactSchema({ shape }: SandboxSettings): Schema {
  switch (shape) {
    case "compact":
      return object(COMPACT);
    case "full":
      return object(FULL);
    case "both":
      return object({ ...FULL, birthday: BIRTHDAY });
  }
}

const GROUP = object({
  group_id: { type: "integer" },
  name: TEXT,
  category: { enum: CATEGORIES },
  status: TEXT,
  date_created: TEXT,
  data_source_id: {},
  data_source_name: {},
  data_source_type: {},
  contact_count: { type: "integer", minimum: 0 },
});

function errorSchema(settings: SandboxSettings): Schema {
  const id = requestIdProperty(settings);
  return {
    ...object({ success: { const: false }, error: { enum: Object.keys(ERROR_STATUS) }, message: TEXT, ...id }),
    additionalProperties: true,
  };
}

function requestIdProperty({ requestId }: SandboxSettings): Schema {
  switch (requestId) {
    case "send":
      return { request_id: TEXT };
    case "null":
      return { request_id: { type: "null" } };
    case "omit":
      return {};
  }
}

function success(data: Schema): Schema {
  return object({ success: { const: true }, data });
}

/** Describes an object with exactly these properties. */
function object(properties: Schema): Schema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function idParameter(name: string): Schema {
  return { name, in: "path", required: true, schema: { type: "integer", minimum: 1 } };
}

function jsonBody(schema: Schema): Schema {
  return { required: true, content: { "application/json": { schema } } };
}

function response(description: string, schema: Schema): Schema {
  return { description, content: { "application/json": { schema } } };
}
