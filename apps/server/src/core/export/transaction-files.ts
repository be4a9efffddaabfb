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
  readonly write: (db: Db, user_id: string, asked: Asked) => AsyncGenerator<string | Uint8Array>;
};

/** `note` says something of the whole file; empty for nothing. CSV and QIF have no place for it that programs pass over. */
type Asked = { readonly filter: Narrowing; readonly note: string };
type Write = (db: Db, user_id: string, filter: Narrowing) => AsyncGenerator<string>;

const withoutNote =
  (write: Write): TransactionFile["write"] =>
  (db, user_id, { filter }) =>
    write(db, user_id, filter);

/** The note is a comment in the first line. */
const withComment = (write: Write): TransactionFile["write"] =>
  async function* withComment(db, user_id, { filter, note }) {
    if (note !== "") yield `; ${note}\n`;
    yield* write(db, user_id, filter);
  };

/** How transactions are written in each format, as they are read. */
export const TRANSACTION_FILES: Readonly<Record<ExportFormat, TransactionFile>> = {
  csv: { type: "text/csv; charset=utf-8", ending: "csv", write: withoutNote(writeCsv) },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ending: "xlsx",
    write: writeXlsx,
  },
  ofx: { type: "application/x-ofx", ending: "ofx", write: writeOfx },
  qif: { type: "application/qif; charset=utf-8", ending: "qif", write: withoutNote(writeQif) },
  hledger: { type: "text/plain; charset=utf-8", ending: "journal", write: withComment(writeHledger) },
  beancount: {
    type: "text/plain; charset=utf-8",
    ending: "beancount",
    write: withComment(writeBeancount),
  },
};
