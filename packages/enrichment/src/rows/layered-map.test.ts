import { expect, test } from "vitest";
import { changeLayered, layMap, listKeys, listValues, readLayered } from "./layered-map.ts";

test("a layered map says what a plain one with the same changes says, and the one before stays as it was", () => {
  const plain = new Map<number, string>();
  let layered = layMap<number, string>(new Map());
  for (let step = 0; step < 400; step += 1) {
    const before = { map: layered, size: plain.size };
    const changed = new Map<number, string | undefined>();
    for (let at = 0; at < 12; at += 1) {
      const key = (step * 31 + at * 977) % 3_001;
      changed.set(key, (step + at) % 5 === 0 ? undefined : `${String(step)} ${String(at)}`);
    }
    layered = changeLayered(layered, changed);
    for (const [key, value] of changed)
      if (value === undefined) plain.delete(key);
      else plain.set(key, value);
    expect(listKeys(before.map)).toHaveLength(before.size);
  }
  expect(new Map(listKeys(layered).map((key) => [key, readLayered(layered, key)]))).toEqual(plain);
  expect(listValues(layered).toSorted()).toEqual([...plain.values()].toSorted());
});
