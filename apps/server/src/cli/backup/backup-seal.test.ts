import fc from "fast-check";
import { expect, test } from "vitest";
import { isSealed, sealBytes, SealBroken, unsealBytes, WrongPassphrase } from "./backup-seal.ts";

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
const seal = (bytes: Uint8Array, size = 7000) => gather(sealBytes(PASSPHRASE)(inPieces(bytes, size)));
const unseal = (bytes: Uint8Array, passphrase = PASSPHRASE, size = 9000) =>
  gather(unsealBytes(passphrase)(inPieces(bytes, size)));

test("what was sealed comes back, whatever its length and however it arrives", async () => {
  for (const length of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 5]) {
    const bytes = Buffer.alloc(length, "passbook");
    const sealed = await seal(bytes);
    expect(isSealed(sealed)).toBe(true);
    expect((await unseal(sealed)).equals(bytes)).toBe(true);
  }
});

test("another passphrase is told from a damaged file", async () => {
  await expect(unseal(await seal(Buffer.from("x")), "another passphrase")).rejects.toThrow(WrongPassphrase);
});

test("no byte can be changed and no end cut off without being noticed", async () => {
  const sealed = await seal(Buffer.alloc(2 * CHUNK + 100, "passbook"));
  const head_end = sealed.indexOf(10);
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), fc.boolean(), async (at, cuts) => {
      const bytes = Buffer.from(sealed);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      const changed = cuts ? sealed.subarray(0, at) : bytes;
      const refused = await unseal(changed).then(
        () => null,
        (error: unknown) => error,
      );
      expect(refused instanceof SealBroken || (at <= head_end && refused instanceof WrongPassphrase)).toBe(
        true,
      );
    }),
    { numRuns: 25 },
  );
  const chunk = CHUNK + 16;
  const first = head_end + 1;
  const swapped = Buffer.concat([
    sealed.subarray(0, first),
    sealed.subarray(first + chunk, first + 2 * chunk),
    sealed.subarray(first, first + chunk),
    sealed.subarray(first + 2 * chunk),
  ]);
  await expect(unseal(swapped)).rejects.toThrow(SealBroken);
});
