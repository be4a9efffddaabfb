import type { Random } from "./random.ts";

/** What a layout is given; `rows` is how many rows the statement should have. */
export type Context = { random: Random; seed: number; rows: number; today: string };
