import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import { detectSignature } from "./detect/detect-signature.ts";
import type { BinaryKind } from "./detect/detect-signature.ts";
import type { Refusal } from "./parsed-file.ts";

const UNREAD: Readonly<Record<BinaryKind, Said>> = {
  pdf: say("pdf_unread_here"),
  zip: say("archive_unread_here"),
  ole: say("office_unread_here"),
  picture: say("picture_unread_here"),
  other_picture: say("picture_kind_unread_here"),
  gzip: say("packed_twice"),
};

/** Why bytes with the signature of a binary format are no text; null for all others. */
export const refuseBinary = (bytes: Uint8Array): Refusal | null => {
  const signature = detectSignature(bytes);
  return signature === null ? null : { code: "unreadable", ...UNREAD[signature] };
};
