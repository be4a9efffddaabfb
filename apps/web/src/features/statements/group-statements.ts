import type { Statement } from "@passbook/contract/statements";

type Placed = Pick<Statement, "bank_account_id" | "period" | "created_at">;

const dayOf = ({ period, created_at }: Placed): string => period?.to ?? created_at.slice(0, 10);

/** Statements by account in the order of `account_ids`, each account's newest first; those without an account stand at the top. */
export const groupByAccount = <S extends Placed>(
  statements: readonly S[],
  account_ids: readonly string[],
): readonly { readonly bank_account_id: string | null; readonly statements: readonly S[] }[] => {
  const groups = Map.groupBy(statements, (statement) => statement.bank_account_id);
  const place = (id: string | null): number => (id === null ? -1 : account_ids.indexOf(id));
  return [...groups]
    .map(([bank_account_id, list]) => ({
      bank_account_id,
      statements: list.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1)),
    }))
    .toSorted((a, b) => place(a.bank_account_id) - place(b.bank_account_id));
};

/** True when a statement's period touches a month. */
export const isInMonth = ({ period }: Placed, month: string): boolean =>
  period !== null && period.from.slice(0, 7) <= month && period.to.slice(0, 7) >= month;

/** The first few of a list; all of it when so little would be hidden that a button is not worth it. */
export const foldList = <T>(list: readonly T[], few: number): readonly T[] =>
  list.length <= few + 2 ? list : list.slice(0, few);
