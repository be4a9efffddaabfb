import type { Statement } from "@passbook/contract/statements";

type Placed = Pick<Statement, "bank_account_id" | "period" | "created_at">;
type Grouped = Placed & Pick<Statement, "status">;

/** What waits for an answer comes first, what failed behind what is on its way. */
const RANKS: Readonly<Record<Statement["status"], number>> = {
  needs_review: 0,
  needs_password: 0,
  received: 1,
  reading: 1,
  imported: 1,
  failed: 2,
};

const dayOf = ({ period, created_at }: Placed): string => period?.to ?? created_at.slice(0, 10);

/** Statements by account in the order of `account_ids`, each account's newest first; those without an account stand at the top, with what asks a person first. */
export const groupByAccount = <S extends Grouped>(
  statements: readonly S[],
  account_ids: readonly string[],
): readonly { readonly bank_account_id: string | null; readonly statements: readonly S[] }[] => {
  const groups = Map.groupBy(statements, (statement) => statement.bank_account_id);
  const place = (id: string | null): number => (id === null ? -1 : account_ids.indexOf(id));
  return [...groups]
    .map(([bank_account_id, list]) => ({
      bank_account_id,
      statements: list.toSorted(
        (a, b) => RANKS[a.status] - RANKS[b.status] || (dayOf(a) < dayOf(b) ? 1 : -1),
      ),
    }))
    .toSorted((a, b) => place(a.bank_account_id) - place(b.bank_account_id));
};

/** True when a statement's period touches a month. */
export const isInMonth = ({ period }: Placed, month: string): boolean =>
  period !== null && period.from.slice(0, 7) <= month && period.to.slice(0, 7) >= month;

/** The first few of a list; all of it when so little would be hidden that a button is not worth it. */
export const foldList = <T>(list: readonly T[], few: number): readonly T[] =>
  list.length <= few + 2 ? list : list.slice(0, few);
