import type { Entry } from "../facts/ledger.ts";
import type { DrawnStatement } from "../facts/truth.ts";

/** A page to be printed by a browser; templates use Chromium's classes pageNumber and totalPages. */
export type HtmlDocument = {
  html: string;
  format: "A4" | "Letter";
  landscape?: boolean;
  margin: { top: string; bottom: string; left: string; right: string };
  header?: string;
  footer?: string;
};

export type HtmlDrawing = { engine: "html"; document: HtmlDocument; statements: DrawnStatement[] };

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Wraps the amount of a row, so that the page on which it was printed can be found. */
export const mark = (entry: Pick<Entry, "id">, text: string): string =>
  `<a data-row="${entry.id}">${escapeHtml(text)}</a>`;

/** A table row; cells are HTML, an object gives a class or other attributes. */
export const tr = (cells: readonly (string | { html: string; as: string })[], as = ""): string =>
  `<tr ${as}>${cells.map((cell) => (typeof cell === "string" ? `<td>${cell}</td>` : `<td ${cell.as}>${cell.html}</td>`)).join("")}</tr>`;

export const right = (html: string): { html: string; as: string } => ({ html, as: 'class="r"' });

const BASE = `*{box-sizing:border-box}body{margin:0;font:10px/1.35 "Liberation Sans",sans-serif;color:#111}
table{border-collapse:collapse;width:100%}td,th{padding:3px 5px;vertical-align:top;text-align:left;font-weight:normal}
.r{text-align:right;white-space:nowrap}th.r{text-align:right}a{color:inherit;text-decoration:none}.b{font-weight:bold}`;

/** A whole page of a body with its own styles. */
export const toPage = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Statement</title><style>${BASE}${style}</style>${body}`;

type Print = {
  style: string;
  body: string;
  statements: DrawnStatement[];
  format?: "A4" | "Letter";
  landscape?: boolean;
  /** Millimetres above and below, left and right. */
  margin?: readonly [number, number];
  header?: string;
  /** `{n}` is the page, `{N}` the number of pages. */
  footer?: string;
};

const toRunning = (text: string, side: number): string =>
  `<div style="font:7px Liberation Sans;width:100%;padding:0 ${side}mm">${text
    .replace("{n}", '<span class="pageNumber"></span>')
    .replace("{N}", '<span class="totalPages"></span>')}</div>`;

/** A drawing that the browser prints. */
export const printed = (wish: Print): HtmlDrawing => {
  const [vertical, side] = wish.margin ?? [15, 14];
  return {
    engine: "html",
    statements: wish.statements,
    document: {
      html: toPage(wish.style, wish.body),
      format: wish.format ?? "A4",
      landscape: wish.landscape ?? false,
      margin: { top: `${vertical}mm`, bottom: `${vertical}mm`, left: `${side}mm`, right: `${side}mm` },
      ...(wish.header === undefined ? {} : { header: toRunning(wish.header, side) }),
      ...(wish.footer === undefined ? {} : { footer: toRunning(wish.footer, side) }),
    },
  };
};

/** A head that is repeated on every page; a name that starts with `>` stands right. */
export const thead = (names: readonly string[]): string =>
  `<thead><tr>${names.map((name) => (name.startsWith(">") ? `<th class=r>${name.slice(1)}</th>` : `<th>${name}</th>`)).join("")}</tr></thead>`;
