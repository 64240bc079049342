/** Sends one notice to a web address. */
import type { NotifySettings } from "../config/settings.ts";
import type { Letter } from "./letters.ts";
import type { Notice } from "./notices.ts";

type Webhook = NonNullable<NotifySettings["webhook"]>;

/**
 * Sends a notice. Returns null, or why it failed. A failure names the server that was tried, never the whole address, which may
 * hold a token.
 */
export async function sendWebhook(
  { url, format }: Webhook,
  notice: Notice,
  letter: Letter,
  signal: AbortSignal,
): Promise<string | null> {
  const { origin } = new URL(url);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(webhookBody(format, notice, letter)),
      redirect: "manual",
      signal,
    });
    await response.body?.cancel();
    return response.ok ? null : `${origin}: the answer was ${response.status}`;
  } catch (error) {
    return `${origin}: ${signal.aborted ? "no answer in time" : describe(error)}`;
  }
}

/** Returns the cause of a failed request. The message of the error itself may hold the address. */
function describe(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError) return cause.errors.map((one: Error) => one.message).join("; ");
  return cause instanceof Error ? cause.message : "the request failed";
}

/** Returns the body of the request. Names of files and feeds never become markup. */
export function webhookBody(format: Webhook["format"], notice: Notice, { subject, lines, page }: Letter): object {
  switch (format) {
    case "json":
      return jsonBody(notice, page);
    case "slack":
      return { text: [subject, ...lines].map(escapeSlack).join("\n") };
    case "teams":
      return teamsBody(subject, lines);
  }
}

function jsonBody(notice: Notice, page: string | undefined): object {
  const { event, message } = notice;
  if (event !== "run") {
    const feed = event === "no_file" ? notice.feed : null;
    return { event, run: null, feed, status: null, message, figures: null, link: null };
  }
  const { run, feed, status, rows, deletes, warnings, reports } = notice;
  return {
    event,
    run,
    feed,
    status,
    message,
    figures: { rows, deletes, warnings },
    link: page ?? reports?.report ?? null,
  };
}

function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Returns an adaptive card. Its texts are runs of rich text, in which Teams reads no Markdown. */
function teamsBody(subject: string, lines: readonly string[]): object {
  const paragraph = (text: string, weight?: "Bolder") => ({
    type: "RichTextBlock",
    inlines: [{ type: "TextRun", text, ...(weight === undefined ? {} : { weight }) }],
  });
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [paragraph(subject, "Bolder"), ...lines.map((line) => paragraph(line))],
  };
  return {
    type: "message",
    attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content }],
  };
}
