/** One statement of a made file: the account's number, and the text of each of its rows. */
type Made = { readonly account: string; readonly texts: readonly string[]; readonly currency?: string };

const toDay = (index: number): string => String((index % 28) + 1).padStart(2, "0");
const toCents = (index: number): number => (index % 990) + 10;
const toAmount = (index: number): string => (toCents(index) / 100).toFixed(2);
const sumOf = (texts: readonly string[]): number =>
  texts.reduce((sum, _text, index) => sum + toCents(index), 0);
const toTotal = (texts: readonly string[]): string => (sumOf(texts) / 100).toFixed(2);

const writeCamt = (statements: readonly Made[]): string => {
  const balance = (code: string, amount: string, currency: string, sign: string): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Dt><Dt>2024-01-31</Dt></Dt></Bal>`;
  const parts = statements.map(({ account, texts, currency = "EUR" }) => {
    const rows = texts.map(
      (text, at) =>
        `<Ntry><Amt Ccy="${currency}">${toAmount(at)}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2024-01-${toDay(at)}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>${text}</Nm></Cdtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    );
    return `<Stmt><Id>1</Id><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>${balance("OPBD", "0.00", currency, "CRDT")}${balance("CLBD", toTotal(texts), currency, "DBIT")}${rows.join("")}</Stmt>`;
  });
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${parts.join("")}</BkToCstmrStmt></Document>`;
};

const writeOfx = (statements: readonly Made[]): string => {
  const parts = statements.map(({ account, texts, currency = "EUR" }) => {
    const rows = texts.map(
      (text, at) =>
        `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202401${toDay(at)}<TRNAMT>-${toAmount(at)}<FITID>${at}<NAME>${text}<MEMO>${text}</STMTTRN>\n`,
    );
    return `<STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20240101<DTEND>20240131\n${rows.join("")}</BANKTRANLIST></STMTRS></STMTTRNRS>`;
  });
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\nCHARSET:NONE\n\n<OFX><BANKMSGSRSV1>${parts.join("")}</BANKMSGSRSV1></OFX>\n`;
};

const writeQif = (statements: readonly Made[]): string =>
  statements
    .map(({ account, texts }) => {
      const rows = texts.map(
        (text, at) => `D${toDay(at)}.01.2024\nT-${toAmount(at)}\nP${text}\nM${text}\n^\n`,
      );
      return `!Account\nN${account}\nTBank\n^\n!Type:Bank\n${rows.join("")}`;
    })
    .join("");

const fold = (text: string): string => text.replaceAll(/.{60}/g, "$&\n");

const writeMt940 = (statements: readonly Made[]): string =>
  statements
    .map(({ account, texts, currency = "EUR" }) => {
      const rows = texts.map((text, at) =>
        `:61:2401${toDay(at)}01${toDay(at)}D${toAmount(at).replace(".", ",")},NTRFNONREF\n:86:105?00KARTE?20${fold(text)}?32${fold(text.slice(0, 54))}\n`
          .replace(",,", ",")
          .replace(",NTRF", "NTRF"),
      );
      return `:20:STARTUMS\n:25:12345678/${account}\n:28C:1/1\n:60F:C240101${currency}0,00\n${rows.join("")}:62F:D240131${currency}${toTotal(texts).replace(".", ",")}\n-\n`;
    })
    .join("");

const writeBai2 = (statements: readonly Made[]): string => {
  const parts = statements.map(({ account, texts, currency = "USD" }) => {
    const rows = texts.map(
      (text, at) =>
        `16,475,${toCents(at)},Z,,,${text.replaceAll(/[,/]/g, " ").replaceAll(/.{70}/g, "$&\n88,")}\n`,
    );
    return `03,${account},${currency},010,0,,,015,-${sumOf(texts)},,/\n${rows.join("")}49,1,2/\n`;
  });
  return `01,021000021,ABC123,240131,0600,1,80,1,2/\n02,ABC123,021000021,1,240130,2359,USD,2/\n${parts.join("")}98,1,1,7/\n99,1,1,9/\n`;
};

