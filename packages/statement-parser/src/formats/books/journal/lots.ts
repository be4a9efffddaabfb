import { absolute, type Marks, multiply, type Quantity, UNIT } from "./journal-amount.ts";
import { readAmount } from "./work-out.ts";

/** What a journal says in braces of the lot that it buys or sells. */
export type Lot = {
  /** What all of it cost, with the sign of how much it is; null where that is left to what was bought before. */
  readonly cost: Quantity | null;
  readonly day: string | null;
  readonly label: string | null;
};

const LOT = /^\{(\{?)([^}]*)\}\}?\s*/;
const DETAIL = /^(?:\[([^\]]*)\]|\(([^()]*)\)|\(\(.*?\)\))\s*/;
const DAY = /\d{4}[-/]\d\d?[-/]\d\d?/;
const LABEL = /"([^"]*)"/;

/** What so much of something is worth, with its sign. */
export const toWorth = (of: Quantity | null, worth: Quantity, is_total: boolean): Quantity => {
  const units = of?.value ?? 0n;
  const sign = units < 0n ? -1n : 1n;
  const value = is_total ? absolute(worth.value) * sign : multiply(units, worth.value);
  return { commodity: worth.commodity, value };
};

const readCost = (inner: string, of: Quantity | null, { marks, is_total }: Reading): Quantity | null => {
  const bare = inner
    .replace(LABEL, "")
    .replace(DAY, "")
    .replace(/^\s*=/, "")
    .replaceAll(/[,*\s]+$/g, "")
    .trim();
  // One unit and what was paid beside all of them: `100 # 9.95 USD`.
  const [each = "", beside] = bare.split("#");
  const all = beside === undefined ? null : readAmount(beside.trim(), marks);
  const unit = readAmount(each.trim().replace(/[,\s]+$/, ""), marks);
  if (all === null) return unit === null ? null : toWorth(of, unit.quantity, is_total);
  const of_units = unit === null ? 0n : toWorth(of, unit.quantity, false).value;
  return { ...all.quantity, value: of_units + toWorth(of, all.quantity, true).value };
};

type Reading = { readonly marks: Marks; readonly is_total: boolean };

/** The lot that a text begins with, and what stands behind it. */
export const readLot = (
  text: string,
  of: Quantity | null,
  marks: Marks,
): { lot: Lot | null; rest: string } => {
  const [whole, second, inner = ""] = LOT.exec(text) ?? [];
  if (whole === undefined) return { lot: null, rest: text };
  let rest = text.slice(whole.length);
  let [day, label] = [DAY.exec(inner)?.[0] ?? null, LABEL.exec(inner)?.[1] ?? null];
  for (let detail = DETAIL.exec(rest); detail !== null; detail = DETAIL.exec(rest)) {
    day ??= detail[1] ?? null;
    label ??= detail[2] ?? null;
    rest = rest.slice(detail[0].length);
  }
  return { lot: { cost: readCost(inner, of, { marks, is_total: second === "{" }), day, label }, rest };
};

type Held = { units: bigint; readonly each: Quantity; readonly day: string; readonly label: string | null };

/** What is held of shares and what each of them cost, so that those which are sold without saying what they cost have a cost. */
export class Lots {
  readonly #held = new Map<string, Held[]>();

  /** Takes in what is bought, or takes off what is sold; answers what it cost, or null where nothing says that. */
  book(
    account: string,
    quantity: Quantity,
    { lot, on }: { readonly lot: Lot; readonly on: string },
  ): Quantity | null {
    const held = this.#of(account, quantity);
    const is_sale = held.some(({ units }) => units !== 0n && units < 0n !== quantity.value < 0n);
    if (is_sale) {
      const taken = this.#take(held, quantity, lot);
      return lot.cost ?? taken;
    }
    if (lot.cost !== null && quantity.value !== 0n) {
      const each = { ...lot.cost, value: (lot.cost.value * UNIT) / quantity.value };
      held.push({ units: quantity.value, each, day: lot.day ?? on, label: lot.label });
    }
    return lot.cost;
  }

  /** Takes what is sold off what was bought first of what is meant; what it cost, or null where so much is not held. */
  #take(of_account: readonly Held[], quantity: Quantity, wanted: Lot): Quantity | null {
    const each = wanted.cost === null ? null : (wanted.cost.value * UNIT) / quantity.value;
    const meant = of_account.filter(
      (held) =>
        held.units < 0n !== quantity.value < 0n &&
        held.units !== 0n &&
        (wanted.day === null || held.day === wanted.day) &&
        (wanted.label === null || held.label === wanted.label) &&
        (each === null || held.each.value === each),
    );
    let left = absolute(quantity.value);
    let cost = 0n;
    for (const held of meant) {
      const units = absolute(held.units) < left ? absolute(held.units) : left;
      const sign = held.units < 0n ? -1n : 1n;
      held.units -= units * sign;
      left -= units;
      cost -= multiply(units * sign, held.each.value);
    }
    const commodity = meant[0]?.each.commodity;
    return left > 0n || commodity === undefined ? null : { commodity, value: cost };
  }

  #of(account: string, { commodity }: Quantity): Held[] {
    const key = `${account}\u001F${commodity}`;
    const held = this.#held.get(key) ?? [];
    this.#held.set(key, held);
    return held;
  }
}
