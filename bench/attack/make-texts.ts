import type { Dice } from "./dice.ts";
import { makeWords } from "./odd-words.ts";

/** A file that somebody hands in. */
export type Attack = { readonly name: string; readonly bytes: Uint8Array };
export type Make = (dice: Dice) => Attack;

const MOST = 100_000;
const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join("");

const ENCODINGS: readonly ((text: string, dice: Dice) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(text),
  (text) => Buffer.from(text, "latin1"),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  (text) => Buffer.from(text, "utf16le"),
  (text, dice) => {
    const at = dice.below(text.length);
    return Buffer.concat([
      Buffer.from(text.slice(0, at)),
      Buffer.from(text.slice(at), dice.pick(["latin1", "utf16le"])),
    ]);
  },
];
const encode = (text: string, dice: Dice): Buffer => dice.pick(ENCODINGS)(text, dice);

const HEADINGS = [
  "Date",
  "Buchungstag",
  "Amount",
  "Betrag",
  "Description",
  "Verwendungszweck",
  "Balance",
  "Saldo",
  "Currency",
  "Debit",
  "Credit",
  "Soll",
  "Haben",
  "",
  "Date",
  "x",
  "日付",
  "\0",
];

const csv: Make = (dice) => {
  const words = makeWords(dice);
  const columns = dice.pick([4, 4, 4, dice.size(20), dice.size(5000)]);
  const rows = dice.size(Math.min(MOST, Math.floor(1_500_000 / columns)));
  const [sign, end] = [dice.pick([",", ";", "\t", "|", ",,", "^"]), dice.pick(["\n", "\r\n", "\r", "\n\n"])];
  const quote = dice.pick([
    (text: string) => text,
    (text: string) => text,
    (text: string) => `"${text}"`,
    (text: string) => `"${text}`,
  ]);
  const cells = [words.date, words.text, words.amount, words.currency];
  const line = (of: (column: number) => string): string =>
    Array.from({ length: columns }, (_, at) => quote(of(at))).join(sign) + end;
  const head = dice.chance(0.8)
    ? line((at) => (at < 4 ? ["Date", "Description", "Amount", "Currency"][at]! : dice.pick(HEADINGS)))
    : "";
  const tail = dice.chance(0.2) ? `${quote(words.date())}${sign}"${words.long(MOST)}` : "";
  return {
    name: "table.csv",
    bytes: encode(head + repeat(rows, () => line((at) => cells[at % 4]!())) + tail, dice),
  };
};

const csvOfOneThing: Make = (dice) => {
  const count = dice.size(2_000_000);
  const piece = dice.pick([
    ",",
    ";",
    '"',
    '""',
    "\n",
    "a,",
    "1;",
    '",\n',
    "\t\n",
    "2024-01-01,",
    "-1.00,",
    "a",
    "1,00 ",
    "\r",
  ]);
  return {
    name: "one.csv",
    bytes: encode(`Date,Description,Amount\n2024-01-01,x,1.00\n${piece.repeat(count)}`, dice),
  };
};

const qif: Make = (dice) => {
  const words = makeWords(dice);
  const field = (): string =>
    dice.pick([
      () => `D${words.date()}`,
      () => `T${words.amount()}`,
      () => `P${words.text()}`,
      () => `M${words.long(5000)}`,
      () => `S${words.text()}\nE${words.text()}\n$${words.amount()}`,
      () => `L[${words.text()}]`,
      () =>
        dice.pick([
          "^",
          "!",
          "N",
          "U",
          "C*",
          "!Account",
          "!Type:Invst",
          "!Type:Cat",
          "!Option:AutoSwitch",
          "a",
        ]),
    ])();
  const row = (): string => `D${words.date()}\nT${words.amount()}\nP${words.text()}\n^\n`;
  const one_field = dice.pick([
    "^\n",
    "S\n",
    "S\nE\n$1\n",
    "D\n",
    "T1\n",
    "!Account\nNa\n^\n",
    "!Type:Bank\n",
    "M\n",
    "a\n",
    "\n",
  ]);
  const body = dice.pick([
    () => repeat(dice.size(20_000), row),
    () => repeat(dice.size(20_000), () => `${field()}\n`),
    () => row().replace("^\n", "") + one_field.repeat(dice.size(300_000)) + row(),
  ])();
  return {
    name: "book.qif",
    bytes: encode(`!Type:${dice.pick(["Bank", "CCard", "Cash", "Invst", "Oth L", "", "?"])}\n${body}`, dice),
  };
};

