import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/**
 * Returns the content of a file that a person names. A pipe would be waited for, and a device may have no end.
 *
 * @throws Error with a `code` if the file can't be read, or if it is a pipe, a device or a socket
 */
export function readPlainFile(file: string): Buffer {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = fstatSync(descriptor);
    // The reading of a folder fails by itself, with EISDIR.
    if (!found.isFile() && !found.isDirectory())
      throw Object.assign(new Error(`${file} is not a plain file`), { code: "not a plain file" });
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
