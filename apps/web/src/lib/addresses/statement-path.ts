/** The row of a statement from which a transaction was read; the screen puts the row's number into the address. */
export const statementRowPath = (statement_id: string, transaction_id: string): string =>
  `/statements/${statement_id}?transaction=${transaction_id}`;
