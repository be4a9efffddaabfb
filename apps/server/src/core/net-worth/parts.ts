import { isDebt } from "@passbook/contract/assets";
import type { Holding, WorthGroup } from "@passbook/contract/net-worth";
import { type Balances, findWorthOn, type HeldList, toDisplayLabel } from "../bank-accounts/index.ts";
import type { StoredAsset } from "./assets.ts";

/** What a part was worth at the end of a day, and how that is known. */
export type Value = Pick<Holding, "state"> & { readonly amount: number; readonly as_of: string };

/** An account in one currency, or an asset: what net worth is the sum of. */
export type Part = Pick<Holding, "id" | "source" | "kind" | "name" | "currency"> & {
  /** Where it is counted as long as it is not below nothing. */
  readonly group: WorthGroup;
  /** The first day of which anything is known; null where nothing ever is. */
  readonly first_day: string | null;
  readonly is_closed: boolean;
  /** Null before anything is known, and once it is closed. */
  readonly valueOn: (day: string) => Value | null;
};

const earlier = (one: string | null, other: string): string => (one === null || other < one ? other : one);

/** The first day of an account with a balance: that of a row, or of a statement that prints one. */
const findFirstDay = ({ rows, printed }: Balances): string | null => {
  const row = rows.find(({ balance }) => balance !== null);
  return printed
    .filter(({ opening, closing }) => (opening ?? closing) !== null)
    .reduce<string | null>((first, { from }) => earlier(first, from), row?.booked_on ?? null);
};

/** An account in one of its currencies: its balance, and what it holds by lists, oldest first. */
export const toAccountPart = (balances: Balances, lists: readonly HeldList[] = []): Part => {
  const { account, currency } = balances;
  const [list] = lists;
  const since = findFirstDay(balances);
  return {
    id: account.id,
    source: "account",
    // the column holds what the contract allows
    kind: account.account_type as Part["kind"],
    name: toDisplayLabel(account),
    currency,
    group: account.account_type === "investment" ? "investments" : "accounts",
    first_day: list === undefined ? since : earlier(since, list.on),
    is_closed: account.closed_at !== null,
    valueOn: (day) => findWorthOn(balances, lists, day),
  };
};

export const toAssetPart = ({ id, name, kind, currency, values }: StoredAsset): Part => {
  const sign = isDebt(kind) ? -1 : 1;
  return {
    id,
    source: "asset",
    kind,
    name,
    currency,
    group: kind === "pension" || kind === "investment" ? "investments" : "belongings",
    first_day: values[0]?.valued_on ?? null,
    is_closed: false,
    valueOn: (day) => {
      const last = values.findLast(({ valued_on }) => valued_on <= day);
      if (last === undefined) return null;
      return { amount: last.amount === 0 ? 0 : sign * last.amount, as_of: last.valued_on, state: "entered" };
    },
  };
};
