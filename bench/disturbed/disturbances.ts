import type { TruthStatement } from "../statement-layouts/facts/truth.ts";
import type { Paper, Piece } from "./open-paper.ts";
import { DAY } from "./find-rows.ts";
import type { RowPieces } from "./find-rows.ts";
import { garble, isWordOfRows } from "./garble.ts";

/** A document that was read exactly, and which pieces its rows are. */
export type Scene = {
  paper: Paper;
  rows: readonly RowPieces[];
  /** Pieces of no row. */
  around: readonly Piece[];
  truth: readonly TruthStatement[];
  seed: string;
};

/** What is printed afterwards, and what is then true; a statement that is not true any more can be proved by nothing. */
export type Disturbed = { pieces: readonly Piece[]; truth: readonly TruthStatement[] };

/** What is done; `isByChance`: what is changed follows from a seed. */
export type Disturbance = {
  name: string;
  isByChance?: true;
  disturb: (scene: Scene) => Disturbed | null;
};

/** What stands in the place of a piece. */
type Put = ReadonlyMap<Piece, Piece | readonly Piece[]>;

const put = ({ paper: { pieces } }: Scene, changed: Put): Piece[] =>
  pieces.flatMap((piece) => {
    const other = changed.get(piece);
    return other ?? piece;
  });

const remove = (pieces: readonly Piece[]): Put => new Map(pieces.map((piece) => [piece, []] as const));

const withText = (piece: Piece, text: string): readonly [Piece, Piece] => [piece, { ...piece, text }];

/** Less printed, and nothing else true. */
const without = (scene: Scene, gone: readonly Piece[]): Disturbed | null =>
  gone.length === 0 ? null : { pieces: put(scene, remove(gone)), truth: scene.truth };

/** Of the statements of some rows nothing is true that is printed afterwards. */
const untrue = (truth: readonly TruthStatement[], rows: readonly RowPieces[]): TruthStatement[] => {
  const of = new Set(rows.map(({ statement }) => statement));
  return truth.map((one, at) => ({ ...one, provable: one.provable && !of.has(at) }));
};

const LINE = 4;
const midOf = ({ box }: Piece): number => (box[1] + box[3]) / 2;

const isOnLine = (one: Piece, other: Piece): boolean =>
  one.page === other.page && Math.abs(midOf(one) - midOf(other)) < LINE;

/** The lines of pieces around the rows of which one passes a test. */
const linesWhere = ({ around }: Scene, test: (piece: Piece) => boolean): Piece[] => {
  const found = around.filter(test);
  return around.filter((piece) => found.some((one) => isOnLine(one, piece)));
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "").replaceAll(/^0+|0+$/g, "");

const printsBalance = (end: "opening" | "closing", { truth }: Scene): ((piece: Piece) => boolean) => {
  const sizes = new Set(truth.flatMap((one) => (one[end] ? [digitsOf(String(one[end]))] : [])));
  return ({ text }) => /\d/.test(text) && sizes.has(digitsOf(text));
};

const FIGURE = /\d[.,]\d|^\D{0,3}\d+\D{0,3}$/;

type Column = { pieces: readonly Piece[]; left: number; right: number };

/** Some of the figures of a column stand apart from every one of another. */
const toColumn = (pieces: readonly (Piece | null)[]): Column | null => {
  const known = pieces.filter((piece) => piece !== null);
  const [left, right] = [
    Math.min(...known.map(({ box }) => box[0])),
    Math.max(...known.map(({ box }) => box[2])),
  ];
  return known.length < 2 ? null : { pieces: known, left, right };
};

const areApart = (one: Column, other: Column): boolean => one.right < other.left || other.right < one.left;

const overlap = ({ box }: Piece, { left, right }: Column): number =>
  Math.min(box[2], right) - Math.max(box[0], left);

type Names = readonly [readonly Piece[], readonly Piece[]];

