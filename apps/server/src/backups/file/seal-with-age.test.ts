import fc from "fast-check";
import { expect, test } from "vitest";
import { isSealed, sealBytes, SealBroken, unsealBytes, WrongPassphrase } from "./seal-with-age.ts";

const PASSPHRASE = "quiet harbour 42 lanterns";
const CHUNK = 64 * 1024;

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const gather = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
};
const seal = (bytes: Uint8Array) => gather(sealBytes(PASSPHRASE)(inPieces(bytes, 7000)));
const unseal = (bytes: Uint8Array, passphrase = PASSPHRASE) =>
  gather(unsealBytes(passphrase)(inPieces(bytes, 9000)));

test("what was encrypted comes back, whatever its length and however it arrives", async () => {
  for (const length of [0, 2 * CHUNK + 5]) {
    const bytes = Buffer.alloc(length, "passbook");
    const sealed = await seal(bytes);
    expect(isSealed(sealed)).toBe(true);
    expect(isSealed(bytes)).toBe(false);
    expect((await unseal(sealed)).equals(bytes)).toBe(true);
  }
}, 60_000);

test("another passphrase is told from a damaged file", async () => {
  await expect(unseal(await seal(Buffer.from("x")), "another passphrase")).rejects.toThrow(WrongPassphrase);
}, 30_000);

test("no byte can be changed and no end cut off without being noticed", async () => {
  const sealed = await seal(Buffer.alloc(CHUNK + 100, "passbook"));
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), fc.boolean(), async (at, cuts) => {
      const bytes = Buffer.from(sealed);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      const refused = await unseal(cuts ? sealed.subarray(0, at) : bytes).then(
        () => null,
        (error: unknown) => error,
      );
      expect(refused instanceof SealBroken || refused instanceof WrongPassphrase).toBe(true);
    }),
    { numRuns: 3 },
  );
}, 60_000);
