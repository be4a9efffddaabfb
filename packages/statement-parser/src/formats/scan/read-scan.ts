import { err, ok } from "@passbook/contract/values";
import type { Place, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { DocumentReading } from "../../layout/pages/read-document.ts";
import type { Doubt, ParsedFile, ParsedStatement, ParseHints, Refusal } from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { findUnsureDays } from "./find-unsure-days.ts";
import { openScan } from "./open-scan.ts";
import type { OpenScan } from "./open-scan.ts";
import { readLooks } from "./read-looks.ts";
import type { Look } from "./read-looks.ts";
import { seePage, toShownBox } from "./see-page.ts";
import type { Recognise, SeenPage } from "./see-page.ts";

/** What reading pictures needs from outside; `onPage` is told of each page that is done, and waited for before the next. */
export type ScanIo = { recognise: Recognise; onPage: (page: number) => void | Promise<void> };

const NOTHING_SEEN: Refusal = {
  code: "no_text_layer",
  ...say("scan_without_letters"),
};

const seePages = async (
  scan: OpenScan,
  { recognise, onPage }: ScanIo,
  finer: number,
): Promise<SeenPage[]> => {
  const pages: SeenPage[] = [];
  for (let number = 1; number <= scan.pages; number += 1) {
    const { picture, ...page } = await scan.draw(number, finer);
    if (picture !== null) pages.push(await seePage({ ...page, picture }, recognise));
    await onPage(number);
  }
  return pages;
};

const showPlace = <P extends Place | null | undefined>(place: P, pages: readonly SeenPage[]): P => {
  if (place === null || place === undefined || !("page" in place)) return place;
  const page = pages.find((each) => each.page === place.page);
  // Still a place on a page.
  return page === undefined ? place : ({ page: place.page, box: toShownBox(place.box, page) } as P);
};

/** The statement with its places on the pages as they are shown, tilted as they are. */
const showStatement = (statement: ParsedStatement, pages: readonly SeenPage[]): ParsedStatement => {
  const showDoubt = (each: Doubt): Doubt => ({ ...each, place: showPlace(each.place, pages) });
  const unsure = findUnsureDays(statement, pages).map((place) => doubt("digit_unsure", place));
  const proof = addDoubts(statement.proof, unsure);
  return {
    ...statement,
    // Columns lie elsewhere on every scan.
    layout: null,
    proof: { ...proof, doubts: proof.doubts.map(showDoubt) },
    transactions: statement.transactions.map((row) => ({ ...row, source: showPlace(row.source, pages) })),
  };
};

const toFile = ({ pages, problems }: Look, reading: DocumentReading): Omit<ParsedFile, "format"> => ({
  statements: reading.statements.map((statement) => showStatement(statement, pages)),
  problems: [
    ...problems,
    ...reading.problems.map((problem) =>
      problem.place === undefined ? problem : { ...problem, place: showPlace(problem.place, pages) },
    ),
  ],
  questions: reading.questions,
});

/** Reads a PDF or a file whose pages are pictures: letters are recognised, and proof decides between doubtful digits. */
export const readScan = async (
  bytes: Uint8Array,
  hints: ParseHints,
  io: ScanIo,
): Promise<Result<ParsedFile, Refusal>> => {
  const scan = await openScan(bytes, hints.password);
  if (!scan.ok) return scan;
  try {
    const look = await readLooks(
      (finer) => seePages(scan.value, io, finer),
      (pages) => readDocument({ pages: [...pages], fixedPitch: false }, hints),
    );
    if (look.pages.every(({ words }) => words.length === 0)) return err(NOTHING_SEEN);
    return look.read.ok ? ok({ format: scan.value.format, ...toFile(look, look.read.value) }) : look.read;
  } finally {
    await scan.value.close();
  }
};
