/** Loaded before the console. Prints the limits of its web server, and makes the one that SHORTER names a thousandth. */
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";

const { createServer } = http;
const { listen } = http.Server.prototype;

http.createServer = (options, handler) => createServer({ ...options, connectionsCheckingInterval: 50 }, handler);
http.Server.prototype.listen = function (...where) {
  process.stderr.write(`limits ${JSON.stringify({ silentMs: this.timeout, requestMs: this.requestTimeout })}\n`);
  this[process.env["SHORTER"]] /= 1_000;
  return listen.apply(this, where);
};
syncBuiltinESMExports();
