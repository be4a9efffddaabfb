/** One row of an OFX file; amounts in cents, `id` its FITID. */
export type OfxRow = {
  readonly day: string;
  readonly cents: number;
  readonly name: string;
  readonly id: string;
};
export type OfxFile = {
  readonly account: string;
  readonly rows: readonly OfxRow[];
  readonly currency?: string;
  /** Closing balance in cents; left out when not given. */
  readonly closing?: number;
};

/** So many rows over nine months, of forty shops; no two are alike. */
export const makeYear = (count: number): OfxRow[] =>
  Array.from({ length: count }, (_, index) => ({
    day: `2026-0${String(1 + (index % 9))}-1${String(index % 7)}`,
    cents: -100 - index,
    name: `SHOP ${String(index % 40)}`,
    id: String(index).padStart(7, "0"),
  }));

const toDecimal = (cents: number): string => (cents / 100).toFixed(2);
const toDate = (day: string): string => day.replaceAll("-", "");

const toRow = ({ day, cents, name, id }: OfxRow): string =>
  `<STMTTRN><TRNTYPE>${cents < 0 ? "DEBIT" : "CREDIT"}<DTPOSTED>${toDate(day)}<TRNAMT>${toDecimal(cents)}<FITID>${id}<NAME>${name}</STMTTRN>`;

/** One account as an OFX 1 bank message. */
const toMessage = ({ account, rows, currency = "EUR", closing }: OfxFile): string => {
  const days = rows.map(({ day }) => toDate(day)).toSorted((a, b) => (a < b ? -1 : 1));
  const period = `<DTSTART>${days[0] ?? "20260101"}<DTEND>${days.at(-1) ?? "20260131"}`;
  const ledger =
    closing === undefined
      ? ""
      : `<LEDGERBAL><BALAMT>${toDecimal(closing)}<DTASOF>${days.at(-1) ?? "20260131"}</LEDGERBAL>`;
  return `<STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>50010517<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>${period}
${rows.map(toRow).join("\n")}
</BANKTRANLIST>${ledger}</STMTRS></STMTTRNRS>`;
};

/** An OFX 1.02 file of one or several accounts, as banks write them. */
export const makeOfx = (...files: readonly OfxFile[]): string =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1>${files.map(toMessage).join("")}</BANKMSGSRSV1></OFX>\n`;
