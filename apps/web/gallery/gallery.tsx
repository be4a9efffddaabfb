import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { i18n, loadCatalog } from "../src/words/i18n.ts";
import { LocaleProvider } from "../src/words/locale.tsx";
import "../src/ui/tokens.css";
import "../src/ui/base.css";
import { Container } from "../src/ui/frame/container.tsx";
import { Grid, GridItem } from "../src/ui/frame/grid.tsx";
import { Page } from "../src/ui/frame/page.tsx";
import { Toaster } from "../src/ui/overlays/toaster.tsx";
import { Button } from "../src/ui/actions/button.tsx";
import { LogoTile } from "../src/ui/pictures/logo-tile.tsx";
import { Verdict } from "../src/ui/figures/verdict.tsx";
import { Buttons, Figures, Tiles } from "./basics.tsx";
import { Charts } from "./charts.tsx";
import { Choices, TextFields } from "./fields.tsx";
import { Lists } from "./lists.tsx";
import { Original } from "./original.tsx";
import { Overlays, States } from "./over.tsx";

/** `?theme=dark` and `?locale=de-DE` force a theme and a locale; `?show=original` shows the original of a statement. */
const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;
const preferences = {
  locale: query.get("locale") ?? "en-IN",
  time_zone: "Asia/Kolkata",
  week_start: 1,
  home_currency: "INR",
};

const Components = () => (
  <Page
    title="Components"
    back={{ to: "/", label: "Statements" }}
    lead={<LogoTile name="Malabar Bank" kind="bank" />}
    badge={<Verdict verdict="proved" />}
    meta="every part and state"
    actions={
      <Button kind="primary" icon="plus">
        New category
      </Button>
    }
  >
    <Grid>
      <GridItem span={6} half>
        <Buttons />
        <Figures />
        <TextFields />
      </GridItem>
      <GridItem span={6} half>
        <Tiles />
        <Choices />
      </GridItem>
      <GridItem>
        <Lists />
      </GridItem>
      <GridItem span={6}>
        <Overlays />
      </GridItem>
      <GridItem span={6}>
        <States />
      </GridItem>
    </Grid>
    <h2 style={{ marginBlock: "32px 12px" }}>Charts</h2>
    <Charts />
  </Page>
);

const Gallery = () => (
  <LocaleProvider user={preferences} today="2026-11-20">
    <Container as="main">{query.get("show") === "original" ? <Original /> : <Components />}</Container>
    <Toaster />
  </LocaleProvider>
);

const root = document.getElementById("root");
if (root !== null) {
  await loadCatalog("en");
  const router = createBrowserRouter([{ path: "*", element: <Gallery /> }]);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  );
}
