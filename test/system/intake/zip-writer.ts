import { constants, crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  readonly name: string;
  readonly data: string | Buffer | RepeatedData;
  /** Unpacked size in the directory, if it must differ from the real size. */
  readonly claims?: number;
  readonly flags?: number;
}

/** A text of hundreds of megabytes that is never held in memory: `before`, `block` many times, `after`. */
export interface RepeatedData {
  readonly before: string;
  readonly block: string;
  readonly times: number;
  readonly after: string;
}

/** Returns a ZIP file as Excel writes it, or with flaws that no program writes, for example a wrong size. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claims, flags = 0 } of parts) {
    const { packed, checksum, size } = pack(data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(checksum, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims ?? size, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from("PK\x05\x06"), end]);
}

function pack(data: ZipPart["data"]): { packed: Buffer; checksum: number; size: number } {
  if (typeof data === "string" || Buffer.isBuffer(data)) {
    const bytes = Buffer.from(data);
    return { packed: deflateRawSync(bytes), checksum: crc32(bytes), size: bytes.length };
  }
  const [before, block, after] = [data.before, data.block, data.after].map((text) => Buffer.from(text));
  if (before === undefined || block === undefined || after === undefined) throw new Error("no text");
  // With a full flush, a packed block ends at a byte and refers to nothing before it, so copies of it can be joined.
  const part = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const packedBlock = part(block);
  let checksum = crc32(before);
  for (let time = 0; time < data.times; time += 1) checksum = crc32(block, checksum);
  const blocks = Array.from({ length: data.times }, () => packedBlock);
  return {
    packed: Buffer.concat([part(before), ...blocks, deflateRawSync(after)]),
    checksum: crc32(after, checksum),
    size: before.length + block.length * data.times + after.length,
  };
}
