import { Gunzip, Inflate } from "fflate";

const STEP_BYTES = 16 * 1024;

type Stream = { push(chunk: Uint8Array, final?: boolean): void };

class TooLarge extends Error {}

/** Feeds a stream in small steps, so that a bomb is met after a few of them; null when the bytes are damaged. */
const collect = (
  packed: Uint8Array,
  sizeMax: number,
  makeStream: (take: (chunk: Uint8Array) => void) => Stream,
): Uint8Array | "too_large" | null => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = makeStream((chunk) => {
    size += chunk.length;
    if (size > sizeMax) throw new TooLarge();
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES)
      stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
  } catch (error) {
    return error instanceof TooLarge ? "too_large" : null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** Inflates raw deflate data; `too_large` as soon as more than `sizeMax` bytes come out, null for damaged data. */
export const inflate = (packed: Uint8Array, sizeMax: number): Uint8Array | "too_large" | null =>
  collect(packed, sizeMax, (take) => new Inflate(take));

/** Inflates a gzip file in the same way. */
export const gunzip = (packed: Uint8Array, sizeMax: number): Uint8Array | "too_large" | null =>
  collect(packed, sizeMax, (take) => new Gunzip(take));

/** What a gzip file begins with once it is unpacked, from its first 16 KB; nothing where these are damaged. */
export const peekGzip = (packed: Uint8Array): Uint8Array => {
  let head = new Uint8Array();
  try {
    new Gunzip((chunk) => {
      if (head.length === 0) head = Uint8Array.from(chunk);
    }).push(packed.subarray(0, STEP_BYTES));
  } catch {
    return head;
  }
  return head;
};

const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** One more byte taken into a running CRC-32. */
export const crc32Step = (crc: number, byte: number): number =>
  (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);

/** The CRC-32 of zip (ISO 3309). */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = crc32Step(crc, byte);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
};
