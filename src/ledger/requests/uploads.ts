import type { Role } from "../../model/request.ts";
import type { QueueUse } from "./use-queue-file.ts";

/** A file that a person gave to the console. */
interface Upload {
  /** Of the file's bytes, as 64 hex digits. */
  readonly sha256: string;
  /** The name under which the file was dropped. */
  readonly file: string;
  /** null: the file's name decides the feed. */
  readonly feed: string | null;
  readonly kind: "list" | "correction" | "answer";
  /** The name of the console's user. */
  readonly by: string;
  /** The role of the person who sent the file. */
  readonly role: Role;
  /** ISO date-time. */
  readonly at: string;
}

/** Who uploaded which file. By it, the rule of four eyes knows who may not approve a list. */
export interface Uploads {
  noteUpload(upload: Upload): void;
  /** Returns the names of the users who uploaded a file with this content, each once. */
  uploadersOf(sha256: string): readonly string[];
  /** Returns the names of the users who sent corrections with this content from the console's rows, each once. */
  correctorsOf(sha256: string): readonly string[];
  /** Returns whether a file with this content was uploaded, and by no approver. */
  isOfEditor(sha256: string): boolean;
}

/** A list may wait for its approval for long. */
const KEPT_DAYS = 400;

/** The users who uploaded a file with this content, of one kind or (null) of any. */
const UPLOADERS = "SELECT DISTINCT uploaded_by FROM uploads WHERE sha256 = ? AND kind = ifnull(?, kind) ORDER BY 1";

export function openUploads(use: QueueUse["use"]): Uploads {
  return {
    noteUpload: ({ sha256, file, feed, kind, by, role, at }) =>
      use((db) => {
        const kept = new Date(Date.parse(at) - KEPT_DAYS * 86_400_000).toISOString();
        db.prepare("DELETE FROM uploads WHERE at < ?").run(kept);
        db.prepare(
          "INSERT INTO uploads (sha256, file, feed, kind, uploaded_by, role, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        ).run(sha256, file, feed, kind, by, role, at);
      }),
    uploadersOf: (sha256) => use((db) => db.prepare(UPLOADERS).pluck().all(sha256, null) as string[]),
    correctorsOf: (sha256) => use((db) => db.prepare(UPLOADERS).pluck().all(sha256, "correction") as string[]),
    isOfEditor: (sha256) =>
      use((db) => {
        const roles = db.prepare("SELECT DISTINCT role FROM uploads WHERE sha256 = ?").pluck().all(sha256);
        return roles.length > 0 && !roles.includes("approver");
      }),
  };
}
