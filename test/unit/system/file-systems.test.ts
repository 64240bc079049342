import { expect, it } from "vitest";
import { networkNameOf } from "../../../src/system/file-systems.ts";

it("returns the name of a network file system by its number, signed or unsigned, and null for local ones", () => {
  expect(networkNameOf(0x6969)).toBe("NFS");
  expect(networkNameOf(0xff534d42)).toBe("CIFS");
  expect(networkNameOf(0xff534d42 | 0)).toBe("CIFS");
  const [ext4, xfs, btrfs, tmpfs, overlay] = [0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630];
  for (const local of [ext4, xfs, btrfs, tmpfs, overlay]) expect(networkNameOf(local ?? 0)).toBeNull();
});
