import { detectSignature } from "./detect/detect-signature.ts";
import type { BinaryKind } from "./detect/detect-signature.ts";
import type { Refusal } from "./parsed-file.ts";

const UNREAD: Readonly<Record<BinaryKind, string>> = {
  pdf: "This PDF file cannot be read here. Upload it by itself.",
  zip: "This archive cannot be read here. Unpack it and upload the statements themselves.",
  ole: "This old Office file cannot be read here. Save the sheet as CSV.",
  picture: "This picture cannot be read here. Upload it by itself.",
  other_picture: "Pictures of this kind cannot be read. Save it as JPEG, PNG, TIFF or PDF and upload that.",
  gzip: "This file is packed twice. Unpack it and upload the statement itself.",
};

/** Why bytes with the signature of a binary format are no text; null for all others. */
export const refuseBinary = (bytes: Uint8Array): Refusal | null => {
  const signature = detectSignature(bytes);
  return signature === null ? null : { code: "unreadable", message: UNREAD[signature] };
};
