/** The settings of the console. */
import { isAbsolute, resolve } from "node:path";
import type { Role } from "../model/request.ts";
import type { Config } from "./schema.ts";

/** How people sign in. */
export type SignInSettings =
  | { readonly kind: "local" }
  | {
      readonly kind: "oidc";
      readonly issuer: string;
      readonly clientId: string;
      /** Absolute path. */
      readonly clientSecretFile: string;
      readonly groupsClaim: string;
      readonly roles: Readonly<Record<string, Role>>;
    }
  | {
      readonly kind: "proxy";
      readonly header: string;
      readonly trustedProxies: readonly string[];
      readonly roles: Readonly<Record<string, Role>>;
    };

export interface ConsoleSettings {
  /** Where the console listens: a host and port, or the path of a Unix socket. */
  readonly listen: { readonly host: string; readonly port: number } | { readonly path: string };
  /** The address that people use, without a slash at its end; null: the console's own address on loopback. */
  readonly publicUrl: string | null;
  /** Absolute paths of certificate and key; null: no TLS. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  readonly signIn: SignInSettings;
  /** Addresses and networks of web servers, beside this machine, whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly fourEyes: boolean;
  readonly maxUploadBytes: number;
}

/** @param base the absolute path of the folder where relative paths start */
export function consoleSettingsOf(config: Config["console"], base: string): ConsoleSettings {
  const { listen, publicUrl, tls, signIn, trustedProxies, fourEyes, maxUploadMegabytes } = config;
  return {
    listen: listenOf(listen),
    publicUrl: publicUrl === undefined ? null : publicUrl.replace(/\/$/u, ""),
    tls: tls === undefined ? null : { certFile: resolve(base, tls.certFile), keyFile: resolve(base, tls.keyFile) },
    signIn: signInOf(signIn, base),
    trustedProxies,
    fourEyes,
    maxUploadBytes: maxUploadMegabytes * 1024 * 1024,
  };
}

function listenOf(listen: string): ConsoleSettings["listen"] {
  if (isAbsolute(listen)) return { path: listen };
  const [, host = "", port = ""] = /^(.*):(\d+)$/u.exec(listen) ?? [];
  return { host: host.replace(/^\[|\]$/gu, ""), port: Number(port) };
}

function signInOf(signIn: Config["console"]["signIn"], base: string): SignInSettings {
  if (signIn === "local") return { kind: "local" };
  if ("oidc" in signIn) {
    const { issuer, clientId, clientSecretFile, groupsClaim, roles } = signIn.oidc;
    return { kind: "oidc", issuer, clientId, clientSecretFile: resolve(base, clientSecretFile), groupsClaim, roles };
  }
  return {
    kind: "proxy",
    header: signIn.proxyHeader.toLowerCase(),
    trustedProxies: signIn.trustedProxies,
    roles: signIn.roles,
  };
}
