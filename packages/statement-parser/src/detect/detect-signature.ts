/** What the first bytes say when the file is no plain text; null for text. */
export type BinaryKind = "pdf" | "zip" | "ole" | "picture" | "other_picture" | "gzip";

const SIGNATURES: readonly (readonly [BinaryKind, readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["ole", [0xd0, 0xcf, 0x11, 0xe0]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["other_picture", [0x47, 0x49, 0x46, 0x38]],
  ["picture", [0x49, 0x49, 0x2a, 0x00]],
  ["picture", [0x4d, 0x4d, 0x00, 0x2a]],
  ["gzip", [0x1f, 0x8b]],
];

/** Phones keep photos so: what they are stands behind the length of the first box. */
const FILE_TYPE = [0x66, 0x74, 0x79, 0x70];
const FILE_TYPE_AT = 4;
const PHOTO_BRANDS = ["heic", "heix", "heif", "mif1", "msf1", "avif"];

const isPhoto = (bytes: Uint8Array): boolean =>
  hasAt(bytes, FILE_TYPE, FILE_TYPE_AT) &&
  PHOTO_BRANDS.includes(String.fromCharCode(...bytes.subarray(FILE_TYPE_AT + 4, FILE_TYPE_AT + 8)));

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const PDF_HEAD_BYTES = 1024;

const hasAt = (bytes: Uint8Array, signature: readonly number[], at: number): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const isPdf = (bytes: Uint8Array): boolean => {
  const end = Math.min(bytes.length, PDF_HEAD_BYTES);
  for (let at = 0; at < end; at += 1) if (hasAt(bytes, PDF, at)) return true;
  return false;
};

/** Tells binary formats by their signature; a PDF may have up to 1 kB of other bytes in front. */
export const detectSignature = (bytes: Uint8Array): BinaryKind | null => {
  for (const [kind, signature] of SIGNATURES) if (hasAt(bytes, signature, 0)) return kind;
  if (isPhoto(bytes)) return "other_picture";
  return isPdf(bytes) ? "pdf" : null;
};
