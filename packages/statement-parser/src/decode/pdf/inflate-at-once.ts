type Reader = { read(): Promise<{ value?: Uint8Array; done: boolean }> };
type Writer = { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
type Streams = { readable: { getReader(): Reader }; writable: { getWriter(): Writer } };
export type MakeStreams = new (format: string) => Streams;

/** The runtime's own zlib, as far as it is used here. */
export type Zlib = { inflateSync(packed: Uint8Array): Uint8Array };

/** The streams of a decompression that is done at once when it is read; damaged bytes fail the reading. */
const makeStreams = (zlib: Zlib): Streams => {
  let packed: Uint8Array | null = null;
  const read = async (): ReturnType<Reader["read"]> => {
    if (packed === null) return { done: true };
    const { buffer, byteOffset, length } = zlib.inflateSync(packed);
    packed = null;
    // Node answers with its own kind of bytes, whose slices are no copies.
    return { value: new Uint8Array(buffer, byteOffset, length), done: false };
  };
  const write = async (bytes: Uint8Array): Promise<void> => void (packed = bytes);
  return {
    readable: { getReader: () => ({ read }) },
    writable: { getWriter: () => ({ write, close: async () => undefined }) },
  };
};

/** The part of `DecompressionStream` that pdf.js asks for: zlib data at once, other formats as `other` reads them. */
export const inflateAtOnce = (zlib: Zlib, other: MakeStreams): MakeStreams =>
  // It is called with `new`.
  function (format: string): Streams {
    return format === "deflate" ? makeStreams(zlib) : new other(format);
  } as unknown as MakeStreams;