/** The names over two columns, nearest first: on lines over the first row of a page that have words over both. */
const listNames = ({ around, rows }: Scene, columns: readonly [Column, Column]): Names[] => {
  const tops = new Map<number, number>();
  for (const { pieces } of rows)
    for (const { page, box } of pieces) tops.set(page, Math.min(tops.get(page) ?? Infinity, box[1]));
  const over = around
    .filter((piece) => piece.box[3] <= (tops.get(piece.page) ?? 0) + 1 && /\p{L}/u.test(piece.text))
    .toSorted((a, b) => b.box[1] - a.box[1]);
  const named = over.flatMap((piece): Names[] => {
    const line = over.filter((other) => isOnLine(other, piece) && !/\d/.test(other.text));
    const [first, second] = columns.map((column, at) =>
      line.filter(
        (other) =>
          overlap(other, column) > 0 && overlap(other, columns[1 - at] ?? column) < overlap(other, column),
      ),
    );
    return first !== undefined && second !== undefined && first.length > 0 && second.length > 0
      ? [[first, second]]
      : [];
  });
  const [nearest] = named;
  const isAlike = (names: Names): boolean =>
    names.every((own, at) => textOf(own) === textOf(nearest?.[at] ?? []));
  return named.filter(isAlike);
};

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(" ");

/** Other words side by side in the place of some. */
const rename = (
  pieces: readonly Piece[],
  others: readonly Piece[],
): (readonly [Piece, readonly Piece[]])[] => {
  const [left, right] = [
    Math.min(...pieces.map(({ box }) => box[0])),
    Math.max(...pieces.map(({ box }) => box[2])),
  ];
  const width = (right - left) / others.length;
  return pieces.map((piece, at) => {
    const [, y0, , y1] = piece.box;
    const placed = others.map(({ text }, index): Piece => {
      const x0 = left + index * width;
      return { ...piece, text, box: [x0, y0, x0 + width * GLYPHS, y1] };
    });
    return [piece, at === 0 ? placed : []] as const;
  });
};
/** The share of its place that a word fills, so that a gap is left behind it. */
const GLYPHS = 0.9;

/** The names of two columns exchanged wherever they are printed alike; several accounts may have columns of their own. */
const exchangeNames = (scene: Scene, one: Column | null, other: Column | null): Piece[] | null => {
  if (one === null || other === null || !areApart(one, other) || scene.truth.length > 1) return null;
  const names = listNames(scene, [one, other]).filter(([first, second]) => textOf(first) !== textOf(second));
  if (names.length === 0) return null;
  const renamed = names.flatMap(([first, second]) => [...rename(first, second), ...rename(second, first)]);
  return put(scene, new Map(renamed));
};

/** All that stands in two columns exchanged, with their names. */
const exchangeColumns = (scene: Scene, one: Column | null, other: Column | null): Piece[] | null => {
  if (one === null || other === null || !areApart(one, other) || scene.truth.length > 1) return null;
  const names = listNames(scene, [one, other]);
  if (names.length === 0) return null;
  const move = (pieces: readonly Piece[], from: Column, to: Column): (readonly [Piece, Piece])[] =>
    pieces.map((piece) => {
      const by = from.left < to.left === from.right < to.right ? to.right - from.right : to.left - from.left;
      const [x0, y0, x1, y1] = piece.box;
      return [piece, { ...piece, box: [x0 + by, y0, x1 + by, y1] }] as const;
    });
  return put(
    scene,
    new Map([
      ...move([...one.pieces, ...names.flatMap(([first]) => first)], one, other),
      ...move([...other.pieces, ...names.flatMap(([, second]) => second)], other, one),
    ]),
  );
};

const sideColumn = ({ rows }: Scene, side: 1 | -1): Column | null =>
  toColumn(rows.filter(({ row }) => Math.sign(row.amount) === side).map(({ amount }) => amount));
const dayColumn = ({ rows }: Scene): Column | null => toColumn(rows.map(({ day }) => day));
const valueColumn = ({ rows }: Scene): Column | null => toColumn(rows.map(({ value }) => value));
const amountColumn = ({ rows }: Scene): Column | null => toColumn(rows.map(({ amount }) => amount));
const balanceColumn = ({ rows }: Scene): Column | null => toColumn(rows.map(({ balance }) => balance));

const keepTruth = (pieces: Piece[] | null, { truth }: Scene): Disturbed | null =>
  pieces === null ? null : { pieces, truth };

/** Every row of a statement at its other day; where it has no other it keeps its own. */
const atValueDays = ({ truth, rows }: Scene): TruthStatement[] =>
  truth.map((statement, at) => ({
    ...statement,
    rows: rows
      .filter(({ statement: own, row }) => own === at && !row.pending)
      .map(({ row }) => ({
        booked_on: row.value_on ?? row.booked_on,
        amount: row.amount,
        page: 1,
        text: row.description,
      })),
  }));

const exchangeDayNames = (scene: Scene): Disturbed | null => {
  const isSame = scene.rows.every(({ row }) => row.value_on === null || row.value_on === row.booked_on);
  const pieces = isSame ? null : exchangeNames(scene, dayColumn(scene), valueColumn(scene));
  return pieces === null ? null : { pieces, truth: atValueDays(scene) };
};