const ofxRow = (words: ReturnType<typeof makeWords>, at: number): string =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${words.date().replaceAll("-", "")}<TRNAMT>${words.amount()}<FITID>${String(at)}<NAME>${words.text()}</STMTTRN>`;
const toOfx = (inside: string): string =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\nCHARSET:NONE\n\n<OFX><BANKMSGSRSV1>${inside}</BANKMSGSRSV1></OFX>`;
const toOfxAccount = (account: string, currency: string, rows: string, balance: string): string =>
  `<STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20240101<DTEND>20240131${rows}</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>20240131</LEDGERBAL></STMTRS></STMTTRNRS>`;

const ofx: Make = (dice) => {
  const words = makeWords(dice);
  const rows = (count: number): string => repeat(count, (at) => ofxRow(words, at));
  const tag = dice.pick([
    "STMTTRN",
    "A",
    "BANKTRANLIST",
    "STMTRS",
    "NAME",
    "!--",
    "?",
    "INVSTMTRS",
    "LEDGERBAL",
    "CURDEF",
  ]);
  const text = dice.pick([
    () =>
      toOfx(
        repeat(dice.size(3000), (at) =>
          toOfxAccount(String(at), words.currency(), rows(dice.below(3)), words.amount()),
        ),
      ),
    () => toOfx(toOfxAccount("1", words.currency(), rows(dice.size(20_000)), words.amount())),
    () => toOfx(toOfxAccount("1", "EUR", `<${tag}>`.repeat(dice.size(400_000)), "1")),
    () => toOfx(toOfxAccount("1", "EUR", `<${tag}></${tag}>`.repeat(dice.size(200_000)) + rows(2), "1")),
    () => toOfx(toOfxAccount("1", "EUR", `</${tag}>`.repeat(dice.size(200_000)) + rows(2), "1")),
    () =>
      toOfx(
        toOfxAccount(
          "1",
          "EUR",
          rows(1).replace("<NAME>", `<NAME>${words.long(400_000)}<MEMO>${words.long(400_000)}`),
          "1",
        ),
      ),
    () => toOfx(toOfxAccount(words.long(100_000), words.long(100), rows(3), words.amount())),
    () =>
      `<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY a "${words.long(900)}"><!ENTITY b "&a;&a;&a;">]>${toOfx(toOfxAccount("1", "EUR", rows(2).replace("Shop", "&b;"), "1"))}`,
  ])();
  return { name: dice.pick(["money.ofx", "money.qfx", "money.qbo"]), bytes: encode(text, dice) };
};

const toCamt = (inside: string, head = ""): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${inside}</BkToCstmrStmt></Document>`;
const camt: Make = (dice) => {
  const words = makeWords(dice);
  const row = (): string =>
    `<Ntry><Amt Ccy="${words.currency()}">${words.amount().replace("-", "")}</Amt><CdtDbtInd>${dice.pick(["DBIT", "DBIT", "CRDT", "?"])}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${words.date()}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>x</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  const balance = (code: string): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${words.amount()}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${words.date()}</Dt></Dt></Bal>`;
  const statement = (account: string, rows: string): string =>
    `<Stmt><Id>1</Id><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>EUR</Ccy></Acct>${balance("OPBD")}${balance("CLBD")}${rows}</Stmt>`;
  const tag = dice.pick(["Stmt", "Ntry", "TxDtls", "Bal", "NtryDtls", "Ustrd", "a:b"]);
  const depth = dice.size(100_000);
  const text = dice.pick([
    () => toCamt(repeat(dice.size(3000), (at) => statement(String(at), row()))),
    () => toCamt(statement("1", repeat(dice.size(10_000), row))),
    () => toCamt(`<${tag}/>`.repeat(dice.size(200_000))),
    () => toCamt(statement("1", `<${tag}/>`.repeat(dice.size(200_000)) + row())),
    () => toCamt(statement("1", row().replace("<Ustrd>x", `<Ustrd>${words.long(300_000)}`))),
    () =>
      toCamt(
        statement("1", row().replace("<Ustrd>x</Ustrd>", "<Ustrd>x</Ustrd>".repeat(dice.size(100_000)))),
      ),
    () => toCamt(`<${tag}>`.repeat(depth) + row() + `</${tag}>`.repeat(depth)),
    () =>
      toCamt(
        statement("&b;", row()),
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${"&a;".repeat(500)}">]>`,
      ),
    () => toCamt(statement("&x;", row()), '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    () =>
      toCamt(
        statement(
          "1",
          row().replace("<Ntry>", `<Ntry ${repeat(dice.size(50_000), (at) => `a${String(at)}="1" `)}>`),
        ),
      ),
    () =>
      toCamt(
        statement(
          "1",
          row() +
            dice
              .pick(["<![CDATA[", "<!--", "<?x", "<Ntry", "<Ntry a='", "&#xFFFFFFFF;", "&#0;"])
              .repeat(dice.size(50_000)),
        ),
      ),
  ])();
  return { name: dice.pick(["camt.xml", "camt.053.xml"]), bytes: encode(text, dice) };
};

