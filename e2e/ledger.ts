import { expect } from "@playwright/test";
import { callAs, dataOf, type Person } from "./person.ts";

export type OfxRow = { day: string; cents: number; name: string };

const toDecimal = (cents: number): string => (cents / 100).toFixed(2);

/** An OFX 1 file of one account; amounts in cents, the balance before the first row is zero. */
export const makeOfx = (rows: readonly OfxRow[], account = "5407324931"): string => {
  const lines = rows.map(({ day, cents, name }, index) => {
    const date = day.replaceAll("-", "");
    const type = cents < 0 ? "DEBIT" : "CREDIT";
    return `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${date}<TRNAMT>${toDecimal(cents)}<FITID>${date}${String(index)}<NAME>${name}</STMTTRN>`;
  });
  const days = rows.map(({ day }) => day.replaceAll("-", "")).toSorted();
  const [first = "", last = ""] = [days.at(0), days.at(-1)];
  const closing = rows.reduce((sum, { cents }) => sum + cents, 0);
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>50010517<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>\n<BANKTRANLIST><DTSTART>${first}<DTEND>${last}\n${lines.join("\n")}\n</BANKTRANLIST><LEDGERBAL><BALAMT>${toDecimal(closing)}<DTASOF>${last}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
};

/** A month that never changes: spending of four kinds, and a salary. */
export const SEPTEMBER: readonly OfxRow[] = [
  { day: "2026-09-01", cents: -95_000, name: "RENT LINDENHOF" },
  { day: "2026-09-03", cents: -350, name: "COFFEE HOUSE" },
  { day: "2026-09-04", cents: -350, name: "COFFEE HOUSE" },
  { day: "2026-09-05", cents: -2100, name: "GREEN GROCER" },
  { day: "2026-09-12", cents: -4250, name: "BOOKSHOP AM MARKT" },
  { day: "2026-09-19", cents: -1890, name: "GREEN GROCER" },
  { day: "2026-09-28", cents: 250_000, name: "SALARY" },
];

/** Uploads a file as this person; answers its statement's id. */
const upload = async (person: Person, name: string, buffer: Buffer): Promise<string> => {
  const [received] = await dataOf<{ statement: { id: string } }[]>(person, "POST", "/api/statements", {
    multipart: { file: { name, mimeType: "application/octet-stream", buffer } },
  });
  return received?.statement.id ?? "";
};

/** A file is read in a process of its own, which a busy machine starts late. */
export const READ_WITHIN = { timeout: 40_000 };

/** Uploads a file and waits until it is read, whatever it then asks; answers its statement's id. */
export const importBytes = async (person: Person, name: string, bytes: Buffer): Promise<string> => {
  const id = await upload(person, name, bytes);
  await expect
    .poll(
      async () => (await dataOf<{ status: string }>(person, "GET", `/api/statements/${id}`)).status,
      READ_WITHIN,
    )
    .toMatch(/imported|needs_review|failed/);
  return id;
};

/** Uploads a file as this person and waits until it is imported; answers the statement. */
export const importFile = async (person: Person, name: string, text: string): Promise<{ id: string }> => {
  const id = await upload(person, name, Buffer.from(text));
  await expect
    .poll(async () => {
      const { body } = await callAs(person, "GET", `/api/statements/${id}`);
      return (body as { data: { status: string } }).data.status;
    }, READ_WITHIN)
    .toBe("imported");
  return { id };
};

/** The same month for every test that needs transactions of its own. */
export const importSeptember = (person: Person): Promise<{ id: string }> =>
  importFile(person, "september.ofx", makeOfx(SEPTEMBER));

/** A CSV of one account that begins with 3,000; amounts in cents. */
export const makeCsv = (rows: readonly OfxRow[]): string => {
  let balance = 300_000;
  const lines = rows.map(({ day, cents, name }) => {
    balance += cents;
    return `${day},${name},${toDecimal(cents)},${toDecimal(balance)}`;
  });
  return `Date,Description,Amount,Balance\n${lines.join("\n")}\n`;
};
