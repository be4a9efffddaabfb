import { crc32 } from "node:zlib";

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;

const toHeader = (size: number, fields: readonly (readonly [at: number, value: number])[]): Buffer => {
  const header = Buffer.alloc(size);
  // Signature, sizes, checksum and offsets have four bytes; what has two never exceeds them here.
  for (const [at, value] of fields) {
    if (at + 4 <= size && value > 0xff_ff) header.writeUInt32LE(value, at);
    else header.writeUInt16LE(value, at);
  }
  return header;
};

/** A zip of files stored as they are (PKWARE APPNOTE 4.3). */
export const makeZip = (files: Readonly<Record<string, Uint8Array>>): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const title = Buffer.from(name);
    const [crc, size] = [crc32(bytes), bytes.length];
    const local = Buffer.concat([
      toHeader(30, [
        [0, LOCAL],
        [14, crc],
        [18, size],
        [22, size],
        [26, title.length],
      ]),
      title,
      bytes,
    ]);
    const central = toHeader(46, [
      [0, CENTRAL],
      [16, crc],
      [20, size],
      [24, size],
      [28, title.length],
      [42, offset],
    ]);
    locals.push(local);
    centrals.push(central, title);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const count = Object.keys(files).length;
  const end = toHeader(22, [
    [0, END],
    [8, count],
    [10, count],
    [12, directory.length],
    [16, offset],
  ]);
  return Buffer.concat([...locals, directory, end]);
};
