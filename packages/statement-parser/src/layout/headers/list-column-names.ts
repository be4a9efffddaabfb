import { readColumnName } from "../names/column-names.ts";
import type { ColumnRole } from "../names/column-names.ts";
import { mayBeAmount } from "../names/column-roles.ts";
import { isDayRole, isSpecific } from "../names/day-names.ts";
import type { Box } from "../../decode/page-words.ts";
import { getHeader, HEADER_LENGTH_MAX, listWords, MONEY, placeName, readWords } from "./header-lines.ts";
import type { Named } from "./header-lines.ts";
import { rememberLines } from "../lines/remember-lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";

const STACK_GAP = 0.9;

/** The words right over and under a cell of a header of several lines, and those on the second line under it. */
const stackedTexts = (lines: readonly ScannedLine[], line: number, box: Box): string[] =>
  [line - 1, line + 1, line + 2].map((at) => {
    const [own, other] = [lines[line]?.line, lines[at]];
    if (own === undefined || other === undefined || other.tokens.length > 0 || other.line.page !== own.page)
      return "";
    const height = own.box[3] - own.box[1];
    const gap = at < line ? own.box[1] - other.line.box[3] : other.line.box[1] - own.box[3];
    if (gap > STACK_GAP * height + (at > line + 1 ? STACK_GAP * height + height : 0)) return "";
    const words = other.line.words.filter((word) => word.box[0] < box[2] + 1 && word.box[2] > box[0] - 1);
    return words.map((word) => word.text).join(" ");
  });

/** The role of a column name together with the words over and under it, which say more than it alone. */
const readStacked = (lines: readonly ScannedLine[], line: number, named: Named): Named => {
  const [above = "", below = "", lowest = ""] = stackedTexts(lines, line, named.box);
  const three = below === "" || lowest === "" ? [] : [`${named.text} ${below} ${lowest}`];
  for (const text of [...three, `${named.text} ${below}`, `${above} ${named.text}`]) {
    const role =
      text.trim() === named.text || text.length > HEADER_LENGTH_MAX ? null : readColumnName(text.trim()).role;
    if (role === null || role === named.role || !(isPlain(named.role) || isRepeated(lines[line], named)))
      continue;
    if (named.role !== "reference" || role in MONEY) return { ...named, role, text };
  }
  return named;
};

/** The word for a side stands over two columns, and words under it tell them apart: `Payments` out and in. */
const isRepeated = (scanned: ScannedLine | undefined, { role, text }: Named): boolean =>
  (role === "debit" || role === "credit") &&
  (scanned?.line.words.filter((word) => word.text === text).length ?? 0) > 1;

/** Roles of words that stand in the names of several columns: `date`, `amount`, `type`. */
const isPlain = (role: ColumnRole): boolean =>
  role === "date" || role === "amount" || role === "type" || role === "value_date" || role === "reference";

/** Cells of a header that name a column of money only together with the words over or under them. */
const readUnnamed = (lines: readonly ScannedLine[], line: number, named: readonly Named[]): Named[] =>
  (lines[line]?.line.cells ?? []).flatMap(({ text, box }) => {
    if (named.some((other) => other.box[0] < box[2] && other.box[2] > box[0])) return [];
    const [above = "", below = ""] = stackedTexts(lines, line, box);
    const texts = [below === "" ? "" : `${text} ${below}`, above === "" ? "" : `${above} ${text}`];
    const role = texts.map((one) => readColumnName(one).role).find((one) => one !== null && one in MONEY);
    return role === undefined || role === null ? [] : [{ role, text, box }];
  });

/** The names of columns on the lines that hold such, each with what it says of its column, its place and its line. */
export const listColumnNames = rememberLines((lines): readonly (Named & { line: number })[] =>
  lines.flatMap((scanned, line) => {
    const header = getHeader(scanned);
    if (header === null) return [];
    const told = header.map((own) => tellValue(lines, line, readStacked(lines, line, own)));
    const named = told
      .flatMap((own) => tellTwo(lines, line, own))
      .flatMap((own) => tellFigures(lines, line, own))
      .flatMap((own) => tellBalance(lines, line, own));
    return [...named, ...readUnnamed(lines, line, header)].map((own) => ({ ...own, line }));
  }),
);