const mt940: Make = (dice) => {
  const words = makeWords(dice);
  const digits = (text: string): string => text.replaceAll("-", "").slice(2);
  const row = (): string =>
    `:61:${digits(words.date())}D${words.amount().replace("-", "").replace(".", ",")}NTRFNONREF\n:86:105?00KARTE?20${words.text()}?32x\n`;
  const statement = (rows: string): string =>
    `:20:STARTUMS\n:25:12345678/${String(dice.below(99_999))}\n:28C:1/1\n:60F:C240101${words.currency()}0,00\n${rows}:62F:D240131EUR${words.amount().replace("-", "").replace(".", ",")}\n-\n`;
  const piece = dice.pick([
    ":86:\n",
    ":86:x\n",
    ":61:\n",
    ":20:\n",
    ":62F:C240131EUR0,00\n",
    ":60F:\n",
    "-\n",
    "x\n",
    "?20",
    "{1:}{4:\n",
    "\n",
  ]);
  const text = dice.pick([
    () => statement(repeat(dice.size(20_000), row)),
    () => repeat(dice.size(3000), () => statement(row())),
    () => statement(row() + piece.repeat(dice.size(200_000))),
    () => piece.repeat(dice.size(200_000)) + statement(row()),
    () => statement(`${row().trimEnd()}${words.long(500_000)}\n`),
    () => statement(`${row()}${repeat(dice.size(50_000), () => `${words.text()}\n`)}`),
  ])();
  return { name: dice.pick(["mt.sta", "mt.mt940", "mt.txt"]), bytes: encode(text, dice) };
};

const fixedWidth: Make = (dice) => {
  const words = makeWords(dice);
  const kind = dice.pick([
    {
      name: "c.cod",
      width: 128,
      head: "0000018011872505        0123456789JOHN DOE                  BBRUBEBB   00123456789 00000                                       2",
      marks: ["1", "21", "22", "23", "31", "32", "8", "9", "4"],
    },
    { name: "n.n43", width: 80, head: "11", marks: ["11", "22", "23", "24", "33", "88"] },
    {
      name: "b.bai",
      width: 0,
      head: "01,021000021,ABC123,240131,0600,1,80,1,2/\n02,ABC123,021000021,1,240130,2359,USD,2/\n03,1,USD,010,0,,,/",
      marks: ["16,475,100,Z,,,", "88,", "49,1,2/", "98,1,1,7/", "03,2,EUR,015,-1,,/", "16,", "99", "02,"],
    },
  ] as const);
  const mark = dice.pick(kind.marks);
  const line = (own: string): string => {
    const text =
      own + (dice.chance(0.3) ? words.text() + words.amount() : String(dice.below(10)).repeat(kind.width));
    return `${kind.width === 0 ? text : text.padEnd(kind.width).slice(0, kind.width)}\n`;
  };
  const body = dice.pick([
    () => repeat(dice.size(20_000), () => line(dice.pick(kind.marks))),
    () => repeat(dice.size(100_000), () => line(mark)),
  ])();
  return { name: kind.name, bytes: encode(`${kind.head.padEnd(kind.width)}\n${body}`, dice) };
};

