import { expect, test } from "vitest";
import { makeFairTurns } from "./fair-turns.ts";

/** Turns that end when the test says so, in the order in which they began. */
const start = (most: number) => {
  const turns = makeFairTurns(most);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (user_id: string, what: string): Promise<string> =>
    turns.run(user_id, async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      began.push(what);
      ends.set(what, resolve);
      await promise;
      return what;
    });
  const end = async (what: string): Promise<void> => {
    ends.get(what)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ask, end, began };
};

test("one person has one turn at a time, and others the next one, whoever asked first", async () => {
  const { ask, end, began } = start(2);
  const asked = ["a1", "a2", "a3"].map((what) => ask("asha", what));
  asked.push(ask("bert", "b1"), ask("bert", "b2"), ask("cara", "c1"));
  await end("");
  expect(began).toEqual(["a1", "b1"]);
  await end("a1");
  // Asha asked first, and was served last.
  expect(began).toEqual(["a1", "b1", "c1"]);
  await end("b1");
  expect(began.at(-1)).toBe("a2");
  await end("c1");
  expect(began.at(-1)).toBe("b2");
  await end("a2");
  expect(began.at(-1)).toBe("a3");
  await end("b2");
  await end("a3");
  expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3", "b1", "b2", "c1"]);
});

test("two people who ask over and over keep no third one waiting for long", async () => {
  const { ask, end, began } = start(1);
  void ask("asha", "a1");
  for (let count = 0; count < 5; count += 1) {
    void ask("asha", `a${String(count + 2)}`);
    void ask("bert", `b${String(count + 1)}`);
  }
  void ask("cara", "c1");
  await end("");
  for (const what of ["a1", "b1"]) await end(what);
  expect(began).toEqual(["a1", "b1", "c1"]);
});

test("a turn that fails is given back", async () => {
  const turns = makeFairTurns(1);
  await expect(turns.run("asha", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns.run("asha", async () => "read")).toBe("read");
});
