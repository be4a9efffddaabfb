import { err, isIsoDate, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { scanXml } from "../../../decode/markup/scan-xml.ts";
import type { XmlVisitor } from "../../../decode/markup/scan-xml.ts";
import { LineCounter } from "../../../decode/text/count-lines.ts";
import type { ParsedFile, ParseHints, Problem, Refusal } from "../../../parsed-file.ts";
import {
  type GnuCashAccount,
  type GnuCashSplit,
  gnuCashToFile,
  type GnuCashTransaction,
  readFraction,
} from "./gnucash-book.ts";

const ROOT = "gnc-v2";
const ACCOUNT = `${ROOT}/book/account`;
const TRANSACTION = `${ROOT}/book/transaction`;
const SPLIT = `${TRANSACTION}/splits/split`;
/** The version that books have had since the format is. */
const BOOK_VERSION = /^2\./;

type Fields = Map<string, string>;

/** Walks a book, an account or a transaction at a time; templates of scheduled ones stand elsewhere, and move nothing. */
class GnuCashCollection implements XmlVisitor {
  readonly accounts: GnuCashAccount[] = [];
  readonly transactions: GnuCashTransaction[] = [];
  readonly problems: Problem[] = [];
  is_newer = false;
  readonly #lines: LineCounter;
  #path: string[] = [];
  #text = "";
  #fields: Fields = new Map();
  #split: Fields = new Map();
  #splits: GnuCashSplit[] = [];
  #slot = "";
  #at = 0;

  constructor(text: string) {
    this.#lines = new LineCounter(text);
  }

  open(name: string, attributes: ReadonlyMap<string, string>, at: number): void {
    this.#path.push(name);
    this.#text = "";
    const path = this.#path.join("/");
    if (this.#path.length === 1 && name !== ROOT) this.is_newer = true;
    if (path === `${ROOT}/book`) this.is_newer = !BOOK_VERSION.test(attributes.get("version") ?? "2.0.0");
    if (path === ACCOUNT || path === TRANSACTION) {
      this.#fields = new Map();
      this.#splits = [];
      this.#at = at;
    }
    if (path === SPLIT) this.#split = new Map();
  }

  text(value: string): void {
    this.#text += value;
  }

  close(): void {
    const path = this.#path.join("/");
    this.#path.pop();
    if (path === ACCOUNT) this.#closeAccount();
    else if (path === TRANSACTION) this.#closeTransaction();
    else if (path === SPLIT) this.#closeSplit();
    else if (path.startsWith(`${SPLIT}/`)) this.#split.set(path.slice(SPLIT.length + 1), this.#text);
    else if (path.startsWith(`${TRANSACTION}/`)) this.#note(path.slice(TRANSACTION.length + 1));
    else if (path.startsWith(`${ACCOUNT}/`)) this.#note(path.slice(ACCOUNT.length + 1));
    this.#text = "";
  }

  /** What stands in slots has its name beside it. */
  #note(path: string): void {
    if (path === "slots/slot/key") this.#slot = this.#text;
    else this.#fields.set(path === "slots/slot/value" ? `slot ${this.#slot}` : path, this.#text);
  }

  #get(field: string): string {
    return this.#fields.get(field) ?? "";
  }

  #closeAccount(): void {
    this.accounts.push({
      id: this.#get("id"),
      name: this.#get("name"),
      type: this.#get("type"),
      parent: this.#get("parent"),
      space: this.#get("commodity/space"),
      commodity: this.#get("commodity/id"),
      is_hidden: this.#get("slot hidden") === "true",
    });
  }

  #closeSplit(): void {
    const value = readFraction(this.#split.get("value") ?? "");
    const quantity = readFraction(this.#split.get("quantity") ?? "");
    if (value === null || quantity === null) return;
    this.#splits.push({
      account: this.#split.get("account") ?? "",
      memo: this.#split.get("memo") ?? "",
      state: this.#split.get("reconciled-state") ?? "",
      value,
      quantity,
    });
  }

  #closeTransaction(): void {
    const date = this.#get("date-posted/date").trim().slice(0, 10);
    const place = { line: this.#lines.lineOf(this.#at) };
    if (!isIsoDate(date)) {
      this.problems.push({ code: "date_unreadable", ...say("transaction_date_unreadable"), place });
      return;
    }
    this.transactions.push({
      currency: this.#get("currency/id"),
      date,
      number: this.#get("num"),
      description: this.#get("description"),
      notes: this.#get("slot notes"),
      splits: this.#splits,
      place,
    });
  }
}

/** Reads a book of GnuCash that is kept as XML, packed or not. */
export const readGnuCashXml = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const collection = new GnuCashCollection(text);
  const fault = scanXml(text, collection);
  if (fault !== null)
    return err({
      code: "unreadable",
      ...say("book_damaged", { program: "GnuCash" }),
      place: { line: fault.line },
    });
  if (collection.is_newer) return err({ code: "unreadable", ...say("book_newer", { program: "GnuCash" }) });
  if (collection.transactions.length === 0)
    return err({ code: "not_a_statement", ...say("book_without_entries") });
  return ok(gnuCashToFile(collection));
};
