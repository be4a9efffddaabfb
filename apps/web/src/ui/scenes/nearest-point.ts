import type { Point } from "./scene.ts";

const middleOf = ({ x, y, width, height }: Point) => ({ x: x + width / 2, y: y + height / 2 });

/** The point that lies under a place of the drawing, or null. */
export const findPointAt = (points: readonly Point[], x: number, y: number): number | null => {
  const at = points.findIndex(
    (point) => x >= point.x && x <= point.x + point.width && y >= point.y && y <= point.y + point.height,
  );
  return at === -1 ? null : at;
};

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** What lies aside counts as so much further away. */
const ASIDE = 3;

/** Where an arrow leads from a point: to the nearest in its direction, what lies aside counting as further; Home and End to the first and the last. */
export const findNext = (points: readonly Point[], from: number | null, key: string): number | null => {
  if (key === "Home") return 0;
  if (key === "End") return points.length - 1;
  const way = WAYS[key];
  if (way === undefined) return null;
  const start = from === null ? undefined : points[from];
  if (start === undefined) return 0;
  const [here, [right, down]] = [middleOf(start), way];
  let best: { index: number; far: number } | null = null;
  points.forEach((point, index) => {
    const there = middleOf(point);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * right + dy * down;
    if (index === from || along <= 0.5) return;
    const far = along + ASIDE * Math.abs(dx * down + dy * right);
    if (best === null || far < best.far) best = { index, far };
  });
  return (best as { index: number } | null)?.index ?? from;
};
