/** The part of the configuration about notices. */
import { z } from "zod";
import { mailAddress, smtpAddress, text, webhookAddress } from "./checked-text.ts";

const addresses = z.array(mailAddress).min(1);

const mail = z
  .strictObject({
    smtp: smtpAddress.describe(
      "The mail server: smtps://USER@HOST uses TLS from the start (port 465), smtp://USER@HOST begins it with STARTTLS (port 587). " +
        "Write an @ in the user's name as %40, and another port as HOST:PORT. Without USER@, the program does not sign in.",
    ),
    keyEnv: text
      .optional()
      .describe("Environment variable that holds the password. With a user, set exactly one of keyEnv and keyFile."),
    keyFile: text
      .optional()
      .describe("File that holds the password and that only its owner may read, or the name of a systemd credential."),
    caFile: text
      .optional()
      .describe("File with the certificates (PEM) of the authorities that a mail server of your own is trusted by."),
    from: mailAddress.describe("The sender's address."),
    to: addresses.describe("Addresses that get the mails."),
    feeds: z
      .record(z.string(), addresses)
      .default({})
      .describe("Maps a feed's name to the addresses that get the feed's mails in place of those in to."),
  })
  .superRefine(({ smtp, keyEnv, keyFile }, context) => {
    const passwords = [keyEnv, keyFile].filter((place) => place !== undefined).length;
    const message =
      !URL.canParse(smtp) || passwords === (new URL(smtp).username === "" ? 0 : 1)
        ? null
        : new URL(smtp).username === ""
          ? "must name a user in smtp where keyEnv or keyFile names a password"
          : "must name the password's place once: either keyEnv or keyFile";
    if (message !== null) context.addIssue({ code: "custom", path: [], message });
  });

const webhook = z.strictObject({
  url: webhookAddress.describe("Address that gets an HTTP POST for each notice. Keep it secret if it holds a token."),
  format: z
    .enum(["json", "slack", "teams"])
    .default("json")
    .describe('The form of the notice: "json" for programs, "slack" and "teams" for a channel of these chats.'),
});

export const notify = z
  .strictObject({
    command: z
      .array(text)
      .min(1)
      .optional()
      .describe(
        "Program and its arguments. It is started when a row, file or run needs a person, or a list is overdue. " +
          "It gets one JSON value on its input.",
      ),
    mail: mail.optional().describe("Notices by mail, also when a list changed contacts and needs nothing."),
    webhook: webhook
      .optional()
      .describe("Notices to a web address, also when a list changed contacts and needs nothing."),
    daily: z
      .boolean()
      .default(false)
      .describe(
        "Whether finished lists are mailed once a day, after 06:00, in place of one mail a list. " +
          "What waits for a decision or failed is always mailed at once.",
      ),
  })
  .superRefine(({ command, mail: byMail, webhook: byWeb, daily }, context) => {
    if (command === undefined && byMail === undefined && byWeb === undefined)
      context.addIssue({ code: "custom", path: [], message: "must hold command, mail or webhook" });
    if (daily && byMail === undefined)
      context.addIssue({ code: "custom", path: ["daily"], message: "must be false where mail is not set" });
  });
