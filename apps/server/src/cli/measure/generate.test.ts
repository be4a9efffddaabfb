import { parseStatement } from "@passbook/statement-parser";
import { expect, test } from "vitest";
import { generateCommand, type GenerateIo } from "./generate.ts";

type Heard = { io: GenerateIo; files: Map<string, string>; folders: string[]; out: string[]; err: string[] };

const listen = (writeFails = false): Heard => {
  const heard = {
    files: new Map<string, string>(),
    folders: [] as string[],
    out: [] as string[],
    err: [] as string[],
  };
  const io: GenerateIo = {
    makeFolder: async (path) => void heard.folders.push(path),
    writeFile: async (path, text) => {
      if (writeFails) throw new Error("no space left");
      heard.files.set(path, text);
    },
    stdout: (text) => void heard.out.push(text),
    stderr: (text) => void heard.err.push(text),
  };
  return { ...heard, io };
};

const generate = async (args: readonly string[]) => {
  const heard = listen();
  return { code: await generateCommand(args, heard.io), ...heard };
};

test("exactly N rows are written over accounts and months, as OFX and CSV that read back and prove", async () => {
  const { code, files, folders } = await generate(["--rows", "5000", "--out", "load"]);
  expect(code).toBe(0);
  expect(folders).toEqual(["load"]);
  const parsed = await Promise.all(
    [...files].map(([, text]) => parseStatement(new TextEncoder().encode(text), { today: "2026-11-20" })),
  );
  const statements = parsed.flatMap((file) => (file.ok ? file.value.statements : []));
  expect(statements.length).toBe(files.size);
  expect(statements.reduce((sum, statement) => sum + statement.transactions.length, 0)).toBe(5000);
  expect([...files.keys()].filter((name) => name.endsWith(".csv")).length).toBeGreaterThan(10);
  expect([...files.keys()].filter((name) => name.endsWith(".ofx")).length).toBeGreaterThan(10);
});

test("the same N gives the same bytes", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => generate(["--rows", "700", "--out", "load", "--json"])),
  );
  expect(first?.files).toEqual(second?.files);
  expect(JSON.parse(first?.out.join("") ?? "")).toMatchObject({ rows: 700, out: "load" });
});

test("a single row makes a single file", async () => {
  const { files, out } = await generate(["--rows", "1", "--out", "load"]);
  expect(files.size).toBe(1);
  expect(out.join("")).toContain("1 transactions in 1 files");
});

test.each([
  [[]],
  [["--rows", "0", "--out", "x"]],
  [["--rows", "ten", "--out", "x"]],
  [["--rows", "99999999", "--out", "x"]],
  [["--rows", "10"]],
  [["--rows", "10", "--out"]],
  [["--rows", "10", "--out", "x", "--more"]],
])("%j is refused with the usage", async (args) => {
  const { code, err } = await generate(args);
  expect(code).toBe(2);
  expect(err.join("")).toContain("Usage: passbook generate");
});

test("a disk that refuses is a fault, said in one sentence", async () => {
  const heard = listen(true);
  expect(await generateCommand(["--rows", "10", "--out", "full"], heard.io)).toBe(2);
  expect(heard.err.join("")).toContain("could not be written to full: no space left");
});
