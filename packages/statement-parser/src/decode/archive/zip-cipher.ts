import { crc32Step } from "./inflate.ts";

/** The first encryption of zip (PKWARE APPNOTE 6.1): a stream of bytes that three keys make of the password. */

const HEADER = 12;
const KEYS = [0x12_34_56_78, 0x23_45_67_89, 0x34_56_78_90] as const;
const FACTOR = 134_775_813;

/** Gives back each byte as it was before it was locked. */
const startCipher = (password: Uint8Array): ((byte: number) => number) => {
  let [first, second, third]: [number, number, number] = [...KEYS];
  const take = (plain: number): void => {
    first = crc32Step(first, plain);
    second = (Math.imul((second + (first & 0xff)) | 0, FACTOR) + 1) | 0;
    third = crc32Step(third, second >>> 24);
  };
  for (const byte of password) take(byte);
  return (byte) => {
    const mask = (third | 2) & 0xff_ff;
    const plain = (byte ^ (Math.imul(mask, mask ^ 1) >>> 8)) & 0xff;
    take(plain);
    return plain;
  };
};

/** The packed bytes of an entry without their lock; null when the password is not the right one, which one byte (`check`) tells. */
export const openCipher = (locked: Uint8Array, password: Uint8Array, check: number): Uint8Array | null => {
  if (locked.length < HEADER) return null;
  const open = startCipher(password);
  const opened = locked.map((byte) => open(byte));
  return opened[HEADER - 1] === check ? opened.subarray(HEADER) : null;
};
