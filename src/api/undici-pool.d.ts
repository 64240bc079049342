/** Declares the parts of undici that we load alone: its `fetch`, caches and mocks take as long to load as all our code. */
declare module "undici/lib/dispatcher/pool.js" {
  export { Pool as default } from "undici";
}

declare module "undici/lib/core/connect.js" {
  export { buildConnector as default } from "undici";
}
