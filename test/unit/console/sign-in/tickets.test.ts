/** The tickets of people who sign in at an issuer. */
import { expect, test } from "vitest";
import { openTickets } from "../../../../src/console/sign-in/oidc/tickets.ts";

const CARRIED = {
  errand: { redirectUri: "https://lists.example.org/sign-in/back", state: "s", nonce: "n", verifier: "v" },
  to: "/runs",
};

test("opens a ticket whose person is away, however many other sign-ins begin", () => {
  const { issue, open } = openTickets(() => 0);
  const ticket = issue(CARRIED);
  for (let others = 0; others < 2_000; others += 1) issue(CARRIED);
  expect(open(ticket)).toEqual(CARRIED);
  expect(ticket).not.toContain("/runs");
});

test("refuses a ticket that is too old, changed, or of another process", () => {
  let now = 0;
  const { issue, open } = openTickets(() => now);
  const ticket = issue(CARRIED);
  const changedAt = (at: number) => ticket.slice(0, at) + (ticket[at] === "A" ? "B" : "A") + ticket.slice(at + 1);
  const ofAnother = openTickets(() => 0).issue(CARRIED);
  // The nonce, the seal, and the content.
  for (const wrong of ["", "x", changedAt(0), changedAt(20), changedAt(60), ticket.slice(0, -4), ofAnother])
    expect(open(wrong)).toBeNull();
  now = 10 * 60_000 - 1;
  expect(open(ticket)).toEqual(CARRIED);
  now += 1;
  expect(open(ticket)).toBeNull();
});
