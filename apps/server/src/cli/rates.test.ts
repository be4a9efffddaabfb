import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { ratesCommand } from "./rates.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = async (text: string | null, ...more: readonly string[]) => {
  const said: string[] = [];
  const io = {
    openServices: async () => server.services,
    readFile: async () => {
      if (text === null) throw new Error("There is no such file.");
      return Buffer.from(text);
    },
    stdout: (part: string) => void said.push(part),
    stderr: (part: string) => void said.push(part),
  };
  const code = await ratesCommand(["eurofxref-hist.csv", ...more], io);
  return { code, said: said.join("") };
};

test("the published file is kept for everybody, and told", async () => {
  const csv = "Date,USD,\n2026-11-19,1.08,\n2026-11-18,1.09,\n";
  expect(await run(csv)).toEqual({
    code: 0,
    said: "2 rates of the European Central Bank are here, from 2026-11-18 to 2026-11-19.\n",
  });
  expect(JSON.parse((await run(csv, "--json")).said)).toEqual({
    rates: 2,
    from: "2026-11-18",
    to: "2026-11-19",
  });
});

test("a file that is not there, holds no rates, or is of a day to come is refused with a sentence", async () => {
  expect(await run(null)).toMatchObject({ code: 2, said: expect.stringContaining("cannot be read") });
  expect(await run("hello")).toMatchObject({ code: 2, said: expect.stringContaining("holds no rates") });
  expect(await run("Date,USD,\n2030-01-01,1,\n")).toMatchObject({
    code: 2,
    said: expect.stringContaining("day to come"),
  });
  expect((await run("", "more")).said).toContain("Usage");
});
