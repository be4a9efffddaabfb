import { readFileSync } from "node:fs";
import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { parseStatement } from "../../index.ts";
import { readTextLines } from "../../read-text-lines.ts";
import type { ParsedFile, Refusal } from "../../index.ts";

const hints = { today: "2026-11-20" };

const mt940 = (account: string, closing: string): string =>
  `:20:A\n:25:12345678/${account}\n:28C:1/1\n:60F:C240701EUR10,00\n:61:2407010701D4,00NTRFNONREF\n:86:text of ${account}\n:62F:C240701EUR${closing}\n-\n`;
const CSV = "Date,Description,Amount\n2024-01-31,Shop,-1.00\n2024-02-01,Cafe,-2.00\n";

const zip = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
  );

const sample = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../samples/${path}`, import.meta.url)));

const read = async (bytes: Uint8Array): Promise<ParsedFile> => {
  const parsed = await parseStatement(bytes, hints);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${parsed.error.message}`);
  return parsed.value;
};
const refusalOf = async (bytes: Uint8Array): Promise<Refusal> => {
  const parsed = await parseStatement(bytes, hints);
  if (parsed.ok) throw new Error("was read");
  return parsed.error;
};

const CENTRAL = 0x02_01_4b_50;

const findRecord = (bytes: Uint8Array, signature: number): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 1) if (view.getUint32(at, true) === signature) return at;
  throw new Error("no such record");
};

/** The archive with a number of its first central directory entry changed. */
const change = (bytes: Uint8Array, offset: number, value: number, width: 2 | 4 = 4): Uint8Array => {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  const at = findRecord(copy, CENTRAL) + offset;
  if (width === 2) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return copy;
};

