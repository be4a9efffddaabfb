export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Sized<T> = { readonly item: T; readonly area: number };

const worstRatio = (areas: readonly number[], side: number): number => {
  const sum = areas.reduce((total, area) => total + area, 0);
  const largest = Math.max(...areas);
  const least = Math.min(...areas);
  return Math.max((side ** 2 * largest) / sum ** 2, sum ** 2 / (side ** 2 * least));
};

/** How many of the next items form the row whose tiles are closest to squares. */
const rowLength = <T>(items: readonly Sized<T>[], side: number): number => {
  let best = Infinity;
  for (let count = 1; count <= items.length; count += 1) {
    const ratio = worstRatio(
      items.slice(0, count).map((sized) => sized.area),
      side,
    );
    if (ratio > best) return count - 1;
    best = ratio;
  }
  return items.length;
};

/**
 * Divides a rectangle among items by their values, largest first (the squarified treemap of Bruls, Huizing and van Wijk, 2000).
 * Items without a positive value are left out; the tiles fill the rectangle and do not overlap.
 */
export const layTreemap = <T>(
  items: readonly T[],
  valueOf: (item: T) => number,
  frame: Rect,
): readonly { readonly item: T; readonly rect: Rect }[] => {
  const positive = items.filter((item) => valueOf(item) > 0).toSorted((a, b) => valueOf(b) - valueOf(a));
  const total = positive.reduce((sum, item) => sum + valueOf(item), 0);
  let rest: readonly Sized<T>[] = positive.map((item) => ({
    item,
    area: (valueOf(item) / total) * frame.width * frame.height,
  }));
  let room = frame;
  const tiles: { item: T; rect: Rect }[] = [];
  while (rest.length > 0) {
    const side = Math.min(room.width, room.height);
    const row = rest.slice(0, rowLength(rest, side));
    const sum = row.reduce((area, sized) => area + sized.area, 0);
    const depth = sum / side;
    const upright = room.width >= room.height;
    let offset = 0;
    for (const sized of row) {
      const length = sized.area / depth;
      const rect = upright
        ? { x: room.x, y: room.y + offset, width: depth, height: length }
        : { x: room.x + offset, y: room.y, width: length, height: depth };
      tiles.push({ item: sized.item, rect });
      offset += length;
    }
    room = upright
      ? { ...room, x: room.x + depth, width: room.width - depth }
      : { ...room, y: room.y + depth, height: room.height - depth };
    rest = rest.slice(row.length);
  }
  return tiles;
};
