/** A cell of a copied table may hold line ends: its row then goes over several lines. */
type Table = { header: number; width: number };

const NAMES_MIN = 4;
const NAME_LENGTH_MAX = 40;
const GAP_MIN = 3;
/** Lines that the cells of one row may go over. */
const LINES_MAX = 5;
const ROWS_MIN = 3;
/** So many rows go over several lines, or none is joined. */
const JOINED_MIN = 2;
/** Different lines that may be the header; a text of nothing else costs no more. */
const HEADERS_MAX = 8;
const NEARLY = 0.9;
const TEXT_MAX = 500_000;

const isName = (cell: string): boolean =>
  cell.length <= NAME_LENGTH_MAX && /\p{L}/u.test(cell) && !/\d/.test(cell);

/** The width of the gaps between the names of columns: 0 for tabs; null where a line is no header, or was set with spaces. */
const readHeader = (line: string): number | null => {
  const gaps = line.includes("\t") ? [] : (line.trim().match(/ {2,}/g) ?? []).map(({ length }) => length);
  const [width = 0] = gaps;
  const names = line.split(width === 0 ? "\t" : " ".repeat(width));
  const isEven = gaps.every((gap) => gap === width) && (width === 0 || width >= GAP_MIN);
  return isEven && names.length >= NAMES_MIN && names.every((name) => isName(name.trim())) ? width : null;
};

/** The cells of a line; gaps of several widths hold empty ones. */
const splitCells = (line: string, width: number): string[] =>
  line.split(width === 0 ? "\t" : " ".repeat(width));

/** The row that begins at a line and ends where it has all its cells; null where it never does. */
const readRow = (
  lines: readonly string[],
  at: number,
  { width, columns }: { width: number; columns: number },
): { cells: string[]; lines: number } | null => {
  let cells: string[] = [];
  for (let taken = 0; taken < LINES_MAX; taken += 1) {
    const line = lines[at + taken];
    if (line === undefined || line.trim() === "") return null;
    const [first = "", ...rest] = splitCells(line, width);
    cells =
      cells.length === 0
        ? [first, ...rest]
        : [...cells.slice(0, -1), `${cells.at(-1) ?? ""} ${first}`.trim(), ...rest];
    if (cells.length > columns) return null;
    if (cells.length === columns) return { cells, lines: taken + 1 };
  }
  return null;
};

/** The lines with each row under a header on its first line, and how many rows there are, and of more than one line. */
const joinUnder = (
  lines: readonly string[],
  { header, width }: Table,
): { lines: string[]; rows: number; joined: number } => {
  const names = splitCells(lines[header] ?? "", width);
  const found = [...lines.slice(0, header), names.join("\t")];
  const counts = { rows: 0, joined: 0 };
  while (found.length < lines.length) {
    const row = readRow(lines, found.length, { width, columns: names.length });
    if (row === null) {
      found.push(lines[found.length] ?? "");
      continue;
    }
    counts.rows += 1;
    counts.joined += row.lines > 1 ? 1 : 0;
    found.push(row.cells.join("\t"), ...Array.from({ length: row.lines - 1 }, () => ""));
  }
  return { lines: found, ...counts };
};

/**
 * The text with the rows of a copied table on one line each: cells are parted by tabs, or by as many spaces everywhere, and one with line
 * ends in it tears its row apart. Each line keeps its number.
 */
export const joinBrokenCells = (text: string): string => {
  if (text.length > TEXT_MAX) return text;
  const lines = text.split(/\r\n|\n|\r/);
  const headers = new Map<string, Table>();
  for (const [header, line] of lines.entries()) {
    const width = headers.size < HEADERS_MAX && !headers.has(line) ? readHeader(line) : null;
    if (width !== null) headers.set(line, { header, width });
  }
  const tables = [...headers.values()].map((table) => joinUnder(lines, table));
  const most = Math.max(0, ...tables.map(({ rows }) => rows));
  // Names over the figures of a box may stand above, as many as the table has.
  const best = tables.findLast(({ rows }) => rows >= most * NEARLY);
  return best !== undefined && best.rows >= ROWS_MIN && best.joined >= JOINED_MIN
    ? best.lines.join("\n")
    : text;
};