describe("archives", () => {
  it("puts the statements of all files of a zip together and names what is none", async () => {
    const file = await read(
      zip({
        "july/a.sta": mt940("1111", "6,00"),
        "july/b.sta": mt940("2222", "7,00"),
        "read me.txt": "Dear Jane,\nyour statements.\n",
        "__MACOSX/july/._a.sta": "x",
      }),
    );
    expect(file.format).toBe("mt940");
    expect(file.statements.map((one) => [one.account.number, one.proof.verdict])).toEqual([
      ["1111", "proved"],
      ["2222", "contradicted"],
    ]);
    expect(file.statements.map((one) => one.format)).toEqual(["mt940", "mt940"]);
    expect(file.statements.map((one) => one.inner_name)).toEqual(["july/a.sta", "july/b.sta"]);
    expect(file.problems).toMatchObject([{ code: "file_not_read" }]);
    expect(file.problems[0]?.message).toMatch(/^read me\.txt: .*\.$/);
  });

  it("counts lines through all texts, as the lines of the archive are shown", async () => {
    const bytes = zip({ "a.sta": mt940("1111", "6,00"), "b.sta": mt940("2222", "6,00"), "c.csv": CSV });
    const file = await read(bytes);
    const lines = readTextLines(bytes);
    const shown = file.statements.flatMap((one) =>
      one.transactions.map((row) =>
        lines.ok && "line" in row.source ? lines.value[row.source.line - 1] : "nowhere",
      ),
    );
    expect(shown).toEqual([
      ":61:2407010701D4,00NTRFNONREF",
      ":61:2407010701D4,00NTRFNONREF",
      "2024-01-31,Shop,-1.00",
      "2024-02-01,Cafe,-2.00",
    ]);
  });

  it("carries problems of a file over with its name", async () => {
    const bad = mt940("1111", "6,00").replace("D4,00", "Dx,00");
    const file = await read(zip({ "bad.sta": bad, "good.sta": mt940("2222", "6,00") }));
    expect(file.problems).toMatchObject([{ code: "amount_unreadable", place: { line: 5 } }]);
    expect(file.problems[0]?.message).toMatch(/^bad\.sta: /);
  });

  it("reads a packed file and finds its lines", async () => {
    const bytes = gzipSync(strToU8(CSV));
    const file = await read(bytes);
    expect(file.format).toBe("csv");
    expect(file.statements[0]?.transactions.map((row) => row.amount)).toEqual([-100, -200]);
    expect(readTextLines(bytes)).toMatchObject({ ok: true, value: CSV.split("\n") });
  });

  it("hands locked files back as they are beside what it reads, and asks for a password when all are locked", async () => {
    const locked = sample("pdf/locked/aes-256.pdf");
    const other = sample("pdf/locked/rc4-128.pdf");
    const mixed = await read(zip({ "a.sta": mt940("1111", "6,00"), "b/june.pdf": locked }));
    expect(mixed.statements).toHaveLength(1);
    expect(mixed.problems).toMatchObject([{ code: "file_locked" }]);
    expect(mixed.problems[0]?.message).toMatch(/^b\/june\.pdf: .*password/);
    expect(mixed.locked_files).toEqual([{ name: "b/june.pdf", bytes: locked }]);
    const all = zip({ "letter.txt": "Dear Jane,\nyour statements.\n", "a.pdf": locked, "b.pdf": other });
    expect(await refusalOf(all)).toMatchObject({ code: "needs_password" });
    const wrong = await parseStatement(all, { ...hints, password: "wrong" });
    expect(wrong).toMatchObject({ ok: false, error: { code: "wrong_password" } });
    const opened = await parseStatement(all, { ...hints, password: "Kornblume-1987" });
    expect(opened.ok && opened.value.statements.length).toBe(2);
    expect(opened.ok && opened.value.locked_files).toBeUndefined();
  });

  it("leaves a workbook to the reader of tables", async () => {
    const bytes = zip({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" });
    const parsed = await parseStatement(bytes, hints);
    expect(parsed.ok ? "" : parsed.error.message).not.toMatch(/archive holds/);
  });
});

const NOTHING = new Uint8Array(4 * 1024 * 1024);
const ONE = zip({ "a.csv": CSV });

const hostile: [string, () => Uint8Array, Refusal["code"]][] = [
  ["a zip bomb", () => zipSync({ "a.csv": NOTHING }), "too_large"],
  ["a zip of more than 64 MB", () => change(ONE, 24, 65 * 1024 * 1024), "too_large"],
  ["a zip that tells a smaller size than it has", () => change(ONE, 24, 5), "unreadable"],
  ["a zip that tells a larger size than it has", () => change(ONE, 24, 5000), "unreadable"],
  ["a zip whose content does not have its checksum", () => change(ONE, 16, 1), "unreadable"],
  ["a zip that points behind its end", () => change(ONE, 42, 1_000_000), "unreadable"],
  ["a zip locked in an unusual way", () => change(ONE, 8, 65, 2), "unreadable"],
  ["an unusual packing", () => change(ONE, 10, 14, 2), "unreadable"],
  ["a zip for more than 4 GB", () => change(ONE, 24, 0xff_ff_ff_ff), "too_large"],
  ["a zip in a zip", () => zip({ "b.zip": ONE }), "unreadable"],
  ["a packed file in a zip", () => zip({ "b.gz": gzipSync(strToU8(CSV)) }), "unreadable"],
  ["a packed zip", () => gzipSync(ONE), "unreadable"],
  ["a zip that is cut off", () => ONE.subarray(0, ONE.length - 30), "unreadable"],
  ["a zip without files", () => zip({}), "empty"],
  ["a zip of folders only", () => zip({ "a/": "" }), "empty"],
  ["a zip without any statement", () => zip({ "a.txt": "Dear Jane,\nhello.\n" }), "not_a_statement"],
  [
    "a zip of too many files",
    () => zip(Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`${index}.csv`, CSV]))),
    "too_large",
  ],
  [
    "a zip that announces 100,000 files",
    () => {
      const copy = ONE.slice();
      const view = new DataView(copy.buffer);
      view.setUint16(findRecord(copy, 0x06_05_4b_50) + 10, 0xff_ff, true);
      return copy;
    },
    "too_large",
  ],
  [
    "files that lie over one another",
    () => {
      const two = zip({ "a.csv": CSV, "b.csv": CSV });
      const first = findRecord(two, CENTRAL);
      const second = first + findRecord(two.subarray(first + 4), CENTRAL) + 4;
      const copy = two.slice();
      new DataView(copy.buffer).setUint32(second + 42, 0, true);
      return copy;
    },
    "unreadable",
  ],
  ["a packed bomb", () => gzipSync(NOTHING), "too_large"],
  ["a packed file that is cut off", () => gzipSync(strToU8(CSV)).subarray(0, 40), "unreadable"],
  ["a packed file of nothing", () => gzipSync(new Uint8Array(0)), "empty"],
];

