import { append } from "./append.ts";
import { listLinePieces } from "../../decode/text/split-lines.ts";

/** One `:tag:` with its lines; `line` counts from 1. */
export type MtField = { tag: string; lines: readonly string[]; line: number };

/** One SWIFT message: its fields in order and what the basic and application header say, if they are there. */
export type MtMessage = { fields: MtField[]; interim: boolean; bic: string | null };

const TAGS = new Set(
  "20 21 25 25P 28 28C 13 13D 34F 60F 60M 61 62F 62M 64 65 86 90C 90D NS 940 942".split(" "),
);
const BLOCKS = /^[\s\p{Cc}]*\{1:([^}]*)\}(.*)$/u;
const END = /^-(?:\}.*|[\p{Cc}A-Z]*)\s*$/u;
const OPENS = new Set(["25", "25P", "28", "28C", "60F", "60M"]);

const COLON = 58;
const DASH = 45;
const SPACE = 32;

/** The tag at the start of a line and the rest behind it; null for a line of text. */
const readTag = (line: string): { tag: string; rest: string } | null => {
  const first = line.charCodeAt(0);
  if (first > SPACE && first !== COLON) return null;
  const start = first === COLON ? 0 : line.search(/[^\s\p{Cc}]/u);
  if (start < 0 || line.charCodeAt(start) !== COLON) return null;
  const end = line.indexOf(":", start + 1);
  const tag = line.slice(start + 1, end);
  return end > start && TAGS.has(tag) ? { tag, rest: line.slice(end + 1) } : null;
};

/** The rest of a time that a line end tore apart (`14` / `:20:11`) looks like a tag. */
const isTornTime = (before: string, tag: string, rest: string): boolean =>
  /^\d\d$/.test(tag) && /(?:^|\D)(?:[01]\d|2[0-3])$/.test(before) && /^[0-5]\d(?!\d)/.test(rest);

class Messages {
  readonly list: MtMessage[] = [];
  #field: MtField | null = null;
  /** Lines after one that may end the message; they belong to the text when no new message follows. */
  #held: string[] | null = null;
  #bic: string | null = null;
  #interim = false;
  #closed = true;

  #start(): void {
    this.list.push({ fields: [], interim: this.#interim, bic: this.#bic });
    this.#closed = false;
  }

  #opensMessage(tag: string): boolean {
    if (tag === "20" || this.list.length === 0) return true;
    return this.#closed && OPENS.has(tag);
  }

  header(blocks: string, rest: string): void {
    this.#bic = /^F\d\d([A-Z0-9]{8})/.exec(blocks)?.[1] ?? null;
    this.#interim = /\{2:[IO]942/.test(rest);
    this.#field = null;
    this.#held = null;
  }

  tag(tag: string, rest: string, line: number): void {
    if (tag === "940" || tag === "942") return;
    if (this.#held !== null && tag !== "20" && this.#field !== null)
      this.#field.lines = [...this.#field.lines, ...this.#held];
    this.#held = null;
    if (this.#opensMessage(tag)) this.#start();
    if (tag.startsWith("62")) this.#closed = true;
    this.#field = { tag, lines: [rest], line };
    this.list.at(-1)?.fields.push(this.#field);
  }

  text(line: string): void {
    if (this.#field === null) return;
    if (this.#held !== null) this.#held.push(line);
    else if (line.charCodeAt(0) === DASH && END.test(line)) this.#held = [line];
    else this.#field.lines = append(this.#field.lines, line);
  }

  isTorn(tag: string, rest: string): boolean {
    const field = this.#field;
    return field !== null && field.tag === "86" && isTornTime(field.lines.at(-1) ?? "", tag, rest);
  }
}

/** The line behind the SWIFT blocks that may stand in front of a message. */
const takeHeader = (line: string, messages: Messages): string => {
  const blocks = line.includes("{1:") ? BLOCKS.exec(line) : null;
  if (blocks === null) return line;
  messages.header(blocks[1] ?? "", blocks[2] ?? "");
  return line.slice(line.lastIndexOf("{4:") + 3);
};

const addLine = (messages: Messages, whole: string, line: number): void => {
  const text = takeHeader(whole, messages);
  const read = readTag(text);
  if (read === null || messages.isTorn(read.tag, read.rest)) messages.text(text);
  else messages.tag(read.tag, read.rest, line);
};

const addMarked = (messages: Messages, whole: string, line: number): void => {
  for (const part of whole.split("@@")) addLine(messages, part, line);
};

/** Cuts MT940 and MT942 text into messages and fields; some programs write the standard's `@@` in the place of line ends. */
export const splitMessages = (text: string): MtMessage[] => {
  const messages = new Messages();
  const marked = text.includes("@@:");
  let line = 0;
  for (const lines of listLinePieces(text))
    for (const whole of lines) {
      line += 1;
      if (marked && whole.includes("@@:")) addMarked(messages, whole, line);
      else addLine(messages, whole, line);
    }
  return messages.list;
};
