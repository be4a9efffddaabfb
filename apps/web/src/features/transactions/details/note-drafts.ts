/** Notes that were typed and are not stored yet, kept over a reload of this tab. */
const PREFIX = "note-draft:";

export const readDraft = (transaction_id: string): string | null =>
  sessionStorage.getItem(`${PREFIX}${transaction_id}`);

export const keepDraft = (transaction_id: string, text: string): void => {
  sessionStorage.setItem(`${PREFIX}${transaction_id}`, text);
};

/** Forgets a draft, unless something newer was typed meanwhile. */
export const dropDraft = (transaction_id: string, text: string): void => {
  if (readDraft(transaction_id) === text) sessionStorage.removeItem(`${PREFIX}${transaction_id}`);
};
