import { Grid, GridItem } from "../src/ui/frame/grid.tsx";
import { CalendarHeat } from "../src/ui/charts/calendar-heat.tsx";
import { CategoryBars } from "../src/ui/charts/category-bars.tsx";
import { CumulativeLine } from "../src/ui/charts/cumulative-line.tsx";
import { MonthBars } from "../src/ui/charts/month-bars.tsx";
import { ProofStrip } from "../src/ui/charts/proof-strip.tsx";
import { Sankey } from "../src/ui/charts/sankey.tsx";
import { Treemap } from "../src/ui/charts/treemap.tsx";
import { categoryItems, cumulative, flowSources, flowUses, heatDays, monthSums } from "./sample.ts";
import { Section } from "./section.tsx";

export const Charts = () => (
  <Grid>
    <GridItem>
      <ProofStrip
        segments={["A", "B", "C", "D", "E", "F"].map((label, index) => ({
          label: `Account ${label}`,
          verdict: index === 5 ? "unproved" : index === 4 ? "partly" : "proved",
        }))}
        summary="4 of 6 accounts proved"
        detail="Konkan Credit ··7730 has no statement for the days after 30 Sept"
        to="/statements"
        linkLabel="See statements"
      />
    </GridItem>
    <GridItem span={8}>
      <Section title="Cumulative line">
        <CumulativeLine
          month="2026-11"
          currency="INR"
          {...cumulative}
          hrefForDay={(day) => `/transactions?on=${day}`}
        />
      </Section>
      <Section title="Month bars">
        <MonthBars months={monthSums} currency="INR" />
      </Section>
    </GridItem>
    <GridItem span={4}>
      <Section title="Calendar heat map">
        <CalendarHeat month="2026-11" currency="INR" days={heatDays} />
      </Section>
    </GridItem>
    <GridItem span={7}>
      <Section title="Category bars">
        <CategoryBars items={categoryItems} currency="INR" until="2026-11-20" />
      </Section>
    </GridItem>
    <GridItem span={5}>
      <Section title="Treemap">
        <Treemap items={categoryItems} currency="INR" height={420} />
      </Section>
    </GridItem>
    <GridItem span={8}>
      <Section title="Money flow">
        <Sankey sources={flowSources} uses={flowUses} currency="INR" />
      </Section>
    </GridItem>
  </Grid>
);
