/** Applies faults to requests. The service behind this wrapper knows nothing of faults. */
import type { Fault } from "./fault-spec.ts";
import type { RequestIdForm } from "../outcome.ts";
import { errorEnvelope } from "../outcome.ts";
import type { Reply, SandboxRequest, SandboxResponse } from "../wire.ts";
import { jsonResponse, textResponse } from "../wire.ts";

/**
 * Returns a function that picks the fault of each request: the first fault that is due, or null. Each fault counts the
 * requests with its method, also those that another fault answers.
 */
export function createFaultPicker(faults: readonly Fault[], random: () => number): (method: string) => Fault | null {
  const seen = faults.map(() => 0);
  return (method) => {
    const due = faults.filter((fault, index) => {
      if (fault.method !== "*" && fault.method !== method) return false;
      const count = (seen[index] ?? 0) + 1;
      seen[index] = count;
      return fault.when.kind === "probability"
        ? random() < fault.when.value
        : count >= fault.when.first && count <= fault.when.last;
    });
    return due[0] ?? null;
  };
}

/** The functions of the service that faults need. */
export interface FaultyService {
  apply(request: SandboxRequest): SandboxResponse;
  /** Returns a 429 in the service's own form. */
  throttled(waitMs: number): SandboxResponse;
  newRequestId(): string;
  readonly requestIdForm: RequestIdForm;
}

/** Remembers answers, for faults that answer a request with the answer to another one. */
export interface AnswerMemory {
  /** Notes the answer to a request, and returns the one before with the same method; the first returns itself. */
  exchange(method: string, response: SandboxResponse): SandboxResponse;
  /** The answer that waits for a second request, and what that one is answered with. */
  waiting: { readonly response: SandboxResponse; partner: SandboxResponse | null } | null;
}

export function createAnswerMemory(): AnswerMemory {
  const last = new Map<string, SandboxResponse>();
  return {
    waiting: null,
    exchange(method, response) {
      const before = last.get(method) ?? response;
      // A create that was applied and then refused in the service's own form looks like one that was refused.
      if (response.status < 300) last.set(method, response);
      return before;
    },
  };
}

/** Answers a request with a fault. The kind of the fault decides whether and when the request is applied. */
export function answerWithFault(
  { effect }: Fault,
  request: SandboxRequest,
  service: FaultyService,
  memory: AnswerMemory,
): Reply {
  const apply = () => service.apply(request);
  switch (effect.kind) {
    case "drop-request":
      return { kind: "break" };
    case "drop-response":
      apply();
      return { kind: "break" };
    case "status":
      if (effect.applied) apply();
      return failure(effect.status, effect.html, service);
    case "delay": {
      const response = apply();
      return { kind: "delayed", ms: Number(effect.argument), proceed: () => response };
    }
    case "late":
      return { kind: "delayed", ms: Number(effect.argument), proceed: apply };
    case "garbage":
      return { ...apply(), body: '<!-- upstream said: {"success":tru' };
    case "empty-body":
      return { ...apply(), body: "" };
    case "truncate": {
      const response = apply();
      return { kind: "cut", response, sentBytes: Math.floor(Buffer.byteLength(response.body) / 2) };
    }
    case "half-json": {
      const response = apply();
      return { ...response, body: response.body.slice(0, Math.floor(response.body.length / 2)) };
    }
    case "no-data":
      return jsonResponse(apply().status, { success: true });
    case "wrong-birthday":
      return withOtherData(apply(), otherBirthday);
    case "wrong-group":
      return withOtherData(apply(), otherGroup);
    case "stale-answer":
      return memory.exchange(request.method, apply());
    case "stale-id": {
      const response = apply();
      const before = JSON.parse(memory.exchange(request.method, response).body) as { readonly data?: Data };
      return withOtherData(response, (data) => ({ ...data, contact_id: before.data?.["contact_id"] }));
    }
    case "swap":
      return swapped(apply(), Number(effect.argument), memory);
    case "echo-key": {
      const key = request.headers["authorization"] ?? "";
      const id = key.replace(/^Bearer +/i, "req_");
      return errorEnvelope(400, { error: "invalid_request", message: `Not understood: ${key}` }, id, "send");
    }
    case "close-after":
      return { kind: "closing", response: apply() };
    case "redirect":
      return textResponse(307, "text/plain", "", { location: effect.argument });
    case "throttle":
      return service.throttled(Number(effect.argument) * 1000);
  }
}

/** Returns an error answer of the service, or (html) of a proxy between the service and the client. */
function failure(status: number, html: boolean, service: FaultyService): SandboxResponse {
  if (html) return textResponse(status, "text/html", `<html><body><h1>${status}</h1></body></html>`);
  const error = status < 500 ? "request_failed" : "server_error";
  return errorEnvelope(
    status,
    { error, message: "Something went wrong." },
    service.newRequestId(),
    service.requestIdForm,
  );
}

/** Lets the first of two requests wait for the second, and answers each with the answer to the other. */
function swapped(response: SandboxResponse, ms: number, memory: AnswerMemory): Reply {
  const first = memory.waiting;
  if (first !== null && first.response.status < 300 === response.status < 300) {
    first.partner = response;
    memory.waiting = null;
    return first.response;
  }
  const pair: NonNullable<AnswerMemory["waiting"]> = { response, partner: null };
  memory.waiting = pair;
  const proceed = () => {
    if (memory.waiting === pair) memory.waiting = null;
    return pair.partner ?? response;
  };
  return { kind: "delayed", ms, proceed };
}

type Data = Readonly<Record<string, unknown>>;

/** Changes the contact that an answer shows. An answer without a contact stays as it is. */
function withOtherData(response: SandboxResponse, change: (data: Data) => Data): SandboxResponse {
  const body = JSON.parse(response.body) as { readonly data?: Data };
  const isContact = body.data !== undefined && !Array.isArray(body.data);
  return isContact ? { ...response, body: JSON.stringify({ ...body, data: change(body.data) }) } : response;
}

function otherBirthday(data: Data): Data {
  const { birthday, birthday_day: day } = data;
  return {
    ...data,
    ...(typeof birthday === "string" ? { birthday: birthday.replace(/\d\d$/, otherDayText) } : {}),
    ...(typeof day === "number" ? { birthday_day: otherDay(day) } : {}),
  };
}

function otherDayText(day: string): string {
  return String(otherDay(Number(day))).padStart(2, "0");
}

/** Returns another day that exists in the same month: the day before; for the 1st, the 2nd. */
function otherDay(day: number): number {
  return day > 1 ? day - 1 : 2;
}

function otherGroup(data: Data): Data {
  const { group_id: groupId } = data;
  return typeof groupId === "number" ? { ...data, group_id: groupId + 1 } : data;
}
