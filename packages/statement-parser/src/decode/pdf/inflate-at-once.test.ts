import { deflateSync, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflateAtOnce } from "./inflate-at-once.ts";
import type { MakeStreams } from "./inflate-at-once.ts";

const other = class {
  readonly format: string;
  constructor(format: string) {
    this.format = format;
  }
};
const Decompression = inflateAtOnce({ inflateSync }, other as unknown as MakeStreams);

const inflate = async (packed: Uint8Array): Promise<string> => {
  const { readable, writable } = new Decompression("deflate");
  const writer = writable.getWriter();
  await writer.write(packed);
  await writer.close();
  const reader = readable.getReader();
  const { value } = await reader.read();
  expect(await reader.read()).toEqual({ done: true });
  return new TextDecoder().decode(value);
};

test("zlib data comes out whole in one piece", async () => {
  expect(await inflate(deflateSync("BT (Grocer) Tj ET"))).toBe("BT (Grocer) Tj ET");
});

test("damaged data fails, so that pdf.js reads what is left of it", async () => {
  await expect(inflate(deflateSync("BT (Grocer) Tj ET").subarray(0, 12))).rejects.toThrow(
    "unexpected end of file",
  );
});

test("other formats are left to the runtime", () => {
  expect(new Decompression("brotli")).toBeInstanceOf(other);
});
