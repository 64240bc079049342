/** The pool alone, without the rest of undici: its `fetch`, caches and mocks would take as long to load as all of ours. */
declare module "undici/lib/dispatcher/pool.js" {
  export { Pool as default } from "undici";
}
