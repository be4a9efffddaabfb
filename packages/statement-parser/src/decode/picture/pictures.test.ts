import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { findQuarterTurns } from "./exif-turn.ts";
import { evenLight } from "./even-light.ts";
import { whitePicture } from "./picture.ts";
import { openPictureFile, readPictureSizes } from "./read-picture-file.ts";
import { scale } from "./scale.ts";
import { listTiffPages } from "./tiff-pages.ts";
import { bitsToGray, toGray } from "./to-gray.ts";
import { turnPicture } from "./turn-picture.ts";

const HALVES = { width: 2, height: 1, gray: Uint8Array.of(0, 255) };

/** The begin of a JPEG whose camera noted how it was held. */
const noteOrientation = (orientation: number): Uint8Array => {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const body = [...exif, ...tiff, 0, 0, 0, 0];
  return Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, body.length + 2, ...body, 0xff, 0xda, 0, 0);
};

/** A TIFF file of pages of a black and a white dot; each with further tags. */
const makeTiff = (pages: readonly Readonly<Record<number, number>>[]): Uint8Array => {
  const [head, short, entry] = [8, 3, 12];
  const directories = pages.map((own) =>
    Object.entries({ 256: 2, 257: 1, 258: 8, 259: 1, 262: 1, 273: head, 277: 1, 278: 1, 279: 2, ...own }),
  );
  const starts = directories.map((_, index) =>
    directories.slice(0, index).reduce((at, tags) => at + 6 + tags.length * entry, head + 2),
  );
  const view = new DataView(new ArrayBuffer(1000));
  for (const [at, byte] of [0x49, 0x49, 0x2a].entries()) view.setUint8(at, byte);
  view.setUint32(4, starts[0] ?? 0, true);
  view.setUint8(head + 1, 255);
  for (const [index, tags] of directories.entries()) {
    let at = starts[index] ?? 0;
    view.setUint16(at, tags.length, true);
    at += 2;
    for (const [tag, value] of tags) {
      view.setUint16(at, Number(tag), true);
      view.setUint16(at + 2, short, true);
      view.setUint32(at + 4, 1, true);
      view.setUint16(at + 8, value, true);
      at += entry;
    }
    view.setUint32(at, starts[index + 1] ?? 0, true);
  }
  return new Uint8Array(view.buffer);
};

describe("dots", () => {
  it("are as bright as they look, and white where nothing covers the paper", () => {
    const { gray } = toGray({
      width: 3,
      height: 1,
      channels: 4,
      data: [0, 0, 255, 255, 0, 0, 0, 0, 255, 255, 255, 255],
    });
    expect([...gray]).toEqual([28, 255, 255]);
  });

  it("of one bit are read row by row", () => {
    expect([...bitsToGray({ width: 3, height: 2, data: [0b0100_0000, 0b1010_0000] }, 0).gray]).toEqual([
      255, 0, 255, 0, 255, 0,
    ]);
  });

  it("are averaged when there are to be fewer, and drawn out when more", () => {
    expect([...scale(HALVES, 0.5).gray]).toEqual([128]);
    expect(scale(HALVES, 2)).toMatchObject({ width: 4, height: 2 });
  });

  it("are turned by quarters", () => {
    expect(turnPicture(HALVES, 1)).toEqual({ width: 1, height: 2, gray: Uint8Array.of(0, 255) });
    expect(turnPicture(HALVES, 2)).toEqual({ width: 2, height: 1, gray: Uint8Array.of(255, 0) });
    expect(turnPicture(HALVES, 3)).toEqual({ width: 1, height: 2, gray: Uint8Array.of(255, 0) });
  });

  it("in the shadow become white, and what is printed there stays dark", () => {
    const page = whitePicture(256, 256);
    for (let at = 0; at < page.gray.length; at += 1) page.gray[at] = 255 - (at % 256) / 4;
    page.gray[128 * 256 + 200] = 30;
    const { gray } = evenLight(page);
    expect(Math.min(gray[128 * 256 + 10] ?? 0, gray[128 * 256 + 245] ?? 0)).toBeGreaterThan(225);
    expect(gray[128 * 256 + 200]).toBeLessThan(80);
  });
});

describe("files of pictures", () => {
  it("are read with grey, coloured and few dots", async () => {
    const gray = encode({ width: 2, height: 1, data: HALVES.gray, channels: 1 });
    const coloured = encode({
      width: 2,
      height: 1,
      data: Uint8Array.of(0, 0, 0, 255, 255, 255),
      channels: 3,
    });
    for (const file of [gray, coloured]) {
      const opened = await openPictureFile(file);
      expect(opened.ok && opened.value.draw(1)).toEqual(HALVES);
    }
    expect(await readPictureSizes(gray)).toEqual([{ width: 2, height: 1 }]);
  });

  it("are turned as their camera was held", () => {
    expect([1, 3, 6, 8].map((orientation) => findQuarterTurns(noteOrientation(orientation)))).toEqual([
      0, 2, 1, 3,
    ]);
    expect(findQuarterTurns(noteOrientation(6).subarray(0, 24))).toBe(0);
  });

  it("of TIFF have many pages, each upright, without the smaller copies of them", async () => {
    const file = makeTiff([{}, { 254: 1 }, { 274: 6 }]);
    const opened = await openPictureFile(file);
    if (!opened.ok) throw new Error(opened.error.message);
    const { sizes, draw } = opened.value;
    expect(sizes).toEqual([
      { width: 2, height: 1 },
      { width: 1, height: 2 },
    ]);
    expect(draw(1)).toEqual(HALVES);
    expect(draw(2)).toEqual({ width: 1, height: 2, gray: Uint8Array.of(0, 255) });
    expect(await openPictureFile(file.subarray(0, 20))).toMatchObject({ error: { code: "unreadable" } });
  });

  it("of TIFF are decoded as often as they are shown, in the colours they have", () => {
    const [page, ...others] = listTiffPages(Uint8Array.from(makeTiff([{}, { 254: 1 }])).buffer);
    expect(others).toEqual([]);
    const dots = { width: 2, height: 1, data: Uint8Array.of(0, 0, 0, 255, 255, 255, 255, 255) };
    expect([page?.decode(), page?.decode()]).toEqual([dots, dots]);
    expect(page?.turn).toBe(0);
  });

  it("that are cut off, or claim more dots than any page has, are refused before they are decoded", async () => {
    const whole = encode({ width: 40, height: 40, data: new Uint8Array(1600), channels: 1 });
    expect(await openPictureFile(whole.subarray(0, 50))).toMatchObject({ error: { code: "unreadable" } });
    const huge = Uint8Array.from(whole);
    new DataView(huge.buffer).setUint32(16, 60_000);
    new DataView(huge.buffer).setUint32(20, 60_000);
    expect(await openPictureFile(huge)).toMatchObject({ error: { code: "too_large" } });
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0);
    expect(await openPictureFile(jpeg)).toMatchObject({ error: { code: "unreadable" } });
    expect(await openPictureFile(Uint8Array.of(0x47, 0x49, 0x46))).toMatchObject({
      error: { code: "unreadable", message: expect.stringContaining("JPEG, PNG or TIFF") },
    });
  });
});
