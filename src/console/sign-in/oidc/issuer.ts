/** Talks to the issuer that people sign in at (OpenID Connect). The only file that imports openid-client. */
import * as client from "openid-client";
import { readClientSecret } from "./client-secret.ts";
import { claimAt, IssuerUnusable, SignInRefused, type Issuer, type OidcSettings } from "./issuer-shape.ts";

const TIMEOUT_SECONDS = 10;
/** The issuer's addresses are asked for again after this time. Its keys are asked for whenever an unknown one appears. */
const FRESH_MS = 3_600_000;

/** @param now returns milliseconds since 1970 */
export function openIssuer(settings: OidcSettings, now: () => number): Issuer {
  let known: { readonly until: number; readonly configuration: Promise<client.Configuration> } | null = null;
  function configurationNow(): Promise<client.Configuration> {
    if (known !== null && known.until > now()) return known.configuration;
    const configuration = discover(settings);
    known = { until: now() + FRESH_MS, configuration };
    configuration.catch(() => (known = null));
    return configuration;
  }
  return {
    async begin(redirectUri) {
      const configuration = await configurationNow();
      const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
      const scopes = configuration.serverMetadata().scopes_supported ?? [];
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: ["openid", "profile", "email", ...(scopes.includes("groups") ? ["groups"] : [])].join(" "),
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
      return { url: url.href, errand: { redirectUri, state, nonce, verifier } };
    },
    async finish(query, { redirectUri, state, nonce, verifier }) {
      const configuration = await configurationNow();
      const cameBack = new URL(`${redirectUri}?${query.toString()}`);
      try {
        const tokens = await client.authorizationCodeGrant(configuration, cameBack, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new SignInRefused("The issuer sent no ID token.");
        if (claimAt(claims, settings.groupsClaim) !== undefined) return claims;
        if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
        return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
      } catch (error) {
        throw explained(error);
      }
    },
  };
}

async function discover(settings: OidcSettings): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer);
  const secret = readClientSecret(settings.clientSecretFile);
  // Checks the signature of ID tokens, too. The settings allow http for an issuer on this machine only.
  const insecure = issuer.protocol === "http:" ? [client.allowInsecureRequests] : [];
  const execute = [client.enableNonRepudiationChecks, ...insecure];
  const options = { execute, timeout: TIMEOUT_SECONDS };
  try {
    const found = await client.discovery(issuer, settings.clientId, secret, client.ClientSecretBasic(secret), options);
    const ways = found.serverMetadata().token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    if (ways.includes("client_secret_basic")) return found;
    return await client.discovery(issuer, settings.clientId, secret, client.ClientSecretPost(secret), options);
  } catch (error) {
    throw explained(error);
  }
}

/** Returns an error without the answer that caused it, because an answer may hold tokens. */
function explained(error: unknown): Error {
  if (error instanceof IssuerUnusable || error instanceof SignInRefused) return error;
  const { message, cause } = error as Error;
  if (error instanceof client.AuthorizationResponseError) return new SignInRefused(`The issuer says: ${error.error}.`);
  if (error instanceof client.ResponseBodyError) {
    const text = `The issuer refused the console's request: ${error.error}.`;
    return error.error === "invalid_grant" ? new SignInRefused(text) : new IssuerUnusable(text);
  }
  const why = cause instanceof Error ? ` (${cause.message})` : "";
  const isNetwork = error instanceof TypeError || (error as Error).name === "TimeoutError";
  if (isNetwork) return new IssuerUnusable(`The issuer can't be reached: ${message}${why}.`);
  return new SignInRefused(`The issuer's answer can't be used: ${message}${why}.`);
}
