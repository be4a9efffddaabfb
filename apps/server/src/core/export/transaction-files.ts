import type { ExportFormat } from "@passbook/contract/export";
import type { Db } from "@passbook/db/dialect";
import type { Narrowing } from "../transactions/index.ts";
import { writeCsv } from "./formats/write-csv.ts";
import { writeOfx } from "./formats/write-ofx.ts";
import { writeQif } from "./formats/write-qif.ts";
import { writeXlsx } from "./formats/write-xlsx.ts";
import { writeBeancount } from "./journal/write-beancount.ts";
import { writeHledger } from "./journal/write-hledger.ts";

type TransactionFile = {
  readonly type: string;
  readonly ending: string;
  /** A line that says something of the whole file, in formats that have a place for one at their beginning. */
  readonly toNote?: (text: string) => string;
  readonly write: (db: Db, user_id: string, filter: Narrowing) => AsyncGenerator<string | Uint8Array>;
};

const toComment = (text: string): string => `; ${text}\n`;

/** How transactions are written in each format, as they are read. */
export const TRANSACTION_FILES: Readonly<Record<ExportFormat, TransactionFile>> = {
  csv: { type: "text/csv; charset=utf-8", ending: "csv", write: writeCsv },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ending: "xlsx",
    write: writeXlsx,
  },
  ofx: { type: "application/x-ofx", ending: "ofx", write: writeOfx },
  qif: { type: "application/qif; charset=utf-8", ending: "qif", write: writeQif },
  hledger: { type: "text/plain; charset=utf-8", ending: "journal", toNote: toComment, write: writeHledger },
  beancount: {
    type: "text/plain; charset=utf-8",
    ending: "beancount",
    toNote: toComment,
    write: writeBeancount,
  },
};
