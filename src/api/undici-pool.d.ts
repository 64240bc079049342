/** Only undici's pool: its `fetch`, caches and mocks would take as long to load as all our own code. */
declare module "undici/lib/dispatcher/pool.js" {
  export { Pool as default } from "undici";
}
