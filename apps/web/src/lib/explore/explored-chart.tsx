import { Plural } from "@lingui/react/macro";
import type { View } from "@passbook/contract/explorations";
import { useMemo } from "react";
import { formatMonthShort, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Text } from "../../ui/frame/text.tsx";
import type { Plot } from "../../ui/scenes/plot.ts";
import { SceneKeys, SceneView } from "../../ui/scenes/scene-view.tsx";
import { useWidth } from "../../ui/scenes/use-width.ts";
import { countLeftOut, drawPlot } from "./draw.ts";

type ExploredChartProps = {
  readonly plot: Plot;
  readonly view: View;
  readonly label: string;
  readonly height: number;
};

/** How days and months are said in a drawing. */
export const useCalendarWords = () => {
  const { locale, today, week_start } = useLocale();
  return useMemo(
    () => ({
      week_start,
      monthName: (month: string) => formatMonthShort(month, locale),
      sayDay: (day: string) => formatShortDay(day, locale, today),
    }),
    [locale, today, week_start],
  );
};

/** A plot drawn as wide as there is room. */
export const ExploredChart = ({ plot, view, label, height }: ExploredChartProps) => {
  const [measure, width] = useWidth();
  const calendar = useCalendarWords();
  const scene = useMemo(
    () => (width === 0 ? null : drawPlot(plot, view, { width, height, ...calendar })),
    [plot, view, width, height, calendar],
  );
  const left_out = countLeftOut(plot, view);
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      {scene !== null && <SceneKeys keys={scene.keys} />}
      <div ref={measure} style={{ minHeight: scene === null ? height : undefined }}>
        {scene !== null && <SceneView scene={scene} label={label} />}
      </div>
      {left_out > 0 && (
        <Text size="sm" tone="3">
          <Plural
            value={left_out}
            one="One more, smaller, stands in the table."
            other="# more, smaller, stand in the table."
          />
        </Text>
      )}
    </figure>
  );
};
