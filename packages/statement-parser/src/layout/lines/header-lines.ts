import { readColumnName } from "../names/column-names.ts";
import { DATE_ROLES, mayBeAmount } from "../names/column-roles.ts";
import type { ColumnRole } from "../names/column-names.ts";
import { holdsDay, isDayRole, isSpecific } from "../names/day-names.ts";
import type { DayRole } from "../names/day-names.ts";
import { isVagueName, joinParts, splitDayNames } from "../names/split-day-names.ts";
import type { Box, Word } from "../../decode/page-words.ts";
import { findCurrency, findCurrencyCode } from "../../values/currency.ts";
import { keepPair, tellDebtSide } from "../names/debt-sides.ts";
import { isOwedName } from "../../labels/bill-words.ts";
import { isTotal, readFactWords } from "../../labels/fact-words.ts";
import { isOver, isRightUnder, meets, overlapOf, unite, widthOf } from "./lines.ts";
import type { Cell } from "./lines.ts";
import { rememberLines } from "./remember-lines.ts";
import { says } from "../../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { plainText } from "./tokens.ts";
import type { ScannedLine } from "./tokens.ts";

/** What the name over a column of amounts says. */
export type MoneyRole = "amount" | "debit" | "credit" | "balance" | "original" | "fee";
export type HeaderName = { role: MoneyRole; box: Box; text: string; line: number };

const MONEY: Readonly<Partial<Record<ColumnRole, MoneyRole>>> = {
  amount: "amount",
  debit: "debit",
  credit: "credit",
  balance: "balance",
  original_amount: "original",
  fee: "fee",
  tax: "fee",
};

const TEXT_ROLES: ReadonlySet<ColumnRole | null> = new Set([
  ...DATE_ROLES,
  "description",
  "reference",
  "counterparty",
  "type",
]);

const HEADER_LENGTH_MAX = 44;

const REWARD = overPlainWords(
  /^(bonus|puan|cash ?back|daily cash|rewards?|reward points|points)( (tl|usd|eur|rm|earned))?$/,
);

/** Amounts of both sides in one column; in the singular it may be their marks. */
const BOTH_SIDES = overPlainWords(
  /^(debits|withdrawals|charges|payments out)( and| or)? (credits|deposits|payments in)\b|^(credits|deposits)( and| or)? (debits|withdrawals|charges)\b/,
);

/** The role of a column on a page; what is earned by a purchase moves nothing. */
const roleOf = (text: string): ColumnRole | null => {
  if (isOwedName(text)) return "balance";
  return BOTH_SIDES.test(toPlainWords(text))
    ? "amount"
    : (readColumnName(text).role ?? (REWARD.test(toPlainWords(text)) ? "original_amount" : null));
};

type Named = { role: ColumnRole; text: string; box: Box };

/** The words of a cell name columns of money of their own; a side keeps the word for an amount as part of its name: `Bedrag af`. */
const namesSeveral = (money: readonly Named[], whole: ColumnRole | null): boolean => {
  const isSide = whole === "debit" || whole === "credit";
  const roles = new Set(money.map(({ role }) => (isSide && role === "amount" ? whole : role)));
  return roles.size > 1;
};

const readCells = (scanned: ScannedLine): Named[] =>
  scanned.line.cells.flatMap((cell) => {
    const words = readWords(scanned, cell.box);
    if (cell.text.length > HEADER_LENGTH_MAX) return words;
    const money = words.filter(({ role }) => MONEY[role] !== undefined);
    const dates = words.filter(({ role }) => isDayRole(role));
    const role = roleOf(cell.text);
    if (namesSeveral(money, role) || words.length > 2 || dates.length > 1) return words;
    // Two narrow columns may have one name between them, so to say: `BUCH TEXT`.
    const areTwo = words.length > 1 && dates.length > 0 && role === "description";
    return role === null || areTwo ? words : [{ role, text: cell.text, box: cell.box }];
  });

const CURRENCY_GAP = 0.8;
const UNIT = /^\([^)]*\)?$/;

