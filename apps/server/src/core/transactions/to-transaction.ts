import { place } from "@passbook/contract/fields";
import { attachment, type Transaction, why } from "@passbook/contract/transactions";
import type { AttachmentRow, FileRow, SplitRow, TransactionRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import * as z from "zod";

/** A row with the names that are shown beside it. */
export type NamedRow = Kept<TransactionRow> & { vendor_name: string | null; merchant_name: string | null };
/** What hangs on transactions, by transaction id. */
export type Attached = {
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly splits: ReadonlyMap<string, readonly SplitRow[]>;
  readonly attachments: ReadonlyMap<string, readonly AttachedRow[]>;
};
type AttachedRow = Pick<AttachmentRow, "id" | "file_name" | "media_type" | "created_at"> &
  Pick<FileRow, "file_size">;

/** Names of the fields a person set, as a row keeps them. */
export const readEdited = (edited: string | null): string[] =>
  edited === null ? [] : z.parse(z.array(z.string()), JSON.parse(edited));

/** Whether a person said under which category a row is. */
export const isFiledByPerson = ({ edited }: Pick<TransactionRow, "edited">): boolean =>
  readEdited(edited).includes("sub_category_id");

/** The same with these as well, as a row keeps them. */
export const addEdited = (edited: string | null, names: readonly string[]): string =>
  JSON.stringify([...new Set([...readEdited(edited), ...names])].toSorted(byText));

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

const readJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const readOriginal = (row: NamedRow): Transaction["original"] =>
  row.original_amount === null || row.original_currency === null
    ? null
    : { amount: row.original_amount, currency: row.original_currency };

const THOUSAND = 1000;

const readSuggestion = ({ suggested_id, confidence }: NamedRow): Transaction["suggestion"] =>
  suggested_id === null ? null : { sub_category_id: suggested_id, confidence: (confidence ?? 0) / THOUSAND };

/** A row as the contract shows it. */
export const toTransaction = (row: NamedRow, { tags, splits, attachments }: Attached): Transaction => ({
  id: row.id,
  bank_account_id: row.bank_account_id,
  statement_id: row.statement_id,
  booked_on: row.booked_on,
  value_on: row.value_on,
  counts_on: row.counts_on,
  amount: row.amount,
  currency: row.currency,
  original: readOriginal(row),
  description: row.description,
  reference: row.reference,
  balance_after: row.balance_after,
  vendor_id: row.vendor_id,
  vendor_name: row.vendor_name,
  merchant_id: row.merchant_id,
  merchant_name: row.merchant_name,
  sub_category_id: row.sub_category_id,
  tags: [...(tags.get(row.id) ?? [])],
  note: row.note,
  splits: (splits.get(row.id) ?? []).map(({ sub_category_id, amount, percent, note }) => ({
    sub_category_id,
    amount,
    percent,
    note,
  })),
  attachments: (attachments.get(row.id) ?? []).map(
    ({ id, file_name, file_size, media_type, created_at }) => ({
      id,
      file_name,
      file_size,
      media_type: z.parse(attachment.shape.media_type, media_type),
      created_at,
    }),
  ),
  status: row.status,
  why: z.parse(z.nullable(why), readJson(row.why)),
  suggestion: readSuggestion(row),
  transfer_id: row.transfer_id,
  refund_of: row.refund_of,
  series_id: row.series_id,
  hidden: row.hidden === 1,
  source: z.parse(z.nullable(place), readJson(row.source)),
  edited: readEdited(row.edited),
  version: row.version,
});
