import { expect, test } from "vitest";
import { makeTurns } from "./turns.ts";

test("one at a time: whoever an answer is waited for goes before what runs in the background", async () => {
  const { take, takeAfterOthers } = makeTurns();
  const went: string[] = [];
  const release = await takeAfterOthers();
  const go = async (name: string, turn: Promise<() => void>): Promise<void> => {
    const end = await turn;
    went.push(name);
    await Promise.resolve();
    end();
  };
  const all = [
    go("import", takeAfterOthers()),
    go("another import", takeAfterOthers()),
    go("a category", take()),
    go("a tag", take()),
  ];
  expect(went).toEqual([]);
  release();
  await Promise.all(all);
  expect(went).toEqual(["a category", "a tag", "import", "another import"]);
});

test("what runs in the background comes to its turn however many others ask", async () => {
  const { take, takeAfterOthers } = makeTurns();
  const went: string[] = [];
  const release = await take();
  const go = async (name: string, turn: Promise<() => void>): Promise<void> => {
    const end = await turn;
    went.push(name);
    end();
  };
  const all = [
    go("import", takeAfterOthers()),
    ...Array.from({ length: 100 }, () => go("a category", take())),
  ];
  release();
  await Promise.all(all);
  expect(went.indexOf("import")).toBe(20);
  expect(went).toHaveLength(101);
});
