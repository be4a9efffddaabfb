import { readChosen } from "@passbook/contract/chosen";
import type { Db } from "@passbook/db/dialect";
import { type HeldList, loadHoldings } from "../../bank-accounts/index.ts";
import { keepsWholeAccounts } from "../formats/list-sheets.ts";
import type { Narrowing } from "../../transactions/index.ts";

/** A security as a journal calls it, with the names it has. */
export type Security = {
  readonly commodity: string;
  readonly name: string;
  readonly isin: string | null;
};

/** So many units more or less, and what they come to in minor units by the list that says so. */
type Moved = {
  readonly commodity: string;
  readonly units: string;
  readonly amount: number;
  readonly currency: string;
};
type Price = { readonly commodity: string; readonly price: string; readonly currency: string };

/** What a list of holdings changes of the one before, and the prices it prints. */
export type Positions = {
  readonly kind: "positions";
  readonly day: string;
  readonly bank_account_id: string;
  readonly moved: readonly Moved[];
  readonly prices: readonly Price[];
};

type Row = HeldList["rows"][number];
const keyOf = ({ isin, symbol, name, currency }: Row): string => `${isin ?? symbol ?? name} ${currency}`;

/** Both journals take capitals, digits and dashes, from a letter to a letter or digit; hledger in quotes. */
const LONGEST = 24;
const toPlain = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "-")
    .slice(0, LONGEST - 4)
    .replaceAll(/^-+|-+$/g, "");
const FITS = /^[A-Z][A-Z0-9-]*[A-Z0-9]$/;

/** The name of each security by its key, which no other and no currency has. */
const nameSecurities = (lists: readonly HeldList[]): Map<string, Security> => {
  const rows = lists.flatMap((list) => list.rows).filter(({ quantity }) => quantity !== null);
  const taken = new Set(lists.flatMap((list) => list.rows.map(({ currency }) => currency)));
  const known = new Map<string, Security>();
  for (const row of rows) {
    if (known.has(keyOf(row))) continue;
    const plain = toPlain(row.symbol ?? row.isin ?? row.name);
    const begun = FITS.test(plain) ? plain : `X-${plain === "" ? "0" : plain}`;
    let commodity = begun;
    for (let number = 2; taken.has(commodity); number += 1) commodity = `${begun}-${String(number)}`;
    taken.add(commodity);
    known.set(keyOf(row), { commodity, name: row.name, isin: row.isin });
  }
  return known;
};

const DECIMAL = /^(-?)(\d*)\.?(\d*)$/;
type Scaled = { readonly units: bigint; readonly places: number };
const readUnits = (written: string | null): Scaled => {
  const [, sign = "", whole = "", part = ""] = DECIMAL.exec(written ?? "") ?? [];
  const units = BigInt(`${whole}${part}` || "0");
  return { units: sign === "" ? units : -units, places: part.length };
};
const scaleTo = ({ units, places }: Scaled, wanted: number): bigint => units * 10n ** BigInt(wanted - places);

const sizeOf = (count: bigint): bigint => (count < 0n ? -count : count);

const writeUnits = (units: bigint, places: number): string => {
  const digits = String(sizeOf(units)).padStart(places + 1, "0");
  const [whole, part] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  const kept = part.replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${whole}${kept === "" ? "" : `.${kept}`}`;
};

/** `amount * part / whole`, rounded half away from nothing; what a whole of nothing comes to is nothing. */
const shareOf = (amount: number, part: bigint, whole: bigint): number => {
  if (whole === 0n) return 0;
  const product = BigInt(amount) * part;
  const size = (2n * sizeOf(product) + sizeOf(whole)) / (2n * sizeOf(whole));
  return Number(product < 0n === whole < 0n ? size : -size);
};

const move = (security: Security, before: Row | undefined, now: Row | undefined): Moved[] => {
  const [old, held] = [readUnits(before?.quantity ?? null), readUnits(now?.quantity ?? null)];
  const places = Math.max(old.places, held.places);
  const units = scaleTo(held, places) - scaleTo(old, places);
  const told = now ?? before;
  if (units === 0n || told === undefined) return [];
  const whole = scaleTo(now === undefined ? old : held, places);
  const amount = shareOf(told.value, units, whole);
  return [
    { commodity: security.commodity, units: writeUnits(units, places), amount, currency: told.currency },
  ];
};

const sumByKey = (rows: readonly Row[]): Map<string, Row> => {
  const held = new Map<string, Row>();
  for (const row of rows) {
    if (row.quantity === null) continue;
    const twin = held.get(keyOf(row));
    if (twin === undefined) {
      held.set(keyOf(row), row);
      continue;
    }
    const [one, other] = [readUnits(twin.quantity), readUnits(row.quantity)];
    const places = Math.max(one.places, other.places);
    const quantity = writeUnits(scaleTo(one, places) + scaleTo(other, places), places);
    held.set(keyOf(row), { ...twin, quantity, value: twin.value + row.value });
  }
  return held;
};

/** What lists of holdings say, oldest first; nothing where only some rows of accounts are asked for. */
export const listPositions = async (
  db: Db,
  user_id: string,
  filter: Narrowing,
): Promise<{ readonly securities: readonly Security[]; readonly positions: readonly Positions[] }> => {
  if (!keepsWholeAccounts(filter)) return { securities: [], positions: [] };
  const { any, without } = readChosen(filter.bank_account_id);
  const lists = (await loadHoldings(db, user_id, null)).filter(
    ({ bank_account_id: id }) => (any.length === 0 || any.includes(id)) && !without.includes(id),
  );
  const securities = nameSecurities(lists);
  const before = new Map<string, Map<string, Row>>();
  const positions = lists.map(({ on, bank_account_id, rows }): Positions => {
    const [old, held] = [before.get(bank_account_id) ?? new Map<string, Row>(), sumByKey(rows)];
    before.set(bank_account_id, held);
    const keys = [...new Set([...old.keys(), ...held.keys()])];
    const named = keys.flatMap((key) => {
      const security = securities.get(key);
      return security === undefined ? [] : [{ security, was: old.get(key), is: held.get(key) }];
    });
    return {
      kind: "positions",
      day: on,
      bank_account_id,
      moved: named.flatMap(({ security, was, is }) => move(security, was, is)),
      prices: named.flatMap(({ security: { commodity }, is }) =>
        is?.price == null ? [] : [{ commodity, price: is.price, currency: is.currency }],
      ),
    };
  });
  return { securities: [...securities.values()], positions };
};

/** What the units that moved come to by currency, as the other side of the entry has it. */
export const sumMoved = (moved: readonly Moved[]): { readonly amount: number; readonly currency: string }[] =>
  [...Map.groupBy(moved, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    amount: -some.reduce((sum, { amount }) => sum + amount, 0),
  }));
