import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { OriginalPages } from "../src/features/statements/paper/original-pages.tsx";
import { OriginalSheets } from "../src/features/statements/paper/original-sheets.tsx";
import { openPdf } from "../src/lib/paper/pdf-document.ts";
import { usePlace } from "../src/features/statements/state/use-place.ts";
import type { Pdf } from "../src/features/statements/paper/use-pdf.ts";
import { originalKeys } from "../src/lib/cache/query-keys.ts";
import { queryClient } from "../src/lib/cache/query-client.ts";
import { Card } from "../src/ui/frame/card.tsx";
import { Grid, GridItem } from "../src/ui/frame/grid.tsx";
import { Page } from "../src/ui/frame/page.tsx";
import { makeSamplePages } from "./sample-pages.ts";

/** `?zoom=2` draws the pages larger, `?row=17` chooses a row. */
const zoom = Number(new URLSearchParams(location.search).get("zoom") ?? 1);

const PAGE_COUNT = 6;
const PAGES_PER_CALL = 4;
const BROKEN_ROW = 9;
const sample = makeSamplePages(PAGE_COUNT);
const sheet_rows = sample.rows.map(({ row, booked_on, description, amount }) => ({
  sheet: "July",
  row,
  cells: [booked_on, description, (amount / 100).toFixed(2)],
}));
const named = sample.rows.map(({ row }) => ({ row, line: row, transaction_id: null }));

for (let chunk = 0; chunk * PAGES_PER_CALL < PAGE_COUNT; chunk += 1) {
  const data = sample.pages.slice(chunk * PAGES_PER_CALL, (chunk + 1) * PAGES_PER_CALL);
  queryClient.setQueryData(originalKeys.pages("sample", chunk), { data, total: PAGE_COUNT });
}

const useSamplePdf = (): Pdf => {
  const [pdf, setPdf] = useState<Pdf>({ state: "loading" });
  useEffect(() => {
    const open = async () => {
      setPdf({ state: "ready", document: await openPdf(sample.pdf.slice().buffer) });
    };
    void open();
  }, []);
  return pdf;
};

const Pieces = () => {
  const places = usePlace(named);
  const pdf = useSamplePdf();
  const shared = {
    source: { statement_id: "sample", total: PAGE_COUNT, first: sample.pages[0], zoom },
    rows: sample.rows,
    places,
    broken: BROKEN_ROW,
    onPage: () => undefined,
  };
  return (
    <Page title="The original">
      <Grid>
        <GridItem span={6}>
          <Card flush title="As it was drawn">
            <OriginalPages {...shared} pdf={pdf} />
          </Card>
        </GridItem>
        <GridItem span={6}>
          <Card flush title="From its words">
            <OriginalPages {...shared} pdf={{ state: "failed" }} />
          </Card>
        </GridItem>
        <GridItem span={6}>
          <Card flush title="A sheet">
            <OriginalSheets
              rows={sheet_rows}
              total={sheet_rows.length}
              places={places}
              broken={BROKEN_ROW}
              start={null}
            />
          </Card>
        </GridItem>
      </Grid>
    </Page>
  );
};

/** The original of a statement in each of its forms. */
export const Original = () => (
  <QueryClientProvider client={queryClient}>
    <Pieces />
  </QueryClientProvider>
);
