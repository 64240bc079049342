/** Finds out whether a folder is on a network file system, and how much space is free there. */
import { statfsSync } from "node:fs";

/** Magic numbers of network file systems, as statfs(2) returns them and the kernel's headers list them. */
const NETWORK: Readonly<Record<number, string>> = {
  0x6969: "NFS",
  0x517b: "SMB",
  0xff534d42: "CIFS",
  0xfe534d42: "SMB",
  0x65735546: "FUSE",
  0x01021997: "9P",
  0x5346414f: "AFS",
  0x73757245: "Coda",
  0x00c36400: "Ceph",
  0x0bd00bd0: "Lustre",
};

/** Returns the name of the network file system with this magic number; null: a local file system. */
export function networkNameOf(magic: number): string | null {
  // The kernel's number has 32 bits, and Node returns it signed or unsigned.
  return NETWORK[magic >>> 0] ?? null;
}

export interface FileSystem {
  /** `NFS`, …; null: a local file system. */
  readonly network: string | null;
  readonly freeBytes: number;
}

/**
 * Returns the file system of a folder.
 *
 * @throws the system's error if the folder does not exist
 */
export function fileSystemOf(folder: string): FileSystem {
  const { type, bavail, bsize } = statfsSync(folder);
  return { network: networkNameOf(type), freeBytes: bavail * bsize };
}
