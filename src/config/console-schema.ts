/** The part of the configuration about the console. */
import { z } from "zod";
import { address, findListenError, findPublicUrlError, proxyAddress, text } from "./checked-text.ts";

const role = z.enum(["reader", "editor", "approver"]);

const oidc = z.strictObject({
  issuer: address.describe("Address of the issuer that people sign in at (OpenID Connect)."),
  clientId: text.describe("The console's client_id at the issuer."),
  clientSecretFile: text.describe("File that holds the client's secret and that only its owner may read."),
  groupsClaim: text.default("groups").describe("The claim that lists a person's groups."),
  roles: z
    .record(z.string(), role)
    .describe("Maps a group of the claim to the role of its people: reader, editor or approver."),
});

const signIn = z.union([
  z.literal("local"),
  z.strictObject({ oidc }),
  z.strictObject({
    proxyHeader: text.describe("Header in which a proxy names the person who signed in."),
    trustedProxies: z.array(proxyAddress).min(1).describe("Addresses of the proxies whose header counts."),
    roles: z
      .record(z.string(), role)
      .default({})
      .describe("Maps a person's name to a role. A person who is not named is a reader."),
  }),
]);

export const webConsole = z
  .strictObject({
    listen: text
      .superRefine((value, context) => {
        const message = findListenError(value);
        if (message !== null) context.addIssue({ code: "custom", message });
      })
      .default("127.0.0.1:8420")
      .describe("Address and port, or the absolute path of a Unix socket, where the console listens."),
    publicUrl: text
      .superRefine((value, context) => {
        const message = findPublicUrlError(value);
        if (message !== null) context.addIssue({ code: "custom", message });
      })
      .optional()
      .describe(
        "Address that people write into their browser. Mails and webhooks link to it. Required unless the console listens on loopback.",
      ),
    tls: z
      .strictObject({
        certFile: text.describe("File with the certificate and its chain (PEM)."),
        keyFile: text.describe("File with the certificate's private key (PEM)."),
      })
      .optional()
      .describe("Certificate, where the console itself speaks TLS. Mostly a proxy does."),
    signIn: signIn
      .default("local")
      .describe('How people sign in: "local" (users of console-user), by OpenID Connect, or by a proxy.'),
    trustedProxies: z
      .array(proxyAddress)
      .default([])
      .describe(
        "Addresses of web servers on other machines that hand on requests, so that X-Forwarded-For of them counts.",
      ),
    fourEyes: z
      .boolean()
      .default(false)
      .describe("Whether a list must be approved by another person than the one who uploaded or corrected it."),
    maxUploadMegabytes: z.int().min(1).max(2_000).default(200).describe("Largest size of an uploaded list."),
  })
  .superRefine(({ listen, publicUrl }, context) => {
    if (publicUrl === undefined && !isOnLoopback(listen))
      context.addIssue({ code: "custom", path: ["publicUrl"], message: "must be set unless listen is loopback" });
  });

function isOnLoopback(listen: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\]):\d+$/u.test(listen);
}
