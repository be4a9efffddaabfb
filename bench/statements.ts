import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { minorDigits } from "@passbook/contract/values";
import { parseStatement } from "@passbook/statement-parser";
import type { ParsedFile, Refusal } from "@passbook/statement-parser";

/** What a corpus file must give; see the corpus README. */
type Expected = {
  transactions: number;
  total: string | null;
  opening?: string | null;
  closing?: string | null;
  openings?: (string | null)[];
  closings?: (string | null)[];
  adds_up?: boolean;
  alt?: { transactions: number; total?: string }[];
  accept_errors?: string | string[];
  uncertain?: boolean;
  statements?: number;
  tx_details?: number;
  bad_rows?: number;
  unparsable_amounts?: number;
};
type Entry = { path: string; format: string; country?: string; expected: Expected };
type Outcome = { kind: "exact" | "wrong" | "refused"; why: string; falseProof: boolean };
type Tally = {
  files: number;
  exact: number;
  wrong: number;
  refused: number;
  falseProofs: number;
  bytes: number;
  ms: number;
};

const corpusDir = process.argv[2] ?? "../shared/corpus";
const formats = new Set((process.argv[3] ?? "ofx,qfx,qif,camt,mt940,bai2,simplefin,csv").split(","));
const today = "2026-11-20";

const toMinor = (decimal: string, digits: number): number => {
  const [whole = "0", fraction = ""] = decimal.replace("-", "").split(".");
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  const rounded = kept + (fraction.charAt(digits) >= "5" ? 1 : 0);
  return decimal.startsWith("-") ? -rounded : rounded;
};

const sumOf = (
  file: ParsedFile,
): { total: bigint; digits: number; count: number; zeros: number; bad: number } => {
  let total = 0n;
  let count = 0;
  let digits = 0;
  for (const statement of file.statements)
    for (const row of statement.transactions) digits = Math.max(digits, minorDigits(row.currency));
  for (const statement of file.statements)
    for (const row of statement.transactions) {
      total += BigInt(row.amount) * 10n ** BigInt(digits - minorDigits(row.currency));
      count += 1;
    }
  const zeros = file.problems.filter(
    (problem) => problem.code === "zero_amount" || problem.code === "no_cash_movement",
  ).length;
  return { total, digits: count === 0 ? 2 : digits, count, zeros, bad: file.problems.length - zeros };
};

const checkBalances = (file: ParsedFile, expected: Expected): string | null => {
  const digits = minorDigits(file.statements[0]?.currency ?? null);
  const single = file.statements.length === 1;
  const listed = (all: (string | null)[] | undefined, one: string | null | undefined): (string | null)[] =>
    all !== undefined && !(single && all.length > 1) ? all : single ? [one ?? null] : [];
  const wanted: ["opening" | "closing", (string | null)[]][] = [
    ["opening", listed(expected.openings, expected.opening)],
    ["closing", listed(expected.closings, expected.closing)],
  ];
  for (const [name, values] of wanted)
    for (const [index, value] of values.entries()) {
      if (value === null) continue;
      const found = file.statements[index]?.[`${name}_balance`];
      if (found !== toMinor(value, digits)) return `${name} ${found} instead of ${value}`;
    }
  return null;
};

const judge = (file: ParsedFile, expected: Expected): Outcome => {
  const { total, digits, count, zeros, bad } = sumOf(file);
  const fits = (option: { transactions: number; total?: string | null }): boolean => {
    const countFits = count === option.transactions || count + zeros === option.transactions;
    const wanted = option.total ?? null;
    const slack =
      wanted !== null && (wanted.split(".")[1] ?? "").replace(/0+$/, "").length > digits ? BigInt(count) : 0n;
    const gap = wanted === null ? 0n : total - BigInt(toMinor(wanted, digits));
    return countFits && gap <= slack && -gap <= slack;
  };
  const right =
    fits({ ...expected, transactions: expected.transactions - (expected.unparsable_amounts ?? 0) }) ||
    (expected.tx_details !== undefined && fits({ ...expected, transactions: expected.tx_details })) ||
    (expected.alt ?? []).some((option) => fits({ ...option, total: option.total ?? null }));
  const balances = right ? checkBalances(file, expected) : null;
  const proved = file.statements.some((statement) => statement.proof.verdict === "proved");
  const falseProof = proved && (!right || expected.adds_up === false || balances !== null);
  const why = `${count} rows (${zeros} zero, ${bad} bad), total ${total}/${digits}; expected ${expected.transactions}, ${expected.total}`;
  if (!right) return { kind: "wrong", why, falseProof };
  return balances === null
    ? { kind: "exact", why: "", falseProof }
    : { kind: "wrong", why: balances, falseProof };
};

