/**
 * A drawing as data, in pixels: the same is shown on the screen and written into files. Colours are the names of tokens, so that either side says what
 * they are.
 */
export type Shape = {
  readonly d: string;
  /** A token of the palette, such as `chart-1`; what is not filled is a line. */
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
  /** Of a line: so that lines are told apart without their colours. */
  readonly dash?: string | undefined;
};

export type Words = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
  readonly ink: string;
  readonly size: number;
  readonly strong?: boolean | undefined;
};

/** One line of what a point says; `href` opens what it is made of, `inside` looks further into it. */
export type Said = {
  readonly label: string;
  readonly value: string;
  readonly colour?: string | undefined;
  readonly href?: string | undefined;
};

/** What can be pointed at, tapped or reached by arrows: its place and what it says. */
export type Point = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly said: readonly Said[];
};

export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly words: readonly Words[];
  readonly points: readonly Point[];
  /** What colours mean. */
  readonly keys: readonly {
    readonly label: string;
    readonly colour: string;
    readonly dash?: string | undefined;
  }[];
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** A rectangle as a path. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${String(round(x))} ${String(round(y))}h${String(round(width))}v${String(round(height))}h${String(round(-width))}Z`;

const CORNER = 4;

/** A bar with round corners, of which a short one has less. */
export const roundBar = (x: number, y: number, width: number, height: number): string => {
  const corner = round(Math.min(CORNER, width / 2, height / 2));
  const turn = (to_x: number, to_y: number): string =>
    `a${String(corner)} ${String(corner)} 0 0 1 ${String(to_x)} ${String(to_y)}`;
  const [across, down] = [round(width - 2 * corner), round(height - 2 * corner)];
  return [
    `M${String(round(x + corner))} ${String(round(y))}h${String(across)}${turn(corner, corner)}`,
    `v${String(down)}${turn(-corner, corner)}h${String(-across)}`,
    `${turn(-corner, -corner)}v${String(-down)}${turn(corner, -corner)}Z`,
  ].join("");
};

/** A line through points. */
export const polyline = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${String(round(x))} ${String(round(y))}`).join("");

/** Letters of a size are about so wide; a text that does not fit is cut. */
const LETTER = 0.56;

export const widthOf = (text: string, size: number): number => text.length * size * LETTER;

export const fitText = (text: string, width: number, size: number): string => {
  const most = Math.floor(width / (size * LETTER));
  if (text.length <= most) return text;
  return most < 3 ? "" : `${text.slice(0, most - 1).trimEnd()}…`;
};

/** Colours of series in their order, the last for what is taken together; lines beyond the fourth are dashed as well. */
export const SERIES = [
  "chart-1",
  "chart-2",
  "chart-3",
  "chart-4",
  "chart-5",
  "chart-7",
  "chart-9",
  "chart-8",
] as const;
export const REST_COLOUR = "chart-12";
export const ONLY_COLOUR = "color-primary-line";
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3"];

export const colourAt = (index: number): string => SERIES[index] ?? REST_COLOUR;
export const dashAt = (index: number): string | undefined => DASHES[index % DASHES.length];
