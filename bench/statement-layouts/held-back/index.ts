import type { Layout } from "../draw/layout.ts";
import { beFarSign } from "./be-far-sign.ts";
import { caAmountOnLastLine } from "./ca-amount-on-last-line.ts";
import { cardTwoHolders } from "./card-two-holders.ts";
import { clNoDecimals } from "./cl-no-decimals.ts";
import { fiDayHeadings } from "./fi-day-headings.ts";
import { idDebitMarks } from "./id-debit-marks.ts";
import { iePageSubtotals } from "./ie-page-subtotals.ts";
import { nzLetterColumn } from "./nz-letter-column.ts";
import { ptTwoBalances } from "./pt-two-balances.ts";
import { saMirrored } from "./sa-mirrored.ts";
import { seCompactDates } from "./se-compact-dates.ts";
import { twTwoLines } from "./tw-two-lines.ts";
import { twoColumnPages } from "./two-column-pages.ts";
import { usAmountFirst } from "./us-amount-first.ts";
import { usCheckImages } from "./us-check-images.ts";
import { walletReceipts } from "./wallet-receipts.ts";

/** Layouts kept from development: who writes the reader sees only what they come to. */
export const heldBackLayouts: readonly Layout[] = [
  beFarSign,
  caAmountOnLastLine,
  cardTwoHolders,
  clNoDecimals,
  fiDayHeadings,
  idDebitMarks,
  iePageSubtotals,
  nzLetterColumn,
  ptTwoBalances,
  saMirrored,
  seCompactDates,
  twTwoLines,
  twoColumnPages,
  usAmountFirst,
  usCheckImages,
  walletReceipts,
];
