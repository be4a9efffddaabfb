import { isIsoDate } from "@passbook/contract/values";
import type { RowChange } from "@passbook/contract/statements";
import { parseMoney } from "../../../words/format.ts";

/** The row that is edited, or the one behind which a row is added (0 = before the first). */
export type EditTarget = { readonly kind: "row" | "after"; readonly row: number };

/** What was typed into the row's fields. */
export type RowDraft = EditTarget & {
  readonly booked_on: string;
  readonly description: string;
  readonly amount: string;
};

const PREFIX = "row-draft:";

const isDraft = (value: unknown): value is RowDraft => {
  if (typeof value !== "object" || value === null) return false;
  const { kind, row, booked_on, description, amount }: { readonly [K in keyof RowDraft]?: unknown } = value;
  const texts = [booked_on, description, amount];
  return (
    (kind === "row" || kind === "after") &&
    typeof row === "number" &&
    texts.every((text) => typeof text === "string")
  );
};

/** The row of a statement that was being edited in this tab, over a reload. */
export const readRowDraft = (statement_id: string): RowDraft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${PREFIX}${statement_id}`) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
};

export const keepRowDraft = (statement_id: string, draft: RowDraft | null): void => {
  if (draft === null) sessionStorage.removeItem(`${PREFIX}${statement_id}`);
  else sessionStorage.setItem(`${PREFIX}${statement_id}`, JSON.stringify(draft));
};

export type RowFault = "booked_on" | "description" | "amount";

type Known = { readonly booked_on: string; readonly description: string; readonly amount: number };

/** The typed row as a correction, or the fields that keep it from being one. Only what differs from the row as it stands is told. */
export const toRowChange = (
  draft: RowDraft,
  {
    before,
    currency,
    locale,
  }: { readonly before: Known | null; readonly currency: string; readonly locale: string },
): { readonly change: RowChange | null; readonly faults: readonly RowFault[] } => {
  const amount = parseMoney(draft.amount, currency, locale);
  const description = draft.description.trim();
  const faults: RowFault[] = [];
  if (!isIsoDate(draft.booked_on)) faults.push("booked_on");
  if (description === "") faults.push("description");
  if (!amount.ok) faults.push("amount");
  if (faults.length > 0 || !amount.ok) return { change: null, faults };
  const typed = { booked_on: draft.booked_on, description, amount: amount.value };
  if (draft.kind === "after") return { change: { op: "insert", after: draft.row, ...typed }, faults };
  const differs = {
    ...(before?.booked_on === typed.booked_on ? {} : { booked_on: typed.booked_on }),
    ...(before?.description === typed.description ? {} : { description: typed.description }),
    ...(before?.amount === typed.amount ? {} : { amount: typed.amount }),
  };
  const change =
    Object.keys(differs).length === 0 ? null : { op: "set" as const, row: draft.row, ...differs };
  return { change, faults };
};
