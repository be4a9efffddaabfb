import { readFileSync, readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile, Refusal } from "../../index.ts";
import type { Result } from "@passbook/contract/values";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const parse = (text: string): Result<ParsedFile, Refusal> =>
  parseBytes(encode(text), { today: "2026-11-20" });
const refusalOf = (text: string): Refusal => {
  const parsed = parse(text);
  if (parsed.ok) throw new Error("was read");
  return parsed.error;
};

const camt = (inside: string, before = ""): string =>
  `<?xml version="1.0"?>${before}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${inside}</BkToCstmrStmt></Document>`;
const entry = (text: string): string =>
  `<Stmt><Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2024-01-31</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry></Stmt>`;

const LAUGHS = `<!DOCTYPE Document [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(50)}">]>`;

const refused: [string, () => string, Refusal["code"], RegExp][] = [
  ["CAMT with a document type", () => camt(entry("x"), LAUGHS), "unreadable", /document type/],
  [
    "CAMT with an outer file",
    () => camt(entry("x"), '<!DOCTYPE a SYSTEM "file:///etc/passwd">'),
    "unreadable",
    /document type/,
  ],
  [
    "CAMT with a document type inside",
    () => camt(`${entry("x")}<!DOCTYPE a>`),
    "unreadable",
    /document type/,
  ],
  ["CAMT nested without end", () => camt("<A>".repeat(200_000)), "unreadable", /nested/],
  [
    "CAMT with two million references",
    () => camt(entry("&amp;".repeat(2_000_000))),
    "unreadable",
    /references/,
  ],
  [
    "CAMT with two million references in many entries",
    () => camt(entry("&#38;".repeat(1000)).repeat(2000)),
    "unreadable",
    /references/,
  ],
  [
    "CAMT with a flood of attributes",
    () => camt(`<Stmt ${Array.from({ length: 5000 }, (_, index) => `a${index}="x"`).join(" ")}></Stmt>`),
    "unreadable",
    /attributes/,
  ],
  ["CAMT that is cut off", () => camt(entry("x")).slice(0, -40), "unreadable", /Download it again/],
  ["CAMT cut off inside a tag", () => camt(entry("x")).slice(0, -3), "unreadable", /Download it again/],
  ["CAMT with crossed tags", () => camt("<Stmt><Ntry></Stmt></Ntry>"), "unreadable", /no valid XML/],
  ["CAMT with text behind its end", () => `${camt(entry("x"))}<Document/>`, "unreadable", /no valid XML/],
  [
    "CAMT without a statement",
    () => camt("<GrpHdr><MsgId>1</MsgId></GrpHdr>"),
    "not_a_statement",
    /Download/,
  ],
  ["a million opening signs", () => camt("<".repeat(1_000_000)), "unreadable", /XML|end/],
  [
    "MT940 without transactions and balances",
    () => ":20:STARTUMS\n:25:12345678/1\n:28C:1/1\n",
    "not_a_statement",
    /whole statement/,
  ],
  ["CODA without an account", () => `${"0000001022472505".padEnd(128)}\n`, "not_a_statement", /Download/],
  [
    "BAI2 without an account",
    () => "01,A,B,240131,0600,1,,,2/\n99,0,0,2/\n",
    "not_a_statement",
    /account records/,
  ],
  ["JSON of something else", () => '{"name":"Jane","pets":["cat"]}', "not_a_statement", /CSV or OFX/],
  ["JSON that is cut off", () => '{"accounts":[{"id":"1","balance":', "unreadable", /Export it again/],
  ["JSON nested without end", () => '{"a":'.repeat(100_000), "unreadable", /Export it again/],
  [
    "an answer of SimpleFIN that has no accounts",
    () => '{"errors":["Payment required."],"accounts":[]}',
    "not_a_statement",
    /Export/,
  ],
];

describe("U4: hostile and broken files of formats that describe themselves", () => {
  it.each(refused)("refuses %s", (_name, make, code, message) => {
    const refusal = refusalOf(make());
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(message);
  });

  it("names the line at which an XML file breaks", () => {
    expect(refusalOf(camt("\n\n<Stmt>\n<Ntry></Stmt>"))).toMatchObject({ place: { line: 4 } });
  });

  it("knows only XML's own five names and leaves others as they are", () => {
    const parsed = parse(camt(entry("a &lt; b &xxe; &#x41; AT&T")));
    expect(parsed.ok && parsed.value.statements[0]?.transactions[0]?.description).toBe("a < b &xxe; A AT&T");
  });

  it.each([
    ["an amount that is none", "12..34", "amount_unreadable"],
    ["a signed amount", "-1.00", "amount_unreadable"],
    ["an amount of nothing", "0.00", "zero_amount"],
  ])("reports %s", (_name, amount, code) => {
    const parsed = parse(camt(entry("x").replace("1.00", amount)));
    expect(parsed.ok && parsed.value.problems).toMatchObject([{ code, place: { line: 1 } }]);
    expect(parsed.ok && parsed.value.statements[0]?.transactions).toEqual([]);
  });

  it("reports an entry without a direction and one without any date", () => {
    const without = camt(
      entry("x").replace("<CdtDbtInd>DBIT</CdtDbtInd>", "") +
        entry("y").replace("<BookgDt><Dt>2024-01-31</Dt></BookgDt>", ""),
    );
    const parsed = parse(without);
    expect(parsed.ok && parsed.value.problems.map((problem) => problem.code)).toEqual([
      "direction_missing",
      "date_unreadable",
    ]);
  });
});

const dialects = new URL("../../../samples/dialects/", import.meta.url);
const texts = readdirSync(dialects)
  .filter((name) => name !== "expected.json" && !name.includes("utf16"))
  .map((name): [string, string] => [name, readFileSync(new URL(name, dialects), "utf8")]);

const totalsOf = (parsed: Result<ParsedFile, Refusal>): number[] =>
  parsed.ok
    ? parsed.value.statements
        .filter((statement) => statement.proof.verdict === "proved")
        .map((statement) => statement.transactions.reduce((sum, row) => sum + row.amount, 0))
    : [];

describe("any file cut off anywhere", () => {
  it("is read or refused, and never proved with another total", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([, text], share) => {
          const whole = totalsOf(parse(text));
          const cut = totalsOf(parse(text.slice(0, Math.floor(text.length * share))));
          expect(cut.every((total) => whole.includes(total))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is never proved where it ends between two pages, whatever sign is the last", () => {
    const [, text = ""] = texts.find(([name]) => name === "mt940-pages.sta") ?? [];
    const whole = totalsOf(parse(text));
    const wrong = Array.from(text, (_, at) => totalsOf(parse(text.slice(0, at)))).filter(
      (cut) => !cut.every((total) => whole.includes(total)),
    );
    expect(whole).toHaveLength(1);
    expect(wrong).toEqual([]);
  });

  it("is read or refused with any characters put in", () => {
    const noise = fc.string({
      unit: fc.constantFrom(...Array.from("<>&;:\n\r-/?+,.'\"{}[]0123456789CDREUR \u0000é")),
    });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), noise, ([, text], at, put) => {
        const where = at % text.length;
        expect(typeof parse(text.slice(0, where) + put + text.slice(where)).ok).toBe("boolean");
      }),
      { numRuns: 300 },
    );
  });
});
