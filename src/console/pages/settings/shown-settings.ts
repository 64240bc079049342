/** The settings that the page shows: by the names of the configuration, and without secrets. */
import type { ConsoleSettings } from "../../../config/console-settings.ts";
import type { Settings } from "../../../config/settings.ts";
import type { FeedSettings } from "../../../model/feed.ts";

/** A key of the configuration with its value; null: the configuration does not set it. */
export type ShownValue = readonly [key: string, value: string | readonly string[] | boolean | null];

type Groups = "service" | "folders" | "notices" | "keeping" | "console";

/** The name of a variable is plain capital words. A key that was pasted in its place must not be shown. */
const PLAIN_VARIABLE = /^[A-Z]{1,16}(?:_[A-Z]{1,16}|_\d{1,2})*$/u;

export function shownSettings(settings: Settings): Readonly<Record<Groups, readonly ShownValue[]>> {
  const { api, folders, folderGroup, notify, retention, console: own } = settings;
  return {
    service: [
      ["api.baseUrl", api.baseUrl],
      api.key.kind === "env" ? ["api.keyEnv", variable(api.key.name)] : ["api.keyFile", api.key.path],
      ["api.requestsPerSecond", String(api.requestsPerSecond)],
      ["api.concurrency", String(api.concurrency)],
      ["api.timeoutSeconds", String(api.timeoutMs / 1000)],
    ],
    folders: [
      ["dataDir", folders.dataDir],
      ["folders.inbox", folders.inbox],
      ["folders.working", folders.working],
      ["folders.archive", folders.archive],
      ["folders.failed", folders.failed],
      ["folders.reports", folders.reports],
      ["folders.state", folders.state],
      ["folders.group", folderGroup],
    ],
    notices: noticesOf(notify),
    keeping: [
      ["retention.archiveDays", String(retention.archiveDays)],
      ["retention.reportDays", String(retention.reportDays)],
      ["retention.ledgerDays", String(retention.ledgerDays)],
      ["language", settings.language],
      ["settleSeconds", String(settings.settleMs / 1000)],
      ["log.level", settings.logLevel],
    ],
    console: consoleOf(own),
  };
}

function noticesOf({ mail, webhook, command, daily }: Settings["notify"]): readonly ShownValue[] {
  return [
    ["notify.mail.to", mail?.to ?? null],
    ["notify.mail.from", mail?.from ?? null],
    ["notify.mail.smtp", mail === null ? null : `${mail.host}:${mail.port}`],
    // The rest of a webhook's address is often a secret.
    ["notify.webhook.url", webhook === null ? null : new URL(webhook.url).origin],
    // The arguments may hold a secret.
    ["notify.command", command?.[0] ?? null],
    ["notify.daily", daily],
  ];
}

function consoleOf({
  listen,
  publicUrl,
  tls,
  signIn,
  trustedProxies,
  fourEyes,
  maxUploadBytes,
}: ConsoleSettings): readonly ShownValue[] {
  const ways: readonly ShownValue[] =
    signIn.kind === "local"
      ? [["console.signIn", "local"]]
      : signIn.kind === "oidc"
        ? [
            ["console.signIn.oidc.issuer", signIn.issuer],
            ["console.signIn.oidc.clientId", signIn.clientId],
            ["console.signIn.oidc.groupsClaim", signIn.groupsClaim],
            ["console.signIn.oidc.roles", rolesOf(signIn.roles)],
          ]
        : [
            ["console.signIn.proxyHeader", signIn.header],
            ["console.signIn.trustedProxies", signIn.trustedProxies],
            ["console.signIn.roles", rolesOf(signIn.roles)],
          ];
  return [
    ["console.listen", "path" in listen ? listen.path : `${listen.host}:${listen.port}`],
    ["console.publicUrl", publicUrl],
    ["console.tls.certFile", tls?.certFile ?? null],
    ...ways,
    ["console.trustedProxies", trustedProxies.length === 0 ? null : trustedProxies],
    ["console.fourEyes", fourEyes],
    ["console.maxUploadMegabytes", String(maxUploadBytes / (1024 * 1024))],
  ];
}

/** Returns the values of a feed. Their keys are those below `feeds.NAME`. */
export function feedValues(feed: FeedSettings): readonly ShownValue[] {
  const { columns, defaults, deletes, expectHours } = feed;
  return [
    ["files", feed.files],
    ["mode", feed.mode],
    ["key", feed.key],
    ["columns", entriesOf(columns)],
    ["defaults", entriesOf(defaults)],
    ["sheet", feed.sheet],
    ["encoding", feed.encoding],
    ["country", feed.country],
    ["dateOrder", feed.dateOrder],
    ["nameOrder", feed.nameOrder],
    ["unmatchedColumns", feed.unmatchedColumns],
    ["yearlessBirthday", feed.yearlessBirthday],
    ["blankCells", feed.blankCells],
    ["missingContact", feed.missingContact],
    ["sharedAddress", feed.sharedAddress],
    ["inactive", feed.inactive],
    ["deletes", deletes === null ? null : entriesOf(deletes)],
    ["formerly", feed.formerly],
    ["language", feed.language],
    ["expectHours", expectHours === null ? null : String(expectHours)],
  ];
}

function entriesOf(values: object): readonly string[] | null {
  const entries = Object.entries(values).map(([key, value]) => `${key}: ${value === null ? "–" : String(value)}`);
  return entries.length === 0 ? null : entries;
}

function rolesOf(roles: Readonly<Record<string, string>>): readonly string[] | null {
  return entriesOf(roles);
}

function variable(name: string): string {
  return PLAIN_VARIABLE.test(name) ? name : "…";
}