/** What stands in brackets behind a name is the unit of its amounts: `Amount (in ₹)`. */
const isUnit = (word: Word, before: Word | undefined): boolean =>
  before !== undefined && UNIT.test(word.text) && readColumnName(before.text).role !== null;

const placeName = <Role extends ColumnRole>(words: readonly Word[], role: Role): Named & { role: Role } => ({
  role,
  text: words.map(({ text }) => text).join(" "),
  box: unite(words.map(({ box }) => box)),
});

/** The words of a cell in the order in which they are read. */
const listWords = ({ line: { words: all, backwards } }: ScannedLine, box: Box): readonly Word[] => {
  const words = all.filter((word) => word.box[0] >= box[0] - 0.1 && word.box[2] <= box[2] + 0.1);
  return backwards === true ? words.toReversed() : words;
};

const TO = /^zu$/i;
const SIDE_OF = /^(?:lasten|gunsten)$/i;
const SIDE_WORDS_MAX = 2;
const IN = /^(?:in|en|em|w)$/i;

const readWords = (scanned: ScannedLine, box: Box): Named[] => {
  const words = listWords(scanned, box);
  const named: Named[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const before = named.at(-1);
    // The currency behind the name of a column is part of that name.
    const isBehind =
      before !== undefined && -overlapOf(word.box, before.box) < CURRENCY_GAP * (word.box[3] - word.box[1]);
    if (isBehind && MONEY[before.role] !== undefined && findCurrencyCode(word.text) !== null) {
      named[named.length - 1] = { ...before, box: unite([before.box, word.box]) };
      continue;
    }
    // `Saldo zu Ihren Lasten`: whose it is, and no column of money out.
    if (isBehind && before.role === "balance" && TO.test(word.text)) {
      const end = words.findIndex(({ text }, index) => index > at && SIDE_OF.test(text));
      if (end !== -1 && end - at <= SIDE_WORDS_MAX) {
        named[named.length - 1] = { ...before, box: unite([before.box, words[end]?.box ?? word.box]) };
        at = end;
        continue;
      }
    }
    // `Importo in Euro`: the word is none for money in.
    if (isBehind && IN.test(word.text) && findCurrency(words[at + 1]?.text ?? "") !== null) {
      named[named.length - 1] = { ...before, box: unite([before.box, word.box]) };
      at += 1;
      continue;
    }
    const days = splitDayNames(words.slice(at).map(({ text }) => text));
    named.push(...days.map((name) => placeName(words.slice(at + name.from, at + name.to + 1), name.role)));
    const last = days.at(-1)?.to;
    const role = last === undefined ? roleOf(word.text) : null;
    if (last !== undefined) at += last;
    else if (role !== null && !isUnit(word, words[at - 1])) named.push(placeName([word], role));
  }
  return named;
};

const cache = new WeakMap<ScannedLine, Named[] | null>();

/** A name may be shortened, but one of many words is a sentence. */
const isSentence = ({ text }: Cell): boolean =>
  /[.!?;]\s*$/.test(text) && text.split(/\s+/).length > SENTENCE_WORDS_MIN;

const SENTENCE_WORDS_MIN = 6;

const readHeader = (scanned: ScannedLine): Named[] | null => {
  if (scanned.tokens.length > 0 || scanned.line.words.length > 24 || /\d[.,]\d/.test(scanned.line.text))
    return null;
  const { line } = scanned;
  if (line.cells.length < 3 && line.cells.some(isSentence)) return null;
  const named = readCells(scanned);
  const money = named.filter((one) => MONEY[one.role] !== undefined || mayBeAmount(one)).length;
  const texts = named.filter(({ role }) => TEXT_ROLES.has(role)).length;
  const several = scanned.line.cells.length > 1 || named.length > 2;
  return several && ((money >= 1 && texts >= 1) || money >= 2) ? named : null;
};

export const getHeader = (scanned: ScannedLine): Named[] | null => {
  const known = cache.get(scanned);
  if (known !== undefined) return known;
  const read = readHeader(scanned);
  cache.set(scanned, read);
  return read;
};

