import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive: its name with its folders, and its bytes as they come. */
export type ZipEntry = { readonly name: string; readonly parts: AsyncIterable<Uint8Array | string> };

type Written = {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
  readonly offset: number;
};

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** Of ZIP64, which readers need for archives of more than 4 GB. */
const VERSION = 45;
/** Sizes stand behind the bytes (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first of January 1980, in the absence of another. */
const NO_DATE = 0x0021;
const IN_ZIP64 = 0xffffffff;
const MANY_IN_ZIP64 = 0xffff;

/** Fields of two, four or eight bytes, one behind the other, little end first. */
const toBytes = (...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value));
      else field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const toLocal = (name: Buffer): Buffer =>
  Buffer.concat([
    toBytes([4, LOCAL], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, NO_DATE]),
    toBytes([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const toCentral = ({ name, crc, size, packed, offset }: Written): Buffer => {
  const far = offset >= IN_ZIP64 ? toBytes([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  return Buffer.concat([
    toBytes([4, CENTRAL], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, NO_DATE]),
    toBytes([4, crc], [4, packed], [4, size], [2, name.length], [2, far.length], [2, 0], [2, 0], [2, 0]),
    toBytes([4, 0], [4, Math.min(offset, IN_ZIP64)]),
    name,
    far,
  ]);
};

const toEnd = (count: number, start: number, size: number): Buffer => {
  const few = Math.min(count, MANY_IN_ZIP64);
  const end = toBytes(
    ...([
      [4, END],
      [2, 0],
      [2, 0],
      [2, few],
      [2, few],
    ] as const),
    ...([
      [4, Math.min(size, IN_ZIP64)],
      [4, Math.min(start, IN_ZIP64)],
      [2, 0],
    ] as const),
  );
  if (count < MANY_IN_ZIP64 && start + size < IN_ZIP64) return end;
  return Buffer.concat([
    toBytes([4, END_64], [8, 44], [2, VERSION], [2, VERSION], [4, 0], [4, 0], [8, count], [8, count]),
    toBytes([8, size], [8, start]),
    toBytes([4, LOCATOR_64], [4, 0], [8, start + size], [4, 1]),
    end,
  ]);
};

/** An archive of these files as it is read, each when the one before it was taken (PKWARE APPNOTE 6.3.10); none is larger than 4 GB. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name: title, parts } of entries) {
    const name = Buffer.from(title);
    const head = toLocal(name);
    yield head;
    let [crc, size, packed] = [0, 0, 0];
    const measure = async function* () {
      for await (const part of parts) {
        const bytes = typeof part === "string" ? Buffer.from(part) : part;
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    };
    // What the source throws reaches whoever reads the packed bytes.
    const source = Readable.from(measure(), { objectMode: false });
    const packing = createDeflateRaw({ level: 1 });
    source.on("error", (error) => packing.destroy(error));
    for await (const part of source.pipe(packing)) {
      const bytes = part as Buffer;
      packed += bytes.length;
      yield bytes;
    }
    yield toBytes([4, DESCRIPTOR], [4, crc], [4, packed], [4, size]);
    written.push({ name, crc, size, packed, offset });
    offset += head.length + packed + 16;
  }
  let central_size = 0;
  for (const each of written) {
    const central = toCentral(each);
    central_size += central.length;
    yield central;
  }
  yield toEnd(written.length, offset, central_size);
}