const judgeRefusal = (refusal: Refusal, expected: Expected): Outcome => {
  const accepted = [expected.accept_errors ?? []].flat().includes(refusal.code);
  const none =
    expected.transactions === 0 || (expected.alt ?? []).some((option) => option.transactions === 0);
  return {
    kind: accepted || none ? "exact" : "refused",
    why: `${refusal.code}: ${refusal.message}`,
    falseProof: false,
  };
};

const parseTimed = async (
  bytes: Uint8Array,
  country: string | undefined,
): Promise<{ ms: number; outcome: Awaited<ReturnType<typeof parseStatement>> }> => {
  const hints =
    country !== undefined && /^[A-Z]{2}$/.test(country) && process.argv.includes("--country")
      ? { today, country }
      : { today };
  const start = performance.now();
  const outcome = await parseStatement(bytes, hints);
  return { ms: performance.now() - start, outcome };
};

const makeOfx = (rows: number): Uint8Array => {
  const parts = [
    "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>\n",
  ];
  for (let row = 0; row < rows; row += 1)
    parts.push(
      `<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>202401${String((row % 28) + 1).padStart(2, "0")}120000[-5:EST]\n<TRNAMT>-${row % 997}.${String((row % 90) + 10)}\n` +
        `<FITID>2024-${row}\n<NAME>Grocer &amp; Sons ${row % 50}\n<MEMO>Card payment number ${row}\n</STMTTRN>\n`,
    );
  parts.push("</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n");
  return new TextEncoder().encode(parts.join(""));
};

const makeQif = (rows: number): Uint8Array => {
  const parts = ["!Type:Bank\n"];
  for (let row = 0; row < rows; row += 1)
    parts.push(
      `D${(row % 12) + 1}/${(row % 28) + 1}/2024\nT-${row % 997}.${(row % 90) + 10}\nPGrocer and Sons ${row % 50}\nMCard payment number ${row}\n^\n`,
    );
  return new TextEncoder().encode(parts.join(""));
};

const makeCamt = (rows: number): Uint8Array => {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">\n<BkToCstmrStmt>\n<GrpHdr><MsgId>1</MsgId></GrpHdr>\n' +
      "<Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>\n",
  ];
  for (let row = 0; row < rows; row += 1) {
    const day = `2024-01-${String((row % 28) + 1).padStart(2, "0")}`;
    parts.push(
      `<Ntry>\n <NtryRef>${row}</NtryRef>\n <Amt Ccy="EUR">${row % 997}.${(row % 90) + 10}</Amt>\n <CdtDbtInd>DBIT</CdtDbtInd>\n <Sts><Cd>BOOK</Cd></Sts>\n` +
        ` <BookgDt><Dt>${day}</Dt></BookgDt>\n <ValDt><Dt>${day}</Dt></ValDt>\n <AcctSvcrRef>2024-${row}</AcctSvcrRef>\n` +
        ` <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn></BkTxCd>\n` +
        ` <NtryDtls><TxDtls><Refs><EndToEndId>E2E-${row}</EndToEndId><MndtId>M-1</MndtId></Refs>\n` +
        `  <RltdPties><Cdtr><Pty><Nm>Grocer &amp; Sons ${row % 50}</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></CdtrAcct></RltdPties>\n` +
        `  <RmtInf><Ustrd>Card payment number ${row}</Ustrd></RmtInf></TxDtls></NtryDtls>\n</Ntry>\n`,
    );
  }
  parts.push("</Stmt></BkToCstmrStmt></Document>\n");
  return new TextEncoder().encode(parts.join(""));
};

