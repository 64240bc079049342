/** Serves the routes over HTTP. The only file of the console that imports fastify. */
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { layoutPage, refusalPage } from "../look/layout.ts";
import { mayAct, NO_ONE, type Caller, type SignedIn, type SignIn } from "../person.ts";
import { withKeptForm } from "../sign-in/kept/kept-notice.ts";
import { nameAtProxy } from "../sign-in/proxy-header.ts";
import { downloadAs } from "./download-as.ts";
import { addressFinder, proxyTest } from "./client-address.ts";
import { describeError, type RequestError } from "./describe-error.ts";
import { areStreamsFull, eventLines } from "./event-lines.ts";
import type { Mounted } from "./mount.ts";
import { openSocket, type ListeningConsole } from "./open-socket.ts";
import { partsOf } from "./upload-parts.ts";
import { readCertificate } from "./read-certificate.ts";
import { LANGUAGE_COOKIE, pathOf, peerOf, readerOf, wantsPage } from "./request-facts.ts";
import type { ServeOptions } from "./serve-options.ts";
import { isOwnHost, isOwnOrigin, SAFE_HEADERS } from "./safety.ts";
import type { Answer, ConsoleRequest } from "../route.ts";

/** Largest form without files. */
const MOST_FORM_BYTES = 1024 * 1024;
/** A connection on which nothing comes or goes for this long is closed. */
const SILENT_MS = 120_000;
/** The longest time for sending one request, for instance a large list over a slow line. */
const LONGEST_REQUEST_MS = 30 * 60_000;

/** Starts to listen; rejects if the address is in use. */
export async function listenConsole(options: ServeOptions): Promise<ListeningConsole> {
  const { tls, listen } = options.context.consoleSettings;
  const server = await openServer(options, readCertificate(tls));
  const url = await openSocket(server, listen);
  return { url, close: () => server.close() };
}

/** Opens a server that does not listen: another server hands requests over to it. */
export async function openMounted(options: ServeOptions): Promise<Mounted> {
  const server = await openServer(options, null);
  await server.ready();
  return { answer: (request, response) => server.routing(request, response), close: () => server.close() };
}

