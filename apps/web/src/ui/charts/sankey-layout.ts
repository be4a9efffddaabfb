export type Flow = { readonly id: string; readonly amount: number };
export type FlowBar = { readonly id: string; readonly y: number; readonly height: number };
export type FlowLayout = {
  /** Bars of one side, in order. */
  readonly bars: readonly FlowBar[];
  /** Where each flow meets the middle, in order. */
  readonly joints: readonly FlowBar[];
};

type Space = {
  readonly height: number;
  /** Room between the bars of each side. */
  readonly gaps: { readonly sources: number; readonly uses: number };
  /** A bar is never thinner. */
  readonly least: number;
};

/** Bars stacked with gaps, at most `height` high, one scale for all; thin ones are drawn at `least`. */
const stackBars = (
  flows: readonly Flow[],
  scale: number,
  gap: number,
  { height, least }: Space,
): readonly FlowBar[] => {
  const heights = flows.map((flow) => Math.max(least, flow.amount * scale));
  const used = heights.reduce((sum, bar) => sum + bar, 0) + gap * (flows.length - 1);
  let y = Math.max(0, (height - used) / 2);
  return flows.map((flow, index) => {
    const bar = { id: flow.id, y, height: heights[index] ?? least };
    y += bar.height + gap;
    return bar;
  });
};

const joinMiddle = (flows: readonly Flow[], scale: number, top: number): readonly FlowBar[] => {
  let y = top;
  return flows.map((flow) => {
    const joint = { id: flow.id, y, height: flow.amount * scale };
    y += joint.height;
    return joint;
  });
};

/**
 * Places the bars of a flow from sources through a middle to uses. Amounts are positive; the middle is as high as the larger side.
 */
export const layFlow = (
  sources: readonly Flow[],
  uses: readonly Flow[],
  space: Space,
): {
  readonly middle: { readonly y: number; readonly height: number };
  readonly sources: FlowLayout;
  readonly uses: FlowLayout;
} => {
  const sumOf = (flows: readonly Flow[]) => flows.reduce((sum, flow) => sum + flow.amount, 0);
  const total = Math.max(sumOf(sources), sumOf(uses), 1);
  const taken = (flows: readonly Flow[], gap: number) =>
    (flows.length - 1) * gap + flows.length * space.least;
  const lost = Math.max(taken(sources, space.gaps.sources), taken(uses, space.gaps.uses));
  const scale = Math.max(space.height * 0.3, space.height - lost) / total;
  const middle = { y: (space.height - total * scale) / 2, height: total * scale };
  const side = (flows: readonly Flow[], gap: number): FlowLayout => ({
    bars: stackBars(flows, scale, gap, space),
    joints: joinMiddle(flows, scale, middle.y),
  });
  return { middle, sources: side(sources, space.gaps.sources), uses: side(uses, space.gaps.uses) };
};
