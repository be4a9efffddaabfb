import { LineCounter } from "../../decode/text/count-lines.ts";
import type { XmlVisitor } from "../../decode/markup/scan-xml.ts";

/** Values of one element by the path below it (`Acct.Id.IBAN`), the currency of an amount under `…@Ccy`. */
export type CamtFields = Map<string, string>;

/** One booked or announced entry with its transactions' details. */
export type CamtEntry = { fields: CamtFields; details: CamtFields[]; line: number };

/** What a statement says before and behind its entries; `open` is called before the first entry of each. */
export type CamtListener = {
  open(): void;
  entry(entry: CamtEntry, statement: CamtFields): void;
  close(statement: CamtFields, balances: CamtFields[]): void;
};

type Node = { name: string; path: string; children: Map<string, Node> };

const MESSAGE = /^BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)/;
const STATEMENTS = new Set(["Stmt", "Rpt", "Ntfctn"]);
/** Elements that may stand several times and are then one text. */
const REPEATED = new Set(["Ustrd", "AddtlRmtInf", "AddtlTxInf", "AddtlNtryInf"]);
const CHILDREN_MAX = 200;

const makeNode = (name: string, path: string): Node => ({ name, path, children: new Map() });

const ROOT = makeNode("", "");

const stepInto = (node: Node, name: string): Node => {
  const known = node.children.get(name);
  if (known !== undefined) return known;
  const child = makeNode(name, node.path === "" ? name : `${node.path}.${name}`);
  if (node.children.size < CHILDREN_MAX) node.children.set(name, child);
  return child;
};

/** Where the walk stands: the path within the innermost record, and the records around it. */
type Frame = { node: Node; fields: CamtFields | null };

/** Gathers statements, balances and entries of a CAMT message; each entry is handed on as soon as it ends. */
export class CamtCollection implements XmlVisitor {
  found = false;
  #frames: Frame[] = [{ node: ROOT, fields: null }];
  readonly #lines: LineCounter;
  readonly #listener: CamtListener;
  #statement: CamtFields | null = null;
  #balances: CamtFields[] = [];
  #entry: CamtEntry | null = null;
  #text = "";
  #inMessage = false;

  constructor(text: string, listener: CamtListener) {
    this.#lines = new LineCounter(text);
    this.#listener = listener;
  }

  open(name: string, attributes: ReadonlyMap<string, string>, at: number): void {
    this.#text = "";
    const fields = this.#openRecord(name, at);
    const top = this.#frames.at(-1);
    if (top === undefined) return;
    if (fields !== null) {
      this.#frames.push({ node: ROOT, fields });
      return;
    }
    const node = top.fields === null ? ROOT : stepInto(top.node, name);
    this.#frames.push({ node, fields: top.fields });
    const currency = attributes.get("Ccy");
    if (currency !== undefined && top.fields !== null) this.#put(top.fields, `${node.path}@Ccy`, currency);
  }

  /** The new record an element begins, or null when it belongs to the one around it. */
  #openRecord(name: string, at: number): CamtFields | null {
    if (MESSAGE.test(name)) {
      this.#inMessage = true;
      this.found = true;
      return null;
    }
    if (!this.#inMessage) return null;
    const fields: CamtFields = new Map();
    if (this.#statement === null) {
      if (!STATEMENTS.has(name)) return null;
      this.#statement = fields;
      this.#balances = [];
      this.#listener.open();
      return fields;
    }
    if (this.#entry !== null) {
      if (name !== "TxDtls") return null;
      this.#entry.details.push(fields);
      return fields;
    }
    if (name === "Bal") {
      this.#balances.push(fields);
      return fields;
    }
    if (name !== "Ntry") return null;
    this.#entry = { fields, details: [], line: this.#lines.lineOf(at) };
    return fields;
  }

  #put(fields: CamtFields, key: string, value: string): void {
    if (!fields.has(key)) fields.set(key, value);
  }

  text(value: string): void {
    this.#text += value;
  }

  close(): void {
    const frame = this.#frames.pop();
    const above = this.#frames.at(-1);
    if (frame === undefined || above === undefined) return;
    if (frame.fields !== null && frame.node !== ROOT) this.#closeValue(frame.node, frame.fields);
    else if (frame.fields !== null) this.#closeRecord(frame.fields);
    this.#text = "";
  }

  #closeValue(node: Node, fields: CamtFields): void {
    const value = this.#text.trim();
    if (value === "") return;
    const before = REPEATED.has(node.name) ? fields.get(node.path) : undefined;
    if (before !== undefined) fields.set(node.path, `${before} ${value}`);
    else this.#put(fields, node.path, value);
    if (node.name === "MrchntCtgyCd") this.#put(fields, node.name, value);
  }

  #closeRecord(fields: CamtFields): void {
    if (this.#entry?.fields === fields && this.#statement !== null) {
      this.#listener.entry(this.#entry, this.#statement);
      this.#entry = null;
    } else if (this.#statement === fields) {
      this.#listener.close(fields, this.#balances);
      this.#statement = null;
    }
  }
}