const makeMt940 = (rows: number): Uint8Array => {
  const parts = [":20:STARTUMS\r\n:25:37040044/0532013000\r\n:28C:1/1\r\n:60F:C231231EUR1000000,00\r\n"];
  for (let row = 0; row < rows; row += 1) {
    const day = String((row % 28) + 1).padStart(2, "0");
    parts.push(
      `:61:2401${day}01${day}DR${row % 997},${(row % 90) + 10}NMSCNONREF//2024-${row}\r\n` +
        `:86:106?00KARTENZAHLUNG?10931?20EREF+E2E-${row}?21SVWZ+Card payment numb\r\ner ${row}?30COBADEFFXXX?31DE89370400440532013000?32Grocer and Sons ${row % 50}\r\n`,
    );
  }
  parts.push(":62F:C240131EUR1,00\r\n-\r\n");
  return new TextEncoder().encode(parts.join(""));
};

const makeCsv = (rows: number): Uint8Array => {
  const parts = ["Date,Description,Amount,Balance\n"];
  let balance = 100_000_000;
  for (let row = 0; row < rows; row += 1) {
    const cents = (row % 9_000) + 100;
    balance -= cents;
    const text = (minor: number): string =>
      `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
    parts.push(
      `2024-${String((Math.trunc(row / 28 / (rows / 336 + 1)) % 12) + 1).padStart(2, "0")}-15,"Grocer and Sons ${row % 50}, card payment number ${row}",-${text(cents)},${text(balance)}\n`,
    );
  }
  return new TextEncoder().encode(parts.join(""));
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const printSpeed = async (): Promise<void> => {
  for (const [name, make] of [
    ["ofx", makeOfx],
    ["qif", makeQif],
    ["camt", makeCamt],
    ["mt940", makeMt940],
    ["csv", makeCsv],
  ] as const)
    for (const rows of [10_000, 100_000]) {
      const bytes = make(rows);
      const times: number[] = [];
      const processor: number[] = [];
      for (let run = 0; run < 7; run += 1) {
        const before = process.cpuUsage();
        times.push((await parseTimed(bytes, undefined)).ms);
        const { user, system } = process.cpuUsage(before);
        processor.push((user + system) / 1000);
      }
      // On a machine that others use too, processor time says more than the clock.
      const least = (bytes.length / 1e6 / (Math.min(...processor) / 1000)).toFixed(0);
      const first = times[0] ?? 0;
      const ms = median(times);
      const speed = (bytes.length / 1e6 / (ms / 1000)).toFixed(0);
      console.log(
        `${name.padEnd(5)} ${String(rows).padStart(7)} rows ${(bytes.length / 1e6).toFixed(1).padStart(5)} MB  first ${first.toFixed(0).padStart(5)} ms  median ${ms.toFixed(0).padStart(5)} ms  ${speed.padStart(4)} MB/s  best by processor time ${least.padStart(4)} MB/s`,
      );
    }
};

const entries = readFileSync(join(corpusDir, "manifest.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Entry);
const tallies = new Map<string, Tally>();
for (const entry of entries) {
  if (!formats.has(entry.format)) continue;
  const bytes = readFileSync(join(corpusDir, entry.path));
  const { ms, outcome } = await parseTimed(bytes, entry.country);
  const judged = outcome.ok
    ? judge(outcome.value, entry.expected)
    : judgeRefusal(outcome.error, entry.expected);
  const tally = tallies.get(entry.format) ?? {
    files: 0,
    exact: 0,
    wrong: 0,
    refused: 0,
    falseProofs: 0,
    bytes: 0,
    ms: 0,
  };
  tallies.set(entry.format, tally);
  tally.files += 1;
  tally[judged.kind] += 1;
  tally.falseProofs += judged.falseProof ? 1 : 0;
  tally.bytes += bytes.length;
  tally.ms += ms;
  const doubt = entry.expected.uncertain === true ? " (uncertain)" : "";
  if (judged.kind !== "exact") console.log(`${judged.kind}${doubt}: ${entry.path}: ${judged.why}`);
  if (judged.falseProof) console.log(`FALSE PROOF: ${entry.path}: ${judged.why}`);
}
console.log("\nformat  files  exact  wrong  refused  false proofs  exact %");
for (const [format, tally] of tallies)
  console.log(
    [
      format.padEnd(6),
      String(tally.files).padStart(6),
      String(tally.exact).padStart(6),
      String(tally.wrong).padStart(6),
      String(tally.refused).padStart(8),
      String(tally.falseProofs).padStart(13),
      ((100 * tally.exact) / tally.files).toFixed(1).padStart(8),
    ].join(" "),
  );
console.log("\nspeed on generated files (whole parse, proof included)");
if (!process.argv.includes("--no-speed")) await printSpeed();