describe("U3: hostile archives", () => {
  it.each(hostile)("refuses %s and says what to do", async (_name, make, code) => {
    const refusal = await refusalOf(make());
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(/(?:Unpack|Download|upload|larger|Export|Save)/);
  });
});

describe("an archive of several formats", () => {
  const told = async (files: Record<string, string>): Promise<string[]> => {
    const { problems } = await read(zip(files));
    return problems.flatMap(({ code, message }) => (code === "several_formats" ? [message] : []));
  };

  it("is called by its first file, and says that others are written otherwise", async () => {
    const files = { "a.csv": CSV, "b.sta": mt940("1111111111", "6,00") };
    expect((await read(zip(files))).format).toBe("csv");
    expect(await told(files)).toEqual(["The files of this archive are of several formats: csv, mt940."]);
    expect(await told({ "a.csv": CSV, "b.csv": CSV })).toEqual([]);
  });
});

describe("a page that a browser saved in one file", () => {
  const PAGE =
    "<html><body><p>Current account 12345678</p><p>Opening balance =E2=82=AC100.00</p><table><tr><th>Date</th><th>Details</th><th>=\r\nAmount</th><th>Balance</th></tr>\r\n" +
    "<tr><td>2 Jan 2025</td><td>Caf=C3=A9</td><td>-10.00</td><td>90.00</td></tr>\r\n" +
    "<tr><td>3 Jan 2025</td><td>Pay</td><td>20.00</td><td>110.00</td></tr></table></body></html>\r\n";
  const saved = (encoding: string, page: string): Uint8Array =>
    strToU8(
      [
        "From: <Saved by Blink>",
        "Subject: Online",
        "MIME-Version: 1.0",
        'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="--x7Qk--"',
        "",
        "",
        "----x7Qk--",
        "Content-Type: text/html",
        `Content-Transfer-Encoding: ${encoding}`,
        "",
        page,
        "----x7Qk--",
        "Content-Type: image/png",
        "Content-Transfer-Encoding: base64",
        "",
        "iVBORw0KGgo=",
        "----x7Qk----",
        "",
      ].join("\r\n"),
    );
  const plain = PAGE.replaceAll("=\r\n", "").replaceAll("=E2=82=AC", "€").replaceAll("=C3=A9", "é");
  const packed = btoa(String.fromCharCode(...strToU8(plain)));

  it.each([
    ["quoted-printable", PAGE],
    ["base64", packed],
    ["8bit", plain],
  ])("is read in %s, and each row leads to its line", async (encoding, page) => {
    const bytes = saved(encoding, page);
    const { format, statements } = await read(bytes);
    expect(format).toBe("html");
    expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved"]);
    expect(statements[0]?.transactions.map(({ description, amount }) => [description, amount])).toEqual([
      ["Café", -1000],
      ["Pay", 2000],
    ]);
    const lines = readTextLines(bytes);
    const source = statements[0]?.transactions[0]?.source ?? { line: 0 };
    expect(lines.ok && "line" in source ? lines.value[source.line - 1] : null).toContain("Café");
  });

  it("is refused where it holds none, or one that is damaged", async () => {
    expect((await refusalOf(saved("base64", "%%%"))).code).toBe("empty");
    expect((await refusalOf(saved("8bit", "<html><body><p>Hello</p></body></html>"))).code).toBe(
      "not_a_statement",
    );
  });
});
