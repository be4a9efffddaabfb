import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Does something for each of many items, in order, so many at a time, and lets what waits of the process go on between. The items are gone
 * through by a plain function: a loop with a pause in it makes garbage for each of them.
 */
export const inTurns = async <Item>(
  items: readonly Item[],
  at_a_time: number,
  each: (item: Item, index: number) => void,
): Promise<void> => {
  for (let start = 0; start < items.length; start += at_a_time) {
    if (start > 0) await nextTurn();
    items.slice(start, start + at_a_time).forEach((item, index) => each(item, start + index));
  }
};
