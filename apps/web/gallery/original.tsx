import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { OriginalPages } from "../src/features/statements/original-pages.tsx";
import { OriginalSheets } from "../src/features/statements/original-sheets.tsx";
import { openPdf } from "../src/features/statements/pdf-document.ts";
import { usePlace } from "../src/features/statements/use-place.ts";
import type { Pdf } from "../src/features/statements/use-pdf.ts";
import { i18n, loadCatalog } from "../src/lib/i18n.ts";
import { LocaleProvider } from "../src/lib/locale.tsx";
import { queryClient } from "../src/lib/query-client.ts";
import "../src/ui/tokens.css";
import "../src/ui/base.css";
import { Card } from "../src/ui/card.tsx";
import { Container } from "../src/ui/container.tsx";
import { Grid, GridItem } from "../src/ui/grid.tsx";
import { Page } from "../src/ui/page.tsx";
import { makeSamplePages } from "./sample-pages.ts";

/** `?theme=dark` forces a theme, `?zoom=2` draws the pages larger, `?row=17` chooses a row. */
const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;
const zoom = Number(query.get("zoom") ?? 1);
const preferences = { locale: "en-GB", time_zone: "Europe/London", week_start: 1, home_currency: "EUR" };

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
  queryClient.setQueryData(["statements", "original", "sample", "pages", chunk], { data, total: PAGE_COUNT });
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

const Gallery = () => {
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
    <LocaleProvider user={preferences} today="2026-11-20">
      <Container as="main">
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
      </Container>
    </LocaleProvider>
  );
};

const root = document.getElementById("root");
if (root !== null) {
  await loadCatalog("en");
  const router = createBrowserRouter([{ path: "*", element: <Gallery /> }]);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
