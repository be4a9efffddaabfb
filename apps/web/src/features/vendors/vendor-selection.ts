import type { Vendor } from "@passbook/contract/vendors";

/** What is selected, by id, in the order it was chosen; `anchor` is the place a range is stretched from. */
export type Selection = {
  readonly chosen: ReadonlyMap<string, Vendor>;
  readonly anchor: number | null;
};

export const NOTHING_SELECTED: Selection = { chosen: new Map(), anchor: null };

/** Adds or takes away the vendor at a place. */
export const toggleVendor = (selection: Selection, vendor: Vendor, index: number): Selection => {
  const chosen = new Map(selection.chosen);
  if (!chosen.delete(vendor.id)) chosen.set(vendor.id, vendor);
  return { chosen, anchor: index };
};

/** Adds every vendor between the anchor and a place. */
export const stretchSelection = (
  selection: Selection,
  vendors: readonly Vendor[],
  index: number,
): Selection => {
  const from = selection.anchor ?? index;
  const between = vendors.slice(Math.min(from, index), Math.max(from, index) + 1);
  const chosen = new Map([
    ...selection.chosen,
    ...between.map((vendor): [string, Vendor] => [vendor.id, vendor]),
  ]);
  return { chosen, anchor: from };
};
