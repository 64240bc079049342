/** The manifests in `deploy/kubernetes`, against the schemas of the Kubernetes API and against the program. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StatefulSet, type IStatefulSet } from "kubernetes-models/apps/v1";
import { CronJob, type ICronJob } from "kubernetes-models/batch/v1";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import {
  ConfigMap,
  PersistentVolumeClaim,
  Service,
  type IContainer,
  type IPersistentVolumeClaim,
  type IPodSpec,
} from "kubernetes-models/v1";
import { parseAllDocuments } from "yaml";
import { IMAGE_USER } from "../../../packaging/build-image.ts";
import { parseSettings } from "../../../src/config/load.ts";

const FOLDER = fileURLToPath(new URL("../../../deploy/kubernetes", import.meta.url));
const KINDS = { StatefulSet, CronJob, NetworkPolicy, ConfigMap, PersistentVolumeClaim, Service };
const SECRETS = "/run/secrets/celebration-sync";

interface Manifest {
  readonly kind: keyof typeof KINDS;
  readonly metadata: { readonly name: string };
}

const manifests = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) =>
    parseAllDocuments(readFileSync(join(FOLDER, name), "utf8")).map((document) => document.toJS() as Manifest),
  );

/** Returns the manifests of a kind. */
const ofKind = (kind: Manifest["kind"]): readonly unknown[] => manifests.filter((manifest) => manifest.kind === kind);

const sets = ofKind("StatefulSet") as readonly IStatefulSet[];
const jobs = ofKind("CronJob") as readonly ICronJob[];
const pods: readonly IPodSpec[] = [
  ...sets.flatMap(({ spec }) => spec?.template.spec ?? []),
  ...jobs.flatMap(({ spec }) => spec?.jobTemplate.spec?.template.spec ?? []),
];
const containers = pods.flatMap((pod) => pod.containers);
const mountsOf = ({ volumeMounts = [] }: IContainer) => volumeMounts.map(({ mountPath }) => mountPath);

/** Returns an object that notes in `unread` which of its properties were not read. */
function noting(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const inner = new Map<string, unknown>();
  for (const [name, one] of Object.entries(value)) {
    unread.add(`${path}.${name}`);
    inner.set(name, noting(one, `${path}.${name}`, unread));
  }
  return new Proxy(value, {
    get(target, name) {
      if (typeof name !== "string" || !inner.has(name)) return Reflect.get(target, name);
      unread.delete(`${path}.${name}`);
      return inner.get(name);
    },
  });
}

test("every manifest fits the schema of its kind, and has no field that the schema lacks", () => {
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(
    ["ConfigMap", "ConfigMap", "CronJob", "NetworkPolicy", "NetworkPolicy", "NetworkPolicy"].concat(
      ["PersistentVolumeClaim", "Service", "StatefulSet"].toSorted(),
    ),
  );
  for (const { kind, ...fields } of manifests) {
    const unread = new Set<string>();
    const model = new KINDS[kind]();
    for (const [name, value] of Object.entries(fields))
      if (name !== "apiVersion") Object.assign(model, { [name]: noting(value, name, unread) });
    model.validate();
    // A field that the validation never looks at is unknown to the schema.
    expect([kind, fields.metadata.name, ...unread]).toEqual([kind, fields.metadata.name]);
  }
});

test("each account has one writer, on a volume that one pod can mount", () => {
  expect(sets.map(({ spec }) => spec?.replicas)).toEqual(sets.map(() => 1));
  expect(jobs.map(({ spec }) => spec?.concurrencyPolicy)).toEqual(jobs.map(() => "Forbid"));
  const claims = [
    ...sets.flatMap(({ spec }) => spec?.volumeClaimTemplates ?? []),
    ...(ofKind("PersistentVolumeClaim") as readonly IPersistentVolumeClaim[]),
  ];
  expect(claims.map(({ spec }) => spec?.accessModes)).toEqual(pods.map(() => ["ReadWriteOncePod"]));
});

test("each pod gets the time to finish its calls, and no rights beyond its work", () => {
  for (const pod of pods) {
    // Twice the default time-out of a call, and more.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(90);
    expect(pod.automountServiceAccountToken).toBe(false);
    const user = { runAsUser: IMAGE_USER, runAsGroup: IMAGE_USER, fsGroup: IMAGE_USER, runAsNonRoot: true };
    expect(pod.securityContext).toMatchObject({ ...user, seccompProfile: { type: "RuntimeDefault" } });
  }
  for (const { securityContext, resources } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(resources?.limits).toHaveProperty("memory");
  }
});

test("only the process that makes calls has the key, as a file", () => {
  for (const container of containers) {
    const makesCalls = container.args?.[0] !== "console";
    expect(mountsOf(container).includes(SECRETS), container.name).toBe(makesCalls);
    const names = (container.env ?? []).map(({ name, value }) => [name, value]);
    expect(names, container.name).toEqual(makesCalls ? [["CREDENTIALS_DIRECTORY", SECRETS]] : []);
  }
});

test("each configuration is valid, keeps its data on the volume, and names the console's port", () => {
  const maps = ofKind("ConfigMap") as readonly { readonly data: Readonly<Record<string, string>> }[];
  for (const { data } of maps) {
    const read = parseSettings(data["config.json"] ?? "", "/etc/celebration-sync/config.json");
    expect(read).toMatchObject({
      kind: "settings",
      settings: { folders: { dataDir: expect.stringMatching(/^\/data\//u) as string } },
    });
  }
  const ports = containers.flatMap(({ ports: own = [] }) => own.map(({ containerPort }) => containerPort));
  expect(ports).toEqual([8420]);
  expect(maps.filter(({ data }) => data["config.json"]?.includes("0.0.0.0:8420"))).toHaveLength(1);
});

test("a job does not try again what a person has to decide", () => {
  const rules = jobs.map(({ spec }) => spec?.jobTemplate.spec?.podFailurePolicy?.rules);
  expect(rules).toMatchObject([[{ action: "FailJob", onExitCodes: { operator: "In", values: [2, 3, 4] } }]]);
});
