import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, one } from "../fields.ts";
import { transaction } from "./transactions.ts";

const params = z.strictObject({ id });
const attachmentParams = z.strictObject({ id, attachment_id: id });

/** Multipart: one picture (JPEG, PNG, WebP, GIF) or PDF of at most 10 MB. */
export const attachFile = endpoint({
  id: "attach_file",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/transactions/{id}/attachments",
  summary: "Keep a picture or a PDF with a transaction",
  params,
  body_kind: "multipart",
  answer: one(transaction),
  address: ({ answer }) => `/api/transactions/${answer.data.id}`,
});
export const getAttachment = endpoint({
  id: "get_attachment",
  method: "GET",
  path: "/api/transactions/{id}/attachments/{attachment_id}",
  summary: "The bytes of what is kept with a transaction, as an attachment",
  params: attachmentParams,
  answer_kind: "file",
  status: 200,
});
export const deleteAttachment = endpoint({
  id: "delete_attachment",
  method: "DELETE",
  path: "/api/transactions/{id}/attachments/{attachment_id}",
  summary: "Keep a picture or a PDF with a transaction no longer",
  params: attachmentParams,
});

/** What a receipt is for, as its text says: the purchases of an amount printed on it around a day printed on it, the likeliest first. */
export const foundPurchases = z.strictObject({
  /** False where nothing on it could be read. */
  has_text: z.boolean(),
  purchases: z.array(transaction),
});
export type FoundPurchases = z.output<typeof foundPurchases>;

/** Multipart: one picture or PDF, of which nothing is kept. */
export const findPurchases = endpoint({
  id: "find_purchases_of_receipt",
  method: "POST",
  path: "/api/receipts",
  summary: "Find the purchases that a receipt may be for, and keep nothing of it",
  body_kind: "multipart",
  answer: one(foundPurchases),
});
