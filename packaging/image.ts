/** `npm run image`: builds the Debian package and, from it, the OCI image `celebration-sync-oci` into the project's folder. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import about from "../package.json" with { type: "json" };
import { buildDeb } from "./build-deb.ts";
import { buildImage } from "./build-image.ts";
import { sourceDate } from "./source-date.ts";

const project = fileURLToPath(new URL("..", import.meta.url));
const layout = join(project, "celebration-sync-oci");
const into = mkdtempSync(join(tmpdir(), "celebration-sync-deb-"));
const same = { version: about.version, sourceDate: sourceDate(project) };
try {
  buildImage({ deb: buildDeb({ project, into, compressionLevel: 0, ...same }), layout, ...same });
} finally {
  rmSync(into, { recursive: true });
}
process.stdout.write(`${layout}:${about.version}\n`);
