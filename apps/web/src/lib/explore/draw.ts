import type { View } from "@passbook/contract/explorations";
import { drawAxisScene, drawRowsScene } from "../../ui/scenes/axis-scene.ts";
import { drawCalendarScene } from "../../ui/scenes/calendar-scene.ts";
import type { Plot } from "../../ui/scenes/plot.ts";
import { drawSankeyScene } from "../../ui/scenes/sankey-scene.ts";
import type { Scene } from "../../ui/scenes/scene.ts";
import { drawTreemapScene } from "../../ui/scenes/treemap-scene.ts";

type Wanted = {
  readonly width: number;
  readonly height: number;
  readonly week_start: number;
  readonly monthName: (month: string) => string;
  readonly sayDay: (day: string) => string;
};

const MOST_ROWS = 60;
const MOST_TILES = 40;

/** The largest, so that a drawing stays clear: what is not drawn stands in the table. */
const largest = (plot: Plot, most: number): Plot => {
  if (plot.places.length <= most || plot.axis_is_time) return plot;
  return {
    ...plot,
    places: plot.places.slice(0, most),
    sums: plot.sums.slice(0, most),
    series: plot.series.map((series) => ({
      ...series,
      values: series.values.slice(0, most),
      hrefs: series.hrefs.slice(0, most),
    })),
  };
};

/** How many places a view leaves to the table. */
export const countLeftOut = (plot: Plot, view: View): number => {
  const most = view === "treemap" || view === "sankey" ? MOST_TILES : MOST_ROWS;
  return view === "table" || view === "calendar" ? 0 : plot.places.length - largest(plot, most).places.length;
};

/** The drawing of a plot; of a table there is none. */
export const drawPlot = (plot: Plot, view: View, { width, height, ...calendar }: Wanted): Scene | null => {
  if (view === "table") return null;
  if (view === "calendar") return drawCalendarScene(plot, { width, ...calendar });
  if (view === "treemap") return drawTreemapScene(largest(plot, MOST_TILES), { width, height });
  if (view === "sankey") {
    const drawn = largest(plot, MOST_TILES);
    const rows = Math.max(drawn.places.length, drawn.series.length);
    return drawSankeyScene(drawn, { width, height: Math.max(height, rows * 22) });
  }
  if (plot.axis_is_time) return drawAxisScene(plot, view, { width, height });
  return drawRowsScene(largest(plot, MOST_ROWS), width);
};
