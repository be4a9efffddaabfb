import type { BankAccountRow, StatementRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import type { Services } from "../../../platform/services.ts";
import { readDetails, type MovingIn } from "../kept/details.ts";
import type { OpenedFile } from "../kept/opened-file.ts";
import type { ChosenAccount } from "./choose-account.ts";

/** What is asked of a book: whether it is to move in, once its person has seen what is in it. */
export const MOVE_IN_QUESTION = "move_in";

/** A table whose column of accounts names several is of one account where a person said of which, then or now. */
export const isMovedIn = (row: StatementRow, { book }: Pick<OpenedFile, "book">): boolean => {
  const { move_in, statement_count } = readDetails(row);
  if (book !== "columns") return book === "program";
  return move_in !== undefined || (row.wanted_account_id === null && statement_count === undefined);
};

const LONGEST_NAME = 80;

type Moving = {
  readonly services: Pick<Services, "clock">;
  readonly row: StatementRow;
  readonly accounts: readonly BankAccountRow[];
  readonly home_currency: string;
  readonly move_in: MovingIn;
};

/** The account that its person chose for one of a book, or a new one as the book describes it. */
export const chooseMoved = (
  { services: { clock }, row, accounts, home_currency, move_in }: Moving,
  { account, currency }: ParsedStatement,
  file_index: number,
): Exclude<ChosenAccount, { kind: "unknown" }> => {
  const choice = move_in.accounts.find((one) => one.file_index === file_index);
  const answered = file_index === row.file_index ? row.wanted_account_id : null;
  const wanted = answered ?? choice?.bank_account_id;
  const known = accounts.find(({ id }) => id === wanted);
  if (known !== undefined) return { kind: "known", account: known, learns_number: null };
  const name = choice?.label ?? account.name ?? "";
  return {
    kind: "new",
    account: {
      user_id: row.user_id,
      id: clock.newId(),
      label: name.slice(0, LONGEST_NAME) || null,
      last_4_digits: account.last_4_digits,
      account_type: choice?.account_type ?? account.account_type ?? "current",
      currency: currency ?? readDetails(row).answers?.currency ?? home_currency,
      bank_id: null,
      bank_name: "",
      bank_country: null,
      number_hash: null,
      is_sample: 0,
      closed_at: account.is_closed === true ? clock.now() : null,
      interest_rate: null,
      rate_changes: null,
      is_private: 0,
      created_at: clock.now(),
    },
  };
};
