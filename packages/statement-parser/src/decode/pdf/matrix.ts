/** An affine map [a b c d e f] as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const apply = (map: Matrix, x: number, y: number): readonly [number, number] => [
  map[0] * x + map[2] * y + map[4],
  map[1] * x + map[3] * y + map[5],
];

/** Six numbers of any list-like value, or null. */
export const toMatrix = (value: unknown): Matrix | null => {
  // Looked at below.
  const list = value as ArrayLike<unknown> | null;
  if (list === null || typeof list !== "object" || list.length < 6) return null;
  const at = (index: number): number => Number(list[index]);
  const map: Matrix = [at(0), at(1), at(2), at(3), at(4), at(5)];
  return map.every(Number.isFinite) ? map : null;
};
