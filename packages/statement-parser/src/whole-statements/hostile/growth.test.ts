import { afterAll, describe, expect, it } from "vitest";
import { GROWING, type GrowingKind } from "../../../testing/growth/growing.ts";
import { MOST_GROWTH } from "../../../testing/growth/most-growth.ts";
import { startGrowth } from "../../../testing/growth/start-growth.ts";

const growth = startGrowth();
afterAll(growth.close);

const listCases = (kind: GrowingKind): { name: string; index: number }[] =>
  GROWING[kind].map(({ name }, index) => ({ name, index }));

describe("a file of one kind of thing without end", () => {
  it.each(listCases("files"))("takes work in proportion: $name", async ({ index }) => {
    expect(await growth.find({ kind: "files", index })).toBeLessThan(MOST_GROWTH);
  });
});

describe("one text without end", () => {
  it.each(listCases("texts"))("takes work in proportion: $name", async ({ index }) => {
    expect(await growth.find({ kind: "texts", index })).toBeLessThan(MOST_GROWTH);
  });
});

describe("work without end", () => {
  it("is ended after a while, and the next is measured", async () => {
    await expect(growth.find({ kind: "endless", index: 0 }, 2000)).rejects.toThrow("aborted");
    expect(await growth.find({ kind: "texts", index: 0 })).toBeLessThan(MOST_GROWTH);
  });
});
