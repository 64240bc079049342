/** `npm run deb`: builds the Debian package into the project's folder. */
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import about from "../package.json" with { type: "json" };
import { buildDeb } from "./build-deb.ts";
import { sourceDate } from "./source-date.ts";

const project = fileURLToPath(new URL("..", import.meta.url));
const version = process.env["DEB_VERSION"] ?? about.version;
const file = buildDeb({ project, into: project, version, sourceDate: sourceDate(project) });
process.stdout.write(`${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)\n`);
