/** Declares undici's pool, which we load alone: undici's `fetch`, caches and mocks take as long to load as all our code. */
declare module "undici/lib/dispatcher/pool.js" {
  export { Pool as default } from "undici";
}
