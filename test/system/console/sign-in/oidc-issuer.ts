/** A small issuer (OpenID Connect) on loopback. It holds the console to what the standard asks of a client. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const CLIENT = { id: "console", secret: "issuer canary 5Tz" };

export interface IssuerOptions {
  /** The person who signs in. */
  person: Readonly<Record<string, unknown>>;
  /** Claims that only the userinfo endpoint has. */
  userinfo?: Readonly<Record<string, unknown>>;
  /** Changes the claims of an ID token. */
  token?: (claims: Record<string, unknown>) => Record<string, unknown>;
  /** Signs ID tokens with a key that the issuer does not publish. */
  isForged?: boolean;
  /** The error that the issuer sends the person back with. */
  error?: string;
}

/** Starts an issuer. Its options may be changed while it runs. */
export async function startIssuer(options: IssuerOptions) {
  const [own, foreign] = [keyPair(), keyPair()];
  const codes = new Map<string, { readonly challenge: string; readonly nonce: string; readonly redirectUri: string }>();
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60, nonce, ...options.person };
    const parts = [{ alg: "RS256", kid: "1", typ: "JWT" }, options.token?.(claims) ?? claims];
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    const key = options.isForged === true ? foreign.privateKey : own.privateKey;
    return `${text}.${createSign("RSA-SHA256").update(text).sign(key).toString("base64url")}`;
  }

  function tokenFor(form: URLSearchParams, authorization: string): object | string {
    const expected = `${encodeURIComponent(CLIENT.id)}:${encodeURIComponent(CLIENT.secret).replaceAll("%20", "+")}`;
    if (authorization !== `Basic ${Buffer.from(expected).toString("base64")}`) return "invalid_client";
    const found = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (found?.challenge !== challenge || found.redirectUri !== form.get("redirect_uri")) return "invalid_grant";
    return { access_token: "access", token_type: "Bearer", expires_in: 60, id_token: idToken(found.nonce) };
  }

  server.on("request", (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (pathname === "/.well-known/openid-configuration")
      return void json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      });
    if (pathname === "/keys")
      return void json({ keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }] });
    if (pathname === "/userinfo") return void json({ sub: options.person["sub"], ...options.userinfo });
    if (pathname === "/authorize") {
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("state", searchParams.get("state") ?? "");
      if (options.error === undefined) {
        const code = randomBytes(8).toString("hex");
        const [challenge, nonce] = ["code_challenge", "nonce"].map((name) => searchParams.get(name) ?? "");
        codes.set(code, { challenge: challenge ?? "", nonce: nonce ?? "", redirectUri: back.origin + back.pathname });
        back.searchParams.set("code", code);
      } else back.searchParams.set("error", options.error);
      return void response.writeHead(302, { location: back.href }).end();
    }
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const token = tokenFor(new URLSearchParams(body), request.headers.authorization ?? "");
      if (typeof token === "string") json({ error: token }, token === "invalid_client" ? 401 : 400);
      else json(token);
    });
  });
  return {
    issuer,
    options,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function keyPair() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}