const writeCoda = (statements: readonly Made[]): string =>
  statements
    .map(({ account, texts }) => {
      const number = account.replaceAll(/\D/g, "").padStart(14, "0").slice(-14);
      const rows = texts.map((text, at) => {
        const sequence = String((at % 9999) + 1).padStart(4, "0");
        const amount = String(toCents(at) * 10).padStart(15, "0");
        return `21${sequence}0000BANKREF              1${amount}${toDay(at)}0124001500000${text.slice(0, 53).padEnd(53)}${toDay(at)}012400101 0`.padEnd(
          128,
        );
      });
      const closing = String(sumOf(texts) * 10).padStart(15, "0");
      return [
        "0000001022472505        REF0000001JANE DOE                  BBRUBEBB   00000000000 00000".padEnd(
          127,
        ) + "2",
        `12001BE${number}                  EUR0000000000000000310124JANE DOE                  ZICHTREKENING                      001`,
        ...rows,
        `8001BE${number}                  EUR1${closing}310124`.padEnd(127) + "0",
        "9               000006000000000030000000000000000000".padEnd(127) + "2",
        "",
      ].join("\n");
    })
    .join("");

const writeN43 = (statements: readonly Made[]): string =>
  statements
    .map(({ account, texts }) => {
      const number = account.replaceAll(/\D/g, "").padStart(10, "0").slice(-10);
      const rows = texts.flatMap((text, at) => [
        `22    04182401${toDay(at)}2401${toDay(at)}020011${String(toCents(at)).padStart(14, "0")}0000000000000000000000000000`.padEnd(
          80,
        ),
        `2301${text.slice(0, 76).padEnd(76)}`,
      ]);
      const sum = String(sumOf(texts)).padStart(14, "0");
      return [
        `1100491500${number}24010124013120000000000000097830JUAN EJEMPLO`.padEnd(80),
        ...rows,
        `3300491500${number}${String(texts.length).padStart(5, "0")}${sum}00000${"0".repeat(14)}1${sum}978`.padEnd(
          80,
        ),
        "",
      ].join("\n");
    })
    .join("");

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const writeCsv = (statements: readonly Made[]): string =>
  statements
    .map(
      ({ account, texts, currency = "EUR" }) =>
        `Date;Account;Description;Amount;Currency\n${texts
          .map((text, at) => `2024-01-${toDay(at)};${account};${quote(text)};-${toAmount(at)};${currency}\n`)
          .join("")}`,
    )
    .join("\n");

const writeHtml = (statements: readonly Made[]): string =>
  `<html><body>${statements
    .map(
      ({ account, texts }) =>
        `<h2>Account ${account}</h2><table><tr><th>Date</th><th>Description</th><th>Amount</th></tr>${texts
          .map(
            (text, at) => `<tr><td>2024-01-${toDay(at)}</td><td>${text}</td><td>-${toAmount(at)}</td></tr>`,
          )
          .join("")}</table>`,
    )
    .join("")}</body></html>`;

const writePrinted = (statements: readonly Made[]): string =>
  statements
    .map(
      ({ account, texts }) =>
        `Example Bank            Statement of account ${account}\n\nDate         Description                     Amount\n${texts
          .map((text, at) => `2024-01-${toDay(at)}   ${text.padEnd(30)}  -${toAmount(at)}`)
          .join("\n")}\n\nTotal                                      -${toTotal(texts)}\n\f`,
    )
    .join("");

const writeSimpleFin = (statements: readonly Made[]): string =>
  JSON.stringify({
    errors: [],
    accounts: statements.map(({ account, texts, currency = "USD" }) => ({
      org: { domain: "bank.example.test", name: "Example Bank" },
      id: account,
      name: account,
      currency,
      balance: `-${toTotal(texts)}`,
      "balance-date": 1_706_659_200,
      transactions: texts.map((text, at) => ({
        id: String(at),
        posted: 1_704_067_200 + (at % 28) * 86_400,
        amount: `-${toAmount(at)}`,
        description: text,
        payee: text,
      })),
    })),
  });