/** Whether a line holds the names of columns. */
export const isHeaderLine = (scanned: ScannedLine): boolean => getHeader(scanned) !== null;

const isOfBox = rememberTexts((text): boolean => says(toPlainWords(text), "box"));

/** What a bill names of itself, and no row does. */
const isOfBill = rememberTexts((text): boolean => says(toPlainWords(text), "due_day", "credit_limit"));

const TOTALS_MIN = 2;

/** Whether a line holds the names over the figures of a box: days and sums of the whole statement, its first and last balance. */
export const namesBox = ({ line }: ScannedLine): boolean => {
  if (isOfBox(line.text)) return true;
  if (line.cells.some(isTextName)) return false;
  if (isOfBill(line.text) || line.cells.filter(({ text }) => isTotal(text)).length >= TOTALS_MIN) return true;
  const ends = line.cells.map(({ text }) => readFactWords(text));
  return ends.includes("opening") && ends.includes("closing");
};

/** Whether a cell names the words of rows. */
export const isTextName = ({ text }: Cell): boolean => readColumnName(text).role === "description";

/** Whether a line holds the names of columns of rows, with days or at least with words of their own, not those of a box of figures. */
export const isRowHeader = (scanned: ScannedLine): boolean =>
  getHeader(scanned)?.some(({ role }) => DATE_ROLES.has(role) || role === "description") === true &&
  !namesBox(scanned);

/** What the columns of amounts hold that a line names. */
export const moneyRolesOf = (scanned: ScannedLine): MoneyRole[] =>
  (getHeader(scanned) ?? []).flatMap(({ role }) => MONEY[role] ?? []);

/** Whether a line names the columns of days and of balances and no other: rows under it move nothing. */
export const namesBalancesOnly = (scanned: ScannedLine): boolean => {
  const named = getHeader(scanned) ?? [];
  const balances = named.filter(({ role }) => role === "balance").length;
  const days = named.filter(({ role }) => DATE_ROLES.has(role)).length;
  return balances > 0 && days > 0 && balances + days === scanned.line.cells.length;
};

const CHECK = overPlainWords(/^(check|cheque)( (no|nr|number))?$/);

/** Whether a line names the numbers, days and amounts of checks and no words about them: all of them went out. */
export const listsChecks = (scanned: ScannedLine): boolean => {
  const named = getHeader(scanned) ?? [];
  const plain = new Set<ColumnRole | null>(["reference", "amount", ...DATE_ROLES]);
  return (
    scanned.line.cells.some(({ text }) => CHECK.test(toPlainWords(text))) &&
    named.length >= scanned.line.cells.length &&
    named.every(({ role }) => plain.has(role))
  );
};

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
      .flatMap((own) => tellFigures(lines, line, own));
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
  const under = lines
    .slice(line + 1, line + 1 + LOOK_FAR)
    .flatMap(({ tokens }) => tokens)
    .filter(({ kind, x1 }) => kind === "amount" && Math.abs(x1 - own.box[2]) <= SAME_EDGE);
  if (under.length < FIGURES_MIN) return [named];
  return [own, beside ?? named];
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

/** Of a gross amount, its fee and what is left, only what is left moved. */
const tellNet = (names: readonly HeaderName[]): HeaderName[] =>
  names.map((name) => {
    const amounts = names.filter(({ line, role }) => line === name.line && role === "amount");
    const isNamed = (concept: "gross" | "net"): boolean =>
      amounts.some(({ text }) => says(toPlainWords(text), concept));
    const isNet = name.role === "amount" && says(toPlainWords(name.text), "net");
    const isPart = name.role === "fee" || (name.role === "amount" && !isNet);
    return isPart && isNamed("gross") && isNamed("net") ? { ...name, role: "original" } : name;
  });

