import { expect, test } from "vitest";
import { shareSame } from "./share-same.ts";

/** Calls that are answered when they are told to be. */
const makeServer = () => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    ask: (wish: string) =>
      shareSame(wish, async () => {
        asked.push(wish);
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
        return asked.length;
      }),
  };
};

test("what a double click asks for is asked once, and both get its answer", async () => {
  const server = makeServer();
  const both = Promise.all([server.ask("map"), server.ask("map")]);
  server.answerAll();
  expect(await both).toEqual([1, 1]);
  expect(server.asked).toEqual(["map"]);
});

test("what was answered is asked anew, and so is what was asked before something else", async () => {
  const server = makeServer();
  const all = Promise.all(["set", "unset", "set"].map((wish) => server.ask(wish)));
  expect(server.asked).toEqual(["set", "unset", "set"]);
  server.answerAll();
  await all;
  const again = server.ask("set");
  server.answerAll();
  await again;
  expect(server.asked).toHaveLength(4);
});

test("a fault reaches everybody who asked, and is not kept", async () => {
  const refuse = () => shareSame("refused", () => Promise.reject(new Error("name taken")));
  expect((await Promise.allSettled([refuse(), refuse()])).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(await shareSame("refused", () => Promise.resolve("made"))).toBe("made");
});
