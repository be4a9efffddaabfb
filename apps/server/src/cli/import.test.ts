import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../testing/harness.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { startWithAsha, type TestPerson } from "../../testing/people.ts";
import { importCommand } from "./import.ts";
import { sampleCommand } from "./sample.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());

const FILES: Record<string, string> = {
  "/statements/a.ofx": makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE", id: "2026090301" }],
  }),
  "/statements/letter.txt": "Dear Sir,\n\nthank you for your letter.\n",
  "/statements/a.csv": "Date,Description,Amount\n2026-09-03,Coffee house,-3.50\n2026-09-14,Grocer,-21.00\n",
};

/** Runs a command and collects what it prints. */
const run = async (command: typeof importCommand, ...args: string[]) => {
  const printed = { out: "", err: "" };
  const code = await command(args, {
    openServices: () => Promise.resolve(server.services),
    readFile: (name) => {
      const text = FILES[name];
      return text === undefined ? Promise.reject(new Error("ENOENT")) : Promise.resolve(Buffer.from(text));
    },
    stdout: (text) => (printed.out += text),
    stderr: (text) => (printed.err += text),
  });
  return { code, ...printed };
};

test("a file is imported and counted; again, it is already there", async () => {
  const first = await run(importCommand, "/statements/a.ofx", "--user", asha.email);
  expect(first).toEqual({ code: 0, out: "/statements/a.ofx: 1 new, 0 already there\n", err: "" });
  const again = await run(importCommand, "/statements/a.ofx", "--user", asha.email, "--json");
  expect(again.code).toBe(0);
  expect(JSON.parse(again.out)).toMatchObject({
    files: [
      { file: "/statements/a.ofx", already_known: true, statements: [{ status: "imported", source: "api" }] },
    ],
  });
  const told = await run(importCommand, "/statements/a.ofx", "--user", asha.email);
  expect(told).toEqual({ code: 0, out: "/statements/a.ofx: imported before, nothing added\n", err: "" });
});

test("what was refused, waits, or cannot be opened ends with 2 and says why", async () => {
  const letter = await run(
    importCommand,
    "/statements/letter.txt",
    "/statements/none.ofx",
    "--user",
    asha.email,
  );
  expect(letter.code).toBe(2);
  expect(letter.out).toContain("/statements/letter.txt: ");
  expect(letter.out).toContain("/statements/none.ofx cannot be opened.");
  const csv = await run(importCommand, "/statements/a.csv", "--user", asha.email);
  expect(csv.code).toBe(2);
  expect(csv.out).toContain("waits for an answer (account_unknown)");
});

test("an unknown person or account is refused", async () => {
  const nobody = await run(importCommand, "/statements/a.ofx", "--user", "nobody@example.test", "--json");
  expect(nobody.code).toBe(2);
  expect(JSON.parse(nobody.out)).toEqual({
    error: { code: "unknown_user", message: "Nobody here has the address nobody@example.test." },
  });
  const account = server.services.clock.newId();
  expect(
    (await run(importCommand, "/statements/a.ofx", "--user", asha.email, "--account", account)).code,
  ).toBe(2);
  expect((await run(importCommand)).err).toContain("Usage: passbook import");
});

test("the sample household is loaded once", async () => {
  const loaded = await run(sampleCommand, "--user", asha.email);
  expect(loaded.code).toBe(0);
  expect(loaded.out).toMatch(/^The sample household is loaded: \d+ transactions\.\n$/);
  expect(await run(sampleCommand)).toMatchObject({
    code: 2,
    err: "The sample household is there already.\n",
  });
});
