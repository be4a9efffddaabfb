import { crc32, deflateRawSync } from "node:zlib";

/** An entry of a zip; what is told of it may be a lie. */
export type Entry = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly stored?: boolean;
  /** Sizes, checksum, method and flags as told. */
  readonly size?: number;
  readonly packed_size?: number;
  readonly checksum?: number;
  readonly method?: number;
  readonly flags?: number;
};

const toHeader = (signature: number, before: readonly number[], entry: Entry, packed: number): Buffer => {
  const header = Buffer.alloc(4 + before.length * 2 + 26);
  header.writeUInt32LE(signature, 0);
  before.forEach((value, index) => header.writeUInt16LE(value, 4 + index * 2));
  const at = 4 + before.length * 2;
  header.writeUInt16LE(entry.flags ?? 0, at);
  header.writeUInt16LE(entry.method ?? (entry.stored === true ? 0 : 8), at + 2);
  header.writeUInt32LE(entry.checksum ?? crc32(entry.bytes), at + 8);
  header.writeUInt32LE(entry.packed_size ?? packed, at + 12);
  header.writeUInt32LE(entry.size ?? entry.bytes.length, at + 16);
  header.writeUInt16LE(Buffer.byteLength(entry.name), at + 20);
  return header.subarray(0, at + 24);
};

/** A zip of the entries; `told` is how many its end says there are. */
export const zipWithLies = (entries: readonly Entry[], told = entries.length): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed =
      entry.stored === true ? Buffer.from(entry.bytes) : deflateRawSync(entry.bytes, { level: 9 });
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([toHeader(0x04_03_4b_50, [20], entry, packed.length), name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(toHeader(0x02_01_4b_50, [20, 20], entry, packed.length), tail, name);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(told & 0xff_ff, 8);
  end.writeUInt16LE(told & 0xff_ff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};