async function openServer(options: ServeOptions, https: ReturnType<typeof readCertificate>): Promise<FastifyInstance> {
  const { context, sessions, keptForms, routes, personAtProxy, frame, handOver } = options;
  const { publicUrl, tls, signIn, maxUploadBytes } = context.consoleSettings;
  const server = fastify({
    forceCloseConnections: true,
    bodyLimit: MOST_FORM_BYTES,
    https,
    // The one-time link works once, so nothing but opening it may use it up.
    exposeHeadRoutes: false,
    connectionTimeout: SILENT_MS,
    requestTimeout: LONGEST_REQUEST_MS,
    // An address that can't be read reaches no hook.
    frameworkErrors: refuseUnreadable,
  });
  const isSecure = tls !== null || publicUrl?.startsWith("https:") === true;
  // A browser takes a cookie of this name only from this host and over https, so no neighbouring site can plant one.
  const [sessionCookie, ticketCookie] = ["session", "ticket"].map((name) => (isSecure ? `__Host-${name}` : name)) as [
    string,
    string,
  ];
  const addressOf = addressFinder(context.consoleSettings);
  const proxyName = nameAtProxy(signIn, proxyTest(signIn.kind === "proxy" ? signIn.trustedProxies : []));
  await server.register(cookie);
  await server.register(multipart, { limits: { files: 1, fileSize: maxUploadBytes, fields: 20, fieldSize: 10_000 } });
  server.removeContentTypeParser(["application/json", "text/plain"]);
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  const sessionOf = (request: FastifyRequest) => request.cookies[sessionCookie] ?? null;
  const callerOf = (request: FastifyRequest): Caller => ({
    session: sessionOf(request),
    atProxy: proxyName(peerOf(request), request.headers),
  });
  function personOf(request: FastifyRequest): SignedIn | null {
    const { session, atProxy } = callerOf(request);
    return sessions.find(session ?? "") ?? (atProxy === null ? null : personAtProxy(atProxy));
  }
  const { prefix } = frame(NO_ONE);

  server.addHook("onRequest", async (request, reply) => {
    reply.headers(SAFE_HEADERS);
    const { phrases } = readerOf(request);
    // An address in place of a path names a host of its own.
    if (!isOwnHost(request.headers.host, publicUrl) || !request.url.startsWith("/"))
      return refuse(request, reply, 421, phrases.say("console.refused.host"));
    if (request.method !== "GET" && request.method !== "HEAD" && !isOwnOrigin(request.headers, publicUrl))
      return refuse(request, reply, 403, phrases.say("console.refused.origin"));
    const account = (await handOver?.(request.url, callerOf(request))) ?? null;
    switch (account?.kind) {
      case undefined:
        return;
      case "moved":
        return reply.redirect(account.to, 308);
      case "unusable":
        return refuse(request, reply, 503, phrases.say("console.refused.ledger"));
      case "mounted":
        reply.hijack();
        request.raw.url = account.url;
        account.answer(request.raw, reply.raw);
    }
  });
  for (const route of routes)
    server.route({
      method: route.method,
      url: route.path,
      async handler(request, reply) {
        const asked = requestOf(request);
        const { person, phrases } = asked;
        if (route.role !== "anyone" && person === null) {
          keepForm(request, asked);
          return askToSignIn(request, reply);
        }
        if (route.role !== "anyone" && !mayAct(person, route.role))
          return refuse(request, reply, 403, phrases.say("console.refused.role"));
        if (route.method === "POST" && asked.session !== null) keptForms.drop(asked.session, pathOf(request));
        return send(await route.handle(asked), asked, request, reply);
      },
    });
  server.setNotFoundHandler((request, reply) => {
    if (personOf(request) === null) return askToSignIn(request, reply);
    return refuse(request, reply, 404, readerOf(request).phrases.say("console.refused.not_found"));
  });
  server.setErrorHandler<RequestError>((error, request, reply) => {
    const { status, message } = describeError(error, readerOf(request).phrases);
    if (status >= 500)
      context.log("error", `The console could not answer ${request.method} ${pathOf(request)}: ${error.message}`);
    return refuse(request, reply, status, message);
  });

  function askToSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!wantsPage(request)) return reply.code(401).type("application/json").send({ error: "sign_in" });
    const isPage =
      request.method === "GET" ||
      routes.some(({ method, path }) => method === "GET" && path === request.routeOptions.url);
    const page = prefix + request.url;
    const back = isPage && page !== "/" ? `?to=${encodeURIComponent(page)}` : "";
    return reply.redirect(`/sign-in${back}`, 302);
  }

  /** Keeps the form of a session that ended while the form was filled. */
  function keepForm(request: FastifyRequest, { session, form }: ConsoleRequest): void {
    const ended = session === null ? null : sessions.findEnded(session);
    if (session === null || ended === null || request.method !== "POST" || form.size === 0) return;
    keptForms.keep(session, ended.person.name, { path: pathOf(request), fields: form });
  }

  /** Begins a session with a new id in place of the browser's earlier one. */
  function beginSession(signedIn: SignIn, { session }: ConsoleRequest): string {
    const next = sessions.begin(signedIn);
    if (session === null) return next;
    keptForms.handOver(session, next, signedIn.person.name);
    sessions.end(session);
    return next;
  }

  function send(answer: Answer, asked: ConsoleRequest, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const cookies = { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure } as const;
    switch (answer.kind) {
      case "page": {
        const path = pathOf(request);
        const typed = request.method === "GET" && asked.session !== null ? keptForms.find(asked.session, path) : null;
        const page = typed === null ? answer.page : withKeptForm(asked.phrases, answer.page, path, typed);
        const html = layoutPage(asked.phrases, asked.person, path, page, frame(asked));
        return reply
          .code(answer.status ?? 200)
          .type("text/html; charset=utf-8")
          .send(html);
      }
      case "refused":
        return refuse(request, reply, answer.status, answer.message);
      case "see_other":
        return reply.redirect(prefix + answer.to, 303);
      case "signed_in":
        if (asked.ticket !== null) reply.clearCookie(ticketCookie, cookies);
        return reply.setCookie(sessionCookie, beginSession(answer.signIn, asked), cookies).redirect(answer.to, 303);
      case "sent_to_issuer":
        return reply.setCookie(ticketCookie, answer.ticket, { ...cookies, maxAge: 600 }).redirect(answer.url, 302);
      case "signed_out":
        if (asked.session !== null) sessions.end(asked.session);
        return reply.clearCookie(sessionCookie, cookies).redirect("/sign-in", 303);
      case "language":
        return reply
          .setCookie(LANGUAGE_COOKIE, answer.language, { ...cookies, maxAge: 365 * 86_400 })
          .redirect(prefix + answer.to, 303);
      case "file":
        if (answer.name !== null) reply.header("content-disposition", downloadAs(answer.name));
        return reply.type(answer.type).send(createReadStream(answer.path));
      case "text":
        if (answer.name !== undefined) reply.header("content-disposition", downloadAs(answer.name));
        return reply.type(answer.type).send(answer.text);
      case "events":
        // A browser does not ask again after this answer.
        if (areStreamsFull()) return reply.code(204).send();
        return reply
          .type("text/event-stream")
          .send(Readable.from(eventLines(answer.events, () => personOf(request) !== null)));
    }
  }

  /** Answers with one sentence, as a page or as JSON. To a person who is not signed in, the page shows nothing else. */
  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: string): FastifyReply {
    if (!wantsPage(request)) return reply.code(status).type("application/json").send({ error: message });
    const { phrases } = readerOf(request);
    const html = refusalPage(phrases, personOf(request), pathOf(request), message, frame(callerOf(request)));
    return reply.code(status).type("text/html; charset=utf-8").send(html);
  }

  function requestOf(request: FastifyRequest): ConsoleRequest {
    const gone = new AbortController();
    request.raw.socket.once("close", () => gone.abort());
    return {
      params: request.params as Record<string, string>,
      query: new URL(request.url, "http://console").searchParams,
      form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
      parts: () => partsOf(request),
      person: personOf(request),
      ...callerOf(request),
      ticket: request.cookies[ticketCookie] ?? null,
      address: addressOf(peerOf(request), request.headers),
      headers: request.headers,
      signal: gone.signal,
      ...readerOf(request),
    };
  }

  return server;
}

function refuseUnreadable(error: RequestError, _: unknown, reply: FastifyReply): void {
  const plain = reply
    .headers(SAFE_HEADERS)
    .code(error.statusCode ?? 400)
    .type("text/plain; charset=utf-8");
  void plain.send("This address can't be read.");
}
