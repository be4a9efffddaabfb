/** The binary description of a lock ([MS-OFFCRYPTO] 2.3.2 and 2.3.3), as standard encryption and RC4 CryptoAPI write it. */
export type BinaryDescription = {
  /** AES or RC4; null for anything else. */
  cipher: "aes" | "rc4" | null;
  /** Bytes of a key. */
  keyLength: number;
  salt: Uint8Array;
  verifier: Uint8Array;
  verifierHash: Uint8Array;
};

const RC4 = 0x68_01;
const AES = new Set([0x66_0e, 0x66_0f, 0x66_10]);
const SHA1 = 0x80_04;
const SALT = 16;
const HEADER_MIN = 32;
const RC4_DEFAULT_BITS = 40;

const findCipher = (algorithm: number, hash: number): BinaryDescription["cipher"] => {
  if (hash !== SHA1 && hash !== 0) return null;
  if (AES.has(algorithm)) return "aes";
  return algorithm === RC4 ? "rc4" : null;
};

/** Reads a description that starts with the flags behind its version; null when it is cut off. */
export const readBinaryDescription = (bytes: Uint8Array): BinaryDescription | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 + HEADER_MIN) return null;
  const headerLength = view.getUint32(4, true);
  const at = 8 + headerLength;
  if (headerLength < HEADER_MIN || at + 4 + SALT + 16 + 4 > bytes.length) return null;
  if (view.getUint32(at, true) !== SALT) return null;
  const cipher = findCipher(view.getUint32(16, true), view.getUint32(20, true));
  const bits = view.getUint32(24, true);
  return {
    cipher,
    keyLength: (bits === 0 ? RC4_DEFAULT_BITS : bits) / 8,
    salt: bytes.subarray(at + 4, at + 20),
    verifier: bytes.subarray(at + 20, at + 36),
    verifierHash: bytes.subarray(at + 40, at + (cipher === "aes" ? 72 : 60)),
  };
};