const html: Make = (dice) => {
  const words = makeWords(dice);
  const row = (): string => `<tr><td>${words.date()}<td>${words.text()}<td>${words.amount()}</tr>`;
  const head = "<tr><th>Date<th>Description<th>Amount</tr>";
  const depth = dice.size(100_000);
  const huge = dice.pick(["1000000000", "65535", "-1", "1e9", "99999", "0"]);
  const text = dice.pick([
    () => `<table>${head}${repeat(dice.size(10_000), row)}</table>`,
    () =>
      `<table>${head}${row()}<tr><td colspan=${huge} rowspan=${huge}>1${row().repeat(dice.size(2000))}</table>`,
    () => `<table><tr><td>`.repeat(depth) + row(),
    () => `<div>`.repeat(depth) + `<table>${head}${row()}</table>`,
    () => `<table>${head}${row()}</table>`.repeat(dice.size(10_000)),
    () =>
      `<table>${head}${dice.pick(["<td>", "<tr>", "<td colspan=500>", "<b>", "</table>", "<table>", "<", "<!--", "&#x;", "&amp", "<script>"]).repeat(dice.size(200_000))}${row()}`,
    () => `<table>${head}<tr><td>${words.date()}<td>${words.long(500_000)}<td>1</tr></table>`,
  ])();
  return {
    name: dice.pick(["page.html", "page.htm", "page.xls"]),
    bytes: encode(`<!doctype html><html><body>${text}`, dice),
  };
};

const json: Make = (dice) => {
  const words = makeWords(dice);
  const row = (at: number): string =>
    `{"id":"${String(at)}","posted":${dice.pick(["1706659200", "0", "-1", "1e300", "null", '"x"', "99999999999999"])},"amount":${JSON.stringify(words.amount())},"description":${JSON.stringify(words.text())}}`;
  const account = (rows: string): string =>
    `{"org":{"name":"x"},"id":"${String(dice.below(99_999))}","name":"a","currency":${JSON.stringify(words.currency())},"balance":${JSON.stringify(words.amount())},"balance-date":1706659200,"transactions":[${rows}]}`;
  const rows = (count: number): string => Array.from({ length: count }, (_, at) => row(at)).join(",");
  const depth = dice.size(200_000);
  const text = dice.pick([
    () => `{"errors":[],"accounts":[${account(rows(dice.size(20_000)))}]}`,
    () =>
      `{"errors":[],"accounts":[${Array.from({ length: dice.size(3000) }, () => account(rows(1))).join(",")}]}`,
    () => `{"accounts":${"[".repeat(depth)}${"]".repeat(depth)}}`,
    () => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
    () =>
      `{"accounts":[${account(`{${repeat(dice.size(50_000), (at) => `"k${String(at)}":1,`)}"__proto__":{"x":1}}`)}]}`,
    () => `[${rows(dice.size(10_000))}]`,
    () => `{"accounts":[${account(row(1).replace(/"Shop \d+"/, JSON.stringify(words.long(500_000))))}]}`,
    () => repeat(dice.size(5000), (at) => `${row(at)}\n`),
  ])();
  return { name: "simplefin.json", bytes: encode(text, dice) };
};

const plain: Make = (dice) => {
  const words = makeWords(dice);
  const gap = dice.pick([" ", "  ", "\t", "   ", "\u00a0\u00a0"]);
  const row = (): string => [words.date(), words.text(), words.amount(), words.amount()].join(gap);
  const text = dice.pick([
    () => repeat(dice.size(5000), () => `${row()}\n`),
    () => repeat(dice.size(5000), row),
    () => repeat(dice.size(3000), () => row().split(gap).join("\n") + "\n"),
    () => words.long(500_000) + row(),
    () => repeat(dice.size(5000), () => `${" ".repeat(dice.size(300))}${words.amount()}\n`),
    () => repeat(dice.size(20_000), () => `${words.date()} `),
    () => repeat(dice.size(20_000), () => `${words.amount()} `),
    () => `${row()}\f`.repeat(dice.size(2000)),
  ])();
  return {
    name: "copied.txt",
    bytes: encode(`Opening balance${gap}0.00\n${text}\nClosing balance${gap}1.00\n`, dice),
  };
};

export const TEXTS: Readonly<Record<string, Make>> = {
  csv,
  "csv of one thing": csvOfOneThing,
  qif,
  ofx,
  camt,
  mt940,
  "fixed width": fixedWidth,
  html,
  json,
  plain,
};