const turnSigns = (truth: readonly TruthStatement[]): TruthStatement[] =>
  truth.map((statement) => ({
    ...statement,
    rows: statement.rows.map((row) => ({ ...row, amount: -row.amount })),
  }));

const exchangeSideNames = (scene: Scene): Disturbed | null => {
  const pieces = exchangeNames(scene, sideColumn(scene, 1), sideColumn(scene, -1));
  return pieces === null ? null : { pieces, truth: turnSigns(scene.truth) };
};

const SIGNS = /^[-+\u2212(]\s?|\s?[-+\u2212)]$|\s?\b(?:CR|DR|C|D|H|S)$/giu;

const removeSigns = (scene: Scene): Disturbed | null => {
  const marked = scene.rows.flatMap(({ amount }) =>
    amount === null || amount.text.replaceAll(SIGNS, "") === amount.text
      ? []
      : [withText(amount, amount.text.replaceAll(SIGNS, ""))],
  );
  return marked.length === 0 ? null : { pieces: put(scene, new Map(marked)), truth: scene.truth };
};

type Rewrite = (first: string, mark: string, second: string, third: string) => string | null;

/** Another day with its year stands in the words of a row. */
const hasOtherDay = ({ pieces, day, value }: RowPieces): boolean =>
  pieces.some(
    (piece) => piece !== day && piece !== value && /(?:19|20)\d\d[./-]|[./-](?:19|20)\d\d/.test(piece.text),
  );

/** Every day of the rows, booked and of value, written anew; null where one has days that would not be. */
const rewriteDays = (rows: readonly RowPieces[], write: Rewrite): Map<Piece, Piece> | null => {
  if (rows.some((row) => row.day === null || hasOtherDay(row))) return null;
  const days = rows.flatMap(({ day, value }) => [day, value].filter((piece) => piece !== null));
  const written = days.flatMap((piece) => {
    const [, first = "", mark = "", second = "", third = ""] = DAY.exec(piece.text) ?? [];
    const text = write(first, mark, second, third);
    return text === null ? [] : [withText(piece, text)];
  });
  return written.length < days.length || written.length === 0 ? null : new Map(written);
};

const exchangeDayAndMonth: Rewrite = (first, mark, second, third) => {
  if (first.length === 4) return third === "" ? null : [first, third, second].join(mark);
  return [second, first, ...(third === "" ? [] : [third])].join(mark);
};

const withoutYear: Rewrite = (first, mark, second, third) => {
  if (third === "") return null;
  return first.length === 4 ? [second, third].join(mark) : [first, second].join(mark);
};

const hasDay = ({ text }: Piece): boolean => DAY.test(text) || /(?:19|20)\d\d/.test(text);

/** Day and month of all rows exchanged: the true days are the same, written in the other order. */
const turnDays = (scene: Scene): Disturbed | null => {
  const changed = rewriteDays(scene.rows, exchangeDayAndMonth);
  return changed === null ? null : { pieces: put(scene, changed), truth: scene.truth };
};

/** The rows keep day and month alone, and what stands around them no day; the true year is nowhere. */
const removeYears = (scene: Scene): Disturbed | null => {
  const changed = rewriteDays(scene.rows, withoutYear);
  if (changed === null) return null;
  const gone = remove(scene.around.filter(hasDay));
  return { pieces: put(scene, new Map([...changed, ...gone])), truth: untrue(scene.truth, scene.rows) };
};

/** The years of the rows alone. */
const removeRowYears = (scene: Scene): Disturbed | null => {
  const changed = rewriteDays(scene.rows, withoutYear);
  return changed === null ? null : { pieces: put(scene, changed), truth: scene.truth };
};

/** One row is of the year before. */
const moveRow = (scene: Scene): Disturbed | null => {
  const row = scene.rows[Math.floor(scene.rows.length / 2)];
  if (row === undefined || scene.rows.length < 3) return null;
  const before: Rewrite = (first, mark, second, third) => {
    const year = first.length === 4 ? first : third;
    if (year === "") return null;
    const other = String(Number(year) - 1).padStart(year.length, "0");
    return first.length === 4 ? [other, second, third].join(mark) : [first, second, other].join(mark);
  };
  const changed = rewriteDays([row], before);
  return changed === null ? null : { pieces: put(scene, changed), truth: untrue(scene.truth, [row]) };
};