const LOOK_DOWN = 6;

/** Two words that are a name together may be two names, `Date` and `Valeur`: two dates stand under them. */
const tellTwo = (lines: readonly ScannedLine[], line: number, named: Named): Named[] => {
  const scanned = lines[line];
  const words = scanned === undefined || !isSpecific(named.role) ? [] : listWords(scanned, named.box);
  const roles = words.map(({ text }) => readColumnName(text).role);
  const isTwo = words.length === 2 && roles.every((role) => isDayRole(role));
  const under = lines[line + 1]?.tokens.filter(({ x0, x1 }) => x0 < named.box[2] && x1 > named.box[0]) ?? [];
  if (!isTwo || under.length < 2 || under.some(({ kind }) => kind !== "date")) return [named];
  return words.flatMap((word, at) => (roles[at] ? [placeName([word], roles[at])] : []));
};

const FIGURES_MIN = 2;
const LOOK_FAR = 16;
const SAME_EDGE = 3;

/** The name of a narrow column of figures may stand so close to that of the words, days or numbers beside it that both are one cell: `Avere Descrizione`. */
const tellFigures = (lines: readonly ScannedLine[], line: number, named: Named): Named[] => {
  const scanned = lines[line];
  const isOther = named.role === "description" || isDayRole(named.role);
  if (scanned === undefined || !(isOther || named.role === "amount")) return [named];
  const words = readWords(scanned, named.box);
  const beside = words.find(({ role }) => role === (isOther ? named.role : "reference"));
  if (!isOther && beside === undefined) return [named];
  const [own, ...others] = words.filter(({ role }) => MONEY[role] !== undefined);
  if (own === undefined || others.length > 0) return [named];
  return endsFigures(lines, line, own.box) ? [own, beside ?? named] : [named];
};

/** Whether figures end right under the end of a name. */
const endsFigures = (lines: readonly ScannedLine[], line: number, box: Box): boolean =>
  lines
    .slice(line + 1, line + 1 + LOOK_FAR)
    .flatMap(({ tokens }) => tokens)
    .filter(({ kind, x1 }) => kind === "amount" && Math.abs(x1 - box[2]) <= SAME_EDGE).length >= FIGURES_MIN;

/** So is the name of a column of figures and that of the balances right of it: `Repaid Loan balance`. */
const tellBalance = (lines: readonly ScannedLine[], line: number, named: Named): Named[] => {
  const scanned = lines[line];
  const words = scanned === undefined || named.role !== "balance" ? [] : listWords(scanned, named.box);
  const end = words.slice(0, -1).findIndex(({ box }) => endsFigures(lines, line, box));
  const own = placeName(words.slice(end + 1), "balance");
  const isTwo =
    end !== -1 && endsFigures(lines, line, own.box) && readColumnName(own.text).role === "balance";
  if (!isTwo) return [named];
  const beside = words.slice(0, end + 1);
  const { role } = readColumnName(beside.map(({ text }) => text).join(" "));
  // What has no name that is known is told by the figures.
  return role !== null && MONEY[role] !== undefined ? [placeName(beside, role), own] : [own];
};

/** Whether amounts or days stand under a word that may name either. */
const tellValue = (lines: readonly ScannedLine[], line: number, named: Named): Named => {
  if (!mayBeAmount(named)) return named;
  const under = lines
    .slice(line + 1, line + 1 + LOOK_DOWN)
    .flatMap(({ tokens }) => tokens.filter(({ x0, x1 }) => x0 < named.box[2] && x1 > named.box[0]));
  const isMoney = under.length > 0 && under.every(({ kind }) => kind === "amount");
  return isMoney ? { ...named, role: "amount" } : named;
};
