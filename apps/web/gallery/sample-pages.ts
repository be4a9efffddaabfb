import type { FilePiece, Statement } from "@passbook/contract/statements";
import type { StatementRow } from "../src/features/statements/state/use-statement-rows.ts";

/** A statement of several pages as its bank would print it, with the place of every word and row. */
const PAGE = { width: 595, height: 842 };
const SIZE_PT = 9;
/** Every letter of Courier is this wide. */
const LETTER_PT = SIZE_PT * 0.6;
const FIRST_LINE_PT = 120;
const LINE_PT = 22;
const ROWS_PER_PAGE = 28;
const OPENING = 100_000;

type PrintedPage = Extract<FilePiece, { page: number }>;
type Word = PrintedPage["words"][number];

const toDecimal = (minor: number): string => (minor / 100).toFixed(2);

const putWord = (text: string, left: number, base_line: number): Word => ({
  text,
  box: [left, base_line - SIZE_PT * 0.8, left + text.length * LETTER_PT, base_line + SIZE_PT * 0.25],
});

const putRight = (text: string, right: number, base_line: number): Word =>
  putWord(text, right - text.length * LETTER_PT, base_line);

const NAMES = ["Bakery am Markt", "Green Grocer", "Harbour Books", "Rent Lindenhof"];

const makeRow = (row: number, balance_before: number): StatementRow => {
  const page = Math.ceil(row / ROWS_PER_PAGE);
  const base_line = FIRST_LINE_PT + ((row - 1) % ROWS_PER_PAGE) * LINE_PT;
  const amount = row % 7 === 0 ? 5000 : -(100 + row * 3);
  return {
    row,
    booked_on: `2026-07-${String(1 + Math.floor(row / 5)).padStart(2, "0")}`,
    amount,
    currency: "EUR",
    description: NAMES[row % NAMES.length] ?? "",
    balance_after: balance_before + amount,
    pending: false,
    source: { page, box: [48, base_line - SIZE_PT, 540, base_line + 4] },
    transaction_id: null,
    became: null,
  };
};

const makeRows = (count: number): readonly StatementRow[] => {
  const rows: StatementRow[] = [];
  for (let row = 1; row <= count; row += 1) rows.push(makeRow(row, rows.at(-1)?.balance_after ?? OPENING));
  return rows;
};

const printPage = (page: number, rows: readonly StatementRow[]): PrintedPage => ({
  page,
  ...PAGE,
  words: [
    putWord("RHEIN BANK", 48, 60),
    putRight(`Page ${String(page)}`, 540, 60),
    ...rows.flatMap((row, index) => {
      const base_line = FIRST_LINE_PT + index * LINE_PT;
      return [
        putWord(row.booked_on, 48, base_line),
        putWord(row.description, 130, base_line),
        putRight(toDecimal(row.amount), 430, base_line),
        putRight(toDecimal(row.balance_after ?? 0), 540, base_line),
      ];
    }),
  ],
});

const drawWord = ({ text, box: [left, , , bottom] }: Word): string =>
  `1 0 0 1 ${left.toFixed(2)} ${(PAGE.height - bottom + SIZE_PT * 0.25).toFixed(2)} Tm (${text}) Tj`;

const toContent = ({ words }: PrintedPage): string =>
  `BT /F1 ${String(SIZE_PT)} Tf\n${words.map(drawWord).join("\n")}\nET`;

/** A PDF 1.4 of these pages; its font is one that a reader has to bring along. */
const writePdf = (pages: readonly PrintedPage[]): string => {
  const first = 4;
  const kids = pages.map((_, index) => `${String(first + index * 2)} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${String(pages.length)} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
    ...pages.flatMap((page, index) => {
      const content = toContent(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(PAGE.width)} ${String(PAGE.height)}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(first + index * 2 + 1)} 0 R >>`,
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${starts.join("")}`;
  return `${text}${table}trailer << /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
};

/** Some pages of a statement: as a PDF, as its words, and as the rows that are read from it. */
export const makeSamplePages = (page_count: number) => {
  const rows = makeRows(page_count * ROWS_PER_PAGE);
  const pages = Array.from({ length: page_count }, (_, index) =>
    printPage(index + 1, rows.slice(index * ROWS_PER_PAGE, (index + 1) * ROWS_PER_PAGE)),
  );
  const balances: Pick<Statement, "opening_balance" | "closing_balance" | "currency"> = {
    opening_balance: OPENING,
    closing_balance: rows.at(-1)?.balance_after ?? null,
    currency: "EUR",
  };
  return { rows, pages, balances, pdf: new TextEncoder().encode(writePdf(pages)) };
};