/** The names of a box stand right over its figures, which have no words beside them. */
const isOverBox = (lines: readonly ScannedLine[], line: number): boolean => {
  const [own, below] = [lines[line], lines[line + 1]];
  if (own === undefined || below === undefined || !namesBox(own)) return false;
  return (
    below.tokens.length > 1 && below.tokens.every(({ kind }) => kind === "amount") && plainText(below) === ""
  );
};

/** The names of columns of amounts, wherever they stand; those of a box, or of the balances of days, are none. */
export const listMoneyNames = (lines: readonly ScannedLine[]): HeaderName[] =>
  tellNet(
    listColumnNames(lines).flatMap(({ role, text, box, line }) => {
      const money = lines[line + 1]?.dayBalances === undefined ? MONEY[role] : undefined;
      return money === undefined || isOverBox(lines, line) ? [] : [{ role: money, box, text, line }];
    }),
  );

/** Names of columns of a card or a loan. */
export const nameByDebt = (names: readonly HeaderName[]): HeaderName[] =>
  keepPair(names, (name) => {
    const side = name.role === "balance" || name.role === "original" ? null : tellDebtSide(name.text);
    return side === null ? name : { ...name, role: side };
  });

/** Where money out has a column of its own, another that is named after costs holds what came on top. */
export const nameCosts = (names: readonly HeaderName[]): HeaderName[] =>
  names.map((name) => {
    const beside = names.filter(({ line, role }) => line === name.line && role === "debit");
    const isCost = name.role === "debit" && beside.length > 1 && says(toPlainWords(name.text), "cost_column");
    return isCost ? { ...name, role: "fee" } : name;
  });

/** What a header says of a column of days, and where; `vague`: words beside that for a day are not known. */
export type DateName = { role: DayRole; vague?: boolean; box: Box; line: number };

type Stack = { upper: ScannedLine["line"]; lower: ScannedLine["line"]; line: number };

const HAS_LETTER = /\p{L}/u;

/** The day that two words or cells name together; a whole name needs no other. */
const joinStack = (over: Cell, below: Cell | undefined, line: number): DateName[] => {
  // A rule of dashes names nothing.
  if (below === undefined || ![over, below].every(({ text }) => HAS_LETTER.test(text))) return [];
  const { role } = readColumnName(joinParts(over.text, below.text));
  const isAlone = [over, below].some(({ text }) => isSpecific(readColumnName(text).role) && holdsDay(text));
  return isSpecific(role) && !isAlone ? [{ role, box: unite([over.box, below.box]), line }] : [];
};

/** So much longer one of two lines of a name may be. */
const ALIKE = 4;

/** What stands under a cell; of a cell that reaches under several, as of narrow columns, the words that are nearest to this one. */
const findUnder = (cell: Cell, { upper, lower }: Stack): Cell | undefined => {
  const below = lower.cells.find((other) => isOver(cell.box, other.box));
  const sharing = upper.cells.filter(({ box }) => below !== undefined && isOver(box, below.box));
  if (below === undefined || sharing.length < 2) return below;
  const words = lower.words.filter(({ box }) => {
    const isOwn = box[0] >= below.box[0] && box[2] <= below.box[2];
    const [nearest] = sharing.toSorted((a, b) => overlapOf(b.box, box) - overlapOf(a.box, box));
    return isOwn && nearest === cell;
  });
  if (words.length === 0) return undefined;
  return { ...below, text: words.map(({ text }) => text).join(" "), box: unite(words.map(({ box }) => box)) };
};

/** The day that a cell names together with the one under it: by all their words, else by two of them. */
const readStack = (cell: Cell, stack: Stack): DateName[] => {
  const { upper, lower, line } = stack;
  const below = findUnder(cell, stack);
  // Each a name of its own: one day stands over the other.
  if ([cell, below].every((one) => isSpecific(readColumnName(one?.text ?? "").role))) return [];
  // A long cell holds the names of several columns, of which one goes on below.
  const isOne = below !== undefined && widthOf(cell.box) <= widthOf(below.box) * ALIKE;
  const whole = isOne ? joinStack(cell, below, line) : [];
  if (whole.length > 0) return whole;
  const words = upper.words.filter(({ box }) => box[0] >= cell.box[0] && box[2] <= cell.box[2]);
  const names = splitDayNames(words.map(({ text }) => text));
  // One of them may be told by its first line alone.
  if (names.length > 1)
    return names.flatMap(({ from, to, role }) => {
      const name = placeName(words.slice(from, to + 1), role);
      return isSpecific(role)
        ? [{ role, box: name.box, line }]
        : joinStack(name, findUnder(name, stack), line);
    });
  const under = ({ box }: Word): Word | undefined => lower.words.find((other) => isOver(box, other.box));
  return words.flatMap((word) => joinStack(word, under(word), line));
};

