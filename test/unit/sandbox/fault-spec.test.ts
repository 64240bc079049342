import { expect, test } from "vitest";
import { FAULT_KINDS, parseFault } from "../../../src/sandbox/faults/fault-spec.ts";

test.each([
  [
    "drop-response:POST:0.05",
    { effect: { kind: "drop-response" }, method: "POST", when: { kind: "probability", value: 0.05 } },
  ],
  ["drop-request:*:1", { method: "*", when: { kind: "probability", value: 1 } }],
  ["delay:GET:#3:2000", { effect: { kind: "delay", argument: "2000" }, when: { kind: "count", first: 3, last: 3 } }],
  ["delay:GET:#3", { effect: { kind: "delay", argument: "1000" } }],
  ["garbage:PATCH:#3-5", { when: { kind: "count", first: 3, last: 5 } }],
  ["garbage:DELETE:#3+", { when: { kind: "count", first: 3, last: Infinity } }],
  ["status-503:POST:.5", { effect: { kind: "status", status: 503, applied: false, html: false } }],
  ["status-404-after:POST:0.5", { effect: { kind: "status", status: 404, applied: true } }],
  ["status-502:POST:0.5:html", { effect: { kind: "status", status: 502, html: true } }],
  ["redirect:POST:1:http://127.0.0.1:9/v1", { effect: { kind: "redirect", argument: "http://127.0.0.1:9/v1" } }],
])("parseFault reads %s", (text, fault) => {
  expect(parseFault(text)).toMatchObject({ text, ...fault });
});

test.each(Object.keys(FAULT_KINDS))("parseFault reads %s without argument", (kind) => {
  expect(parseFault(`${kind}:*:#1`)).toMatchObject({ effect: { kind } });
});

test.each([
  ["", '"" is not a fault'],
  ["drop", '"drop" is not a fault. Use one of drop-request'],
  ["toString:POST:1", "is not a fault"],
  ["status-200:POST:1", "is not a fault"],
  ["status-5033:POST:1", "is not a fault"],
  ["garbage", '"" is not one of GET'],
  ["garbage:PUT:1", '"PUT" is not one of GET'],
  ["garbage:POST", '"" is neither a probability'],
  ["garbage:POST:1.5", '"1.5" is neither a probability'],
  ["garbage:POST:-1", "neither"],
  ["garbage:POST:5%", "neither"],
  ["garbage:POST:#0", "neither"],
  ["garbage:POST:#5-3", "neither"],
  ["garbage:POST:1:x", "garbage takes no argument"],
  ["delay:POST:1:soon", 'delay takes a whole number, not "soon"'],
  ["delay:POST:1:", "delay takes a whole number"],
  ["status-503:POST:1:json", 'status-503 takes only the argument "html"'],
])("parseFault returns the error in %j", (text, error) => {
  expect(parseFault(text)).toEqual(expect.stringContaining(error));
});
