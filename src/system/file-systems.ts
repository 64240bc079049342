/** What lies under a folder: the kind of file system, and the room on it. */
import { statfsSync } from "node:fs";

/** Magic numbers of statfs(2), as the kernel's headers have them, of file systems whose files lie elsewhere. */
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

/** The name of the network file system with this magic number; null: it is a local one. */
export function networkNameOf(magic: number): string | null {
  // The kernel's number has 32 bits, and comes with or without a sign.
  return NETWORK[magic >>> 0] ?? null;
}

export interface FileSystem {
  /** `NFS`, …; null: files lie on this machine. */
  readonly network: string | null;
  readonly freeBytes: number;
}

/** @throws what the file system says, if the folder is not there */
export function fileSystemOf(folder: string): FileSystem {
  const { type, bavail, bsize } = statfsSync(folder);
  return { network: networkNameOf(type), freeBytes: bavail * bsize };
}
