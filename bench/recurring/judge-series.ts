import type { Series } from "@passbook/enrichment";
import type { Label } from "./make-history.ts";

export type Verdict = {
  readonly right: number;
  readonly found: number;
  readonly labelled: number;
  /** Names of labels that were not found, and ids of series that no label has. */
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
};

const ENOUGH_SHARED = 0.8;

const share = (label: Label, ids: ReadonlySet<string>): number => {
  const both = label.ids.filter((id) => ids.has(id)).length;
  return both / (label.ids.length + ids.size - both);
};

/** A series is right when a label of its interval shares at least 80 % of the rows of both; each label counts once. */
export const judgeSeries = (series: readonly Series[], labels: readonly Label[]): Verdict => {
  const open = new Set(labels);
  const wrong: string[] = [];
  for (const each of series) {
    const ids = new Set(each.member_ids);
    const label = [...open].find((one) => one.interval === each.interval && share(one, ids) >= ENOUGH_SHARED);
    if (label === undefined) wrong.push(`${each.id} ×${String(each.member_ids.length)}`);
    else open.delete(label);
  }
  return {
    right: labels.length - open.size,
    found: series.length,
    labelled: labels.length,
    missed: [...open].map(({ name, interval, ids }) => `${name} ${interval} ×${String(ids.length)}`),
    wrong,
  };
};