const writeActual = (statements: readonly Made[]): string =>
  JSON.stringify(
    statements.flatMap(({ account, texts }) =>
      texts.map((text, at) => ({
        id: `${account}${at}`,
        account,
        date: `2024-01-${toDay(at)}`,
        amount: -toCents(at),
        imported_payee: text,
        notes: text,
        cleared: true,
      })),
    ),
  );

const WRITERS: Readonly<Record<string, (statements: readonly Made[]) => string>> = {
  camt: writeCamt,
  ofx: writeOfx,
  qif: writeQif,
  mt940: writeMt940,
  bai2: writeBai2,
  coda: writeCoda,
  n43: writeN43,
  csv: writeCsv,
  html: writeHtml,
  printed: writePrinted,
  simplefin: writeSimpleFin,
  actual: writeActual,
};

const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const toNumber = (index: number): string => String(10_000_000 + index * 7919);
const toShop = (index: number): string => `SHOP ${(index * 7919) % 1000} BERLIN`;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const toCurrency = (index: number): string =>
  [index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676) % 26].map((at) => LETTERS[at]).join("");

/** What of a file can grow; each makes about `n` kilobytes or rows of it. */
const DIMENSIONS: Readonly<Record<string, (n: number) => Made[]>> = {
  rows: (n) => [{ account: toNumber(0), texts: list(n, toShop) }],
  "rows of other words": (n) => [
    { account: toNumber(0), texts: list(n, (at) => `VENDOR ${(at * 2_654_435_761).toString(36)} GMBH`) },
  ],
  "statements of one account": (n) =>
    list(n, () => ({ account: toNumber(0), texts: [toShop(1), toShop(2)] })),
  "empty statements": (n) => list(n, () => ({ account: toNumber(0), texts: [] })),
  accounts: (n) => list(n, (at) => ({ account: toNumber(at), texts: [toShop(1), toShop(2)] })),
  currencies: (n) =>
    list(n, (at) => ({ account: toNumber(0), texts: [toShop(1)], currency: toCurrency(at) })),
  "letters of one text": (n) => [{ account: toNumber(0), texts: [toShop(0), "x".repeat(n * 20), toShop(1)] }],
  "words of one text": (n) => [
    { account: toNumber(0), texts: [toShop(0), list(n * 3, (at) => `w${at}`).join(" "), toShop(1)] },
  ],
  "digits of one text": (n) => [{ account: toNumber(0), texts: [toShop(0), "1".repeat(n * 20), toShop(1)] }],
  "blanks of one text": (n) => [
    { account: toNumber(0), texts: [toShop(0), `a${" ".repeat(n * 20)}b`, toShop(1)] },
  ],
  "signs of one text": (n) => [
    { account: toNumber(0), texts: [toShop(0), "-/.,:+?*".repeat(n * 3), toShop(1)] },
  ],
  "quotes of one text": (n) => [{ account: toNumber(0), texts: [toShop(0), `"'`.repeat(n * 10), toShop(1)] }],
  "brackets of one text": (n) => [
    { account: toNumber(0), texts: [toShop(0), "(".repeat(n * 20), toShop(1)] },
  ],
};

/** Files of every text format that grow along one dimension, for tests that compare the work they make. */
export const GROWING_FILES: readonly {
  readonly format: string;
  readonly dimension: string;
  readonly make: (n: number) => string;
}[] = Object.entries(WRITERS).flatMap(([format, write]) =>
  Object.entries(DIMENSIONS).map(([dimension, make]) => ({
    format,
    dimension,
    make: (n: number) => write(make(n)),
  })),
);
