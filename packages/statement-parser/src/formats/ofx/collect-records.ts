import { LineCounter } from "../../decode/text/count-lines.ts";
import { scanTags } from "./scan-tags.ts";
import type { TagFault } from "./scan-tags.ts";

/** The leaf values of one aggregate, nested ones by path: `PAYEE.NAME`. */
export type OfxFields = Map<string, string>;

export type OfxTransaction = { fields: OfxFields; line: number; pending: boolean };

export type OfxInvestment = { kind: string; fields: OfxFields; line: number };

export type OfxStatement = {
  kind: "bank" | "card" | "investment";
  fields: OfxFields;
  balances: OfxFields[];
  transactions: OfxTransaction[];
  /** Purchases, sales and incomes of securities, under the names of their aggregates. */
  investments: OfxInvestment[];
  /** What is held of each security. */
  positions: OfxFields[];
};

/** `securities` are what the file says of those that its statements name. */
export type OfxFile = { header: OfxFields; statements: OfxStatement[]; securities: OfxFields[] };

const STATEMENTS: Readonly<Record<string, OfxStatement["kind"]>> = {
  STMTRS: "bank",
  CCSTMTRS: "card",
  INVSTMTRS: "investment",
};

const GROUPS = new Set(
  (
    "OFX BANKTRANLIST BANKTRANLISTP INVTRANLIST BANKACCTFROM CCACCTFROM INVACCTFROM BANKACCTTO CCACCTTO LEDGERBAL AVAILBAL BALLIST INVBAL INVPOSLIST " +
    "INVOOLIST INV401K PAYEE EXTDPAYEE CURRENCY ORIGCURRENCY STATUS FI SONRS STMTTRNRS CCSTMTTRNRS INVSTMTTRNRS IMAGEDATA"
  ).split(" "),
);

const INVESTMENT_ROWS = new Set(
  (
    "BUYDEBT BUYMF BUYOPT BUYOTHER BUYSTOCK CLOSUREOPT INCOME INVEXPENSE JRNLFUND JRNLSEC MARGININTEREST REINVEST " +
    "RETOFCAP SELLDEBT SELLMF SELLOPT SELLOTHER SELLSTOCK SPLIT TRANSFER"
  ).split(" "),
);

const POSITIONS = new Set("POSDEBT POSMF POSOPT POSOTHER POSSTOCK".split(" "));

/** What stands in a statement itself; transactions and lists before it that were never closed end there. */
const PARTS = new Set(["LEDGERBAL", "AVAILBAL", "BALLIST", "INVBAL", "INVPOSLIST"]);

type Frame = { name: string; fields: OfxFields; prefix: string };

class Collection {
  readonly file: OfxFile = { header: new Map(), statements: [], securities: [] };
  readonly #lines: LineCounter;
  #stack: Frame[];
  #ended = false;

  constructor(text: string) {
    this.#lines = new LineCounter(text);
    this.#stack = [{ name: "", fields: this.file.header, prefix: "" }];
  }

  #push(name: string, fields: OfxFields, prefix: string): void {
    this.#stack.push({ name, fields, prefix });
  }

  open(name: string, at: number): void {
    const kind = STATEMENTS[name];
    if (kind !== undefined) return this.#openStatement(name, kind);
    const statement = this.file.statements.at(-1);
    if (name === "STMTTRN" || name === "STMTTRNP") {
      if (statement !== undefined) this.#openTransaction(name, at, statement);
      return;
    }
    if (PARTS.has(name) && STATEMENTS[this.#stack[1]?.name ?? ""] !== undefined) this.#stack.length = 2;
    if (INVESTMENT_ROWS.has(name) && statement !== undefined) {
      this.#openInvestment(name, at, statement);
      return;
    }
    if (name === "SECINFO" || POSITIONS.has(name)) {
      const list = name === "SECINFO" ? this.file.securities : statement?.positions;
      if (list !== undefined) this.#openListed(name, list);
      return;
    }
    const top = this.#stack.at(-1);
    if (top === undefined) return;
    if (name === "BAL" && statement !== undefined) {
      const fields: OfxFields = new Map();
      statement.balances.push(fields);
      this.#push(name, fields, "");
    } else if (GROUPS.has(name)) this.#push(name, top.fields, `${top.prefix}${name}.`);
  }

  #openStatement(name: string, kind: OfxStatement["kind"]): void {
    const statement: OfxStatement = {
      kind,
      fields: new Map(),
      balances: [],
      transactions: [],
      investments: [],
      positions: [],
    };
    this.file.statements.push(statement);
    this.#stack = this.#stack.slice(0, 1);
    this.#push(name, statement.fields, "");
  }

  #openTransaction(name: string, at: number, statement: OfxStatement): void {
    this.close("STMTTRN");
    this.close("STMTTRNP");
    const transaction = {
      fields: new Map<string, string>(),
      line: this.#lines.lineOf(at),
      pending: name === "STMTTRNP",
    };
    statement.transactions.push(transaction);
    this.#push(name, transaction.fields, "");
  }

  /** One of a list; one that was never closed ends where the next begins. */
  #openListed(name: string, list: OfxFields[]): void {
    const open = this.#stack.findIndex((frame) => frame.name === name || POSITIONS.has(frame.name));
    if (open > 0) this.#stack.length = open;
    const fields: OfxFields = new Map();
    list.push(fields);
    this.#push(name, fields, "");
  }

  #openInvestment(kind: string, at: number, statement: OfxStatement): void {
    // One that was never closed ends where the next begins.
    const open = this.#stack.findIndex(({ name }) => INVESTMENT_ROWS.has(name));
    if (open > 0) this.#stack.length = open;
    const investment = { kind, fields: new Map<string, string>(), line: this.#lines.lineOf(at) };
    statement.investments.push(investment);
    this.#push(kind, investment.fields, "");
  }

  close(name: string): void {
    if (name === "OFX") this.#ended = true;
    for (let depth = this.#stack.length - 1; depth > 0; depth -= 1)
      if (this.#stack[depth]?.name === name) {
        this.#stack.length = depth;
        return;
      }
  }

  /** The end came inside a statement; writers leave out closing tags of fields, never all of them. */
  isCut(): boolean {
    return !this.#ended && this.#stack.some(({ name }) => STATEMENTS[name] !== undefined);
  }

  value(name: string, value: string, at: number): void {
    // A transaction whose fields were cut out by hand still was one.
    if (name === "STMTTRN" || name === "STMTTRNP") this.open(name, at);
    const top = this.#stack.at(-1);
    if (top === undefined) return;
    const key = top.prefix === "" ? name : top.prefix + name;
    if (!top.fields.has(key)) top.fields.set(key, value);
  }
}

/** Gathers the statements, balances and transactions of an OFX file; unclosed aggregates end where the next begins. */
export const collectRecords = (text: string): { file: OfxFile; fault: TagFault | "cut" | null } => {
  const collection = new Collection(text);
  const fault = scanTags(text, collection);
  return { fault: fault ?? (collection.isCut() ? "cut" : null), file: collection.file };
};