/** Kinds of dates that are named over two lines, a word on each: `POST` over `DATE`. */
const listStackedDates = (lines: readonly ScannedLine[], line: number): DateName[] =>
  [line - 1, line].flatMap((at) => {
    const [upper, lower] = [lines[at], lines[at + 1]];
    if (upper === undefined || lower === undefined || upper.tokens.length > 0) return [];
    if (!isRightUnder(lower.line, upper.line, 1)) return [];
    const stack = { upper: upper.line, lower: lower.line, line };
    const pairs = upper.line.cells.flatMap((cell) => readStack(cell, stack));
    // Figures of a box may stand beside the names, right of them.
    const end = Math.max(...pairs.map(({ box }) => box[2]));
    return lower.tokens.every(({ kind, x0 }) => kind === "amount" && x0 > end && pairs.length > 1)
      ? pairs
      : [];
  });

const ROWS_UNDER = 3;

const isUnder = ({ line, tokens }: ScannedLine, { box }: Cell): boolean =>
  tokens.some(
    ({ kind, text }) =>
      kind === "date" && line.cells.some((cell) => cell.text.trim() === text && meets(cell.box, box)),
  );

/** What is called the value alone may be an amount; where days stand under it, it is theirs: `Date`, `Value`, `Details`. */
const listBareDays = (lines: readonly ScannedLine[], line: number): DateName[] => {
  const own = lines[line];
  if (own === undefined || !isHeaderLine(own)) return [];
  const rows = lines.slice(line + 1, line + 1 + ROWS_UNDER).filter((row) => row.line.page === own.line.page);
  return own.line.cells.flatMap((cell) => {
    if (isDayRole(readColumnName(cell.text).role)) return [];
    const { role } = readColumnName(`${cell.text} date`);
    return role === "value_date" && rows.some((row) => isUnder(row, cell))
      ? [{ role, box: cell.box, line }]
      : [];
  });
};

/** So far apart two headers of one table begin. */
const REPEATED = 1;

/** The date columns that headers name: role and place. */
export const listDateNames = rememberLines((lines): readonly DateName[] => {
  const named = listColumnNames(lines).flatMap(({ role, text, box, line }) => {
    const own = lines[line];
    const vague = role === "date" && isVagueName(text);
    return isDayRole(role) && own !== undefined && !namesBox(own) ? [{ role, vague, box, line }] : [];
  });
  const stacked = lines.flatMap((scanned, line) => {
    const found = listStackedDates(lines, line);
    return isHeaderLine(scanned) || found.length > 1 ? found : [];
  });
  const isTold = ({ box, line }: DateName): boolean =>
    stacked.some((other) => other.line === line && other.box[0] < box[2] && other.box[2] > box[0]);
  const bare = lines.flatMap((_, line) => listBareDays(lines, line));
  const found = [...named.filter((name) => !isTold(name)), ...stacked, ...bare].toSorted(
    (a, b) => a.line - b.line,
  );
  // Repeated on a further page a header may have lost its second line.
  const findRepeated = ({ role, box, line }: DateName): DateName | undefined =>
    role !== "date"
      ? undefined
      : stacked.find(
          (over) =>
            lines[over.line]?.line.page !== lines[line]?.line.page &&
            Math.abs(over.box[0] - box[0]) <= REPEATED,
        );
  return found.map((name) => ({ ...name, role: findRepeated(name)?.role ?? name.role }));
});
