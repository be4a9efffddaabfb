import { decodeDos } from "./dos-pages.ts";

/** The part of the platform's TextDecoder used here; every JavaScript runtime has it, the pure compiler options do not name it. */
type Decoder = { decode(bytes: Uint8Array): string };
declare const TextDecoder: new (label: string, options?: { fatal?: boolean; ignoreBOM?: boolean }) => Decoder;

/** The text of the bytes in an encoding of the WHATWG list; null when they are not valid in it, or it is not known. */
export const decodeStrictly = (bytes: Uint8Array, encoding: string): string | null => {
  const dos = decodeDos(bytes, encoding);
  if (dos !== null) return dos;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of the bytes with U+FFFD where they are not valid. */
export const decodeLoosely = (bytes: Uint8Array, encoding: string): string =>
  decodeDos(bytes, encoding) ?? new TextDecoder(encoding).decode(bytes);

/** What decodes many short texts of one encoding. */
export const makeDecoder = (encoding: string): Decoder => new TextDecoder(encoding);