const withoutRow = (truth: readonly TruthStatement[], { row, statement }: RowPieces): TruthStatement[] =>
  truth.map((one, at) => {
    const gone = one.rows.findIndex(
      (other) => other.amount === row.amount && other.booked_on === row.booked_on,
    );
    return at !== statement ? one : { ...one, rows: one.rows.filter((_, index) => index !== gone) };
  });

/** A row in the middle is gone, what speaks of it is not. */
const removeRow = (scene: Scene): Disturbed | null => {
  const row = scene.rows[Math.floor(scene.rows.length / 2)];
  if (row === undefined || scene.rows.length < 3 || row.pieces.length === 0 || row.row.pending) return null;
  return { pieces: put(scene, remove(row.pieces)), truth: untrue(scene.truth, [row]) };
};

/** The last row is gone, and every line around that prints the balance behind it. */
const removeLastRow = (scene: Scene): Disturbed | null => {
  const row = scene.rows.at(-1);
  if (row === undefined || scene.rows.length < 3 || row.pieces.length === 0 || scene.truth.length > 1)
    return null;
  const closing = linesWhere(scene, printsBalance("closing", scene));
  const [statement] = withoutRow(scene.truth, row);
  if (statement === undefined) return null;
  return {
    pieces: put(scene, remove([...row.pieces, ...closing])),
    truth: [{ ...statement, closing: null }],
  };
};

const onPage = (scene: Scene, page: number): Piece[] =>
  scene.paper.pieces.filter((piece) => piece.page === page);

const removePage = (scene: Scene): Disturbed | null => {
  const pages = [...new Set(scene.rows.flatMap(({ pieces }) => pieces.map(({ page }) => page)))];
  if (pages.length < 3) return null;
  const gone = new Set(onPage(scene, pages[1] ?? 0));
  const rows = scene.rows.filter(({ pieces }) => pieces.some((piece) => gone.has(piece)));
  return { pieces: put(scene, remove([...gone])), truth: untrue(scene.truth, rows) };
};

/** The labels of this document, each changed into letters that say nothing with even chance. */
const garbleLabels = (scene: Scene): Disturbed => {
  const isOwn = isWordOfRows(scene.truth);
  const changed = scene.paper.pieces.map((piece) => withText(piece, garble(piece.text, isOwn, scene.seed)));
  return { pieces: put(scene, new Map(changed)), truth: scene.truth };
};

const withoutEnd =
  (end: "opening" | "closing") =>
  (scene: Scene): Disturbed | null => {
    const found = without(scene, linesWhere(scene, printsBalance(end, scene)));
    return found === null ? null : { ...found, truth: scene.truth.map((one) => ({ ...one, [end]: null })) };
  };

/** What is done to every document, each a fault or a habit that happens to paper, scans and exports. */
export const DISTURBANCES: readonly Disturbance[] = [
  { name: "labels replaced", isByChance: true, disturb: garbleLabels },
  { name: "names of days exchanged", disturb: exchangeDayNames },
  { name: "names of sides exchanged", disturb: exchangeSideNames },
  {
    name: "columns of days exchanged",
    disturb: (scene) => keepTruth(exchangeColumns(scene, dayColumn(scene), valueColumn(scene)), scene),
  },
  {
    name: "columns of sides exchanged",
    disturb: (scene) => keepTruth(exchangeColumns(scene, sideColumn(scene, 1), sideColumn(scene, -1)), scene),
  },
  {
    name: "amounts and balances exchanged",
    disturb: (scene) => keepTruth(exchangeColumns(scene, amountColumn(scene), balanceColumn(scene)), scene),
  },
  { name: "a row gone", disturb: removeRow },
  { name: "the last row and balance gone", disturb: removeLastRow },
  { name: "a page gone", disturb: removePage },
  { name: "opening balance gone", disturb: withoutEnd("opening") },
  { name: "closing balance gone", disturb: withoutEnd("closing") },
  {
    name: "figures around gone",
    disturb: (scene) =>
      without(
        scene,
        scene.around.filter(({ text }) => FIGURE.test(text)),
      ),
  },
  { name: "signs gone", disturb: removeSigns },
  { name: "period gone", disturb: (scene) => without(scene, scene.around.filter(hasDay)) },
  { name: "day and month exchanged", disturb: turnDays },
  { name: "years gone from rows", disturb: removeRowYears },
  { name: "all years gone", disturb: removeYears },
  { name: "a row of the year before", disturb: moveRow },
];
