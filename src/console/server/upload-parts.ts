import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { UploadPart } from "../route.ts";

/** Reads a posted form with files, part by part. */
export async function* partsOf(request: {
  parts(): AsyncIterable<MultipartFile | MultipartValue>;
}): AsyncGenerator<UploadPart> {
  for await (const part of request.parts()) {
    if (part.type === "field") yield { kind: "field", name: part.fieldname, value: String(part.value) };
    else {
      const { fieldname: name, filename: fileName, file: bytes } = part;
      yield { kind: "file", name, fileName, bytes, isCut: () => bytes.truncated };
    }
  }
}
