import { Trans } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useSession } from "../../lib/calls/session-store.ts";
import { Container } from "../../ui/frame/container.tsx";
import { ScreenLoading } from "../../ui/states/screen-loading.tsx";
import { isPublicPath } from "../access/attempted-path.ts";
import styles from "./layout.module.css";
import { lazyPart } from "../loading/lazy-part.tsx";
import { loadChunk } from "../loading/load-chunk.ts";
import { useAllWords } from "../loading/use-all-words.ts";
import { useScrollToTop } from "./use-scroll-to-top.ts";

/** The parts around a screen; the screens for signing in come without them, and faster so. */
const loadFrame = () => loadChunk("header", () => import("./header-and-footer.ts"));
const Header = lazyPart(async () => (await loadFrame()).Header);
const Footer = lazyPart(async () => (await loadFrame()).Footer);

/** What comes after the screen. */
const loadNotices = () => loadChunk("notices", () => import("./notices.tsx"));
const Notices = lazyPart(async () => (await loadNotices()).Notices);
const ConnectionBanner = lazyPart(async () => (await loadNotices()).ConnectionBanner);

/** What needs every word; keys and files that are dropped are heard as soon as the screen stands. */
const loadAround = () => loadChunk("around", () => import("./around-screens.tsx"));
const PrintHead = lazyPart(async () => (await loadAround()).PrintHead);
const AroundScreens = lazyPart(async () => (await loadAround()).AroundScreens);

/** Fetches what the screens of whoever is signed in come with. */
export const preloadFrame = () => Promise.all([Header.preload(), Footer.preload(), AroundScreens.preload()]);

/** Whether the frame was painted once: what comes after the screen takes no part of the line from it. */
const usePainted = (): boolean => {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
};

/** Header, screen, footer; the screens for signing in stand alone. */
export const Layout = () => {
  const { pathname } = useLocation();
  const { user, status } = useSession();
  useScrollToTop();
  const bare = isPublicPath(pathname);
  const painted = usePainted();
  const isComing = !bare && status !== "logged_out";
  const allWords = useAllWords(isComing);
  const screen = isComing && !allWords ? <ScreenLoading /> : <Outlet />;
  return (
    <div className={styles["frame"]} data-tabs={!bare && user !== null}>
      <a className={styles["skip"]} href="#main" data-print="no">
        <Trans>Skip to content</Trans>
      </a>
      {!bare && allWords && (
        <Suspense fallback={<div className={styles["header"]} />}>
          <Header.Part user={user} checking={status === "checking_validity"} />
        </Suspense>
      )}
      {painted && (
        <Suspense fallback={null}>
          <ConnectionBanner.Part />
          {allWords && <PrintHead.Part />}
        </Suspense>
      )}
      {bare ? (
        <main id="main" tabIndex={-1} className={styles["bare"]}>
          {screen}
        </main>
      ) : (
        <Container as="main" id="main" tabIndex={-1} className={styles["main"]}>
          {screen}
        </Container>
      )}
      {!bare && allWords && (
        <Suspense fallback={null}>
          <Footer.Part />
        </Suspense>
      )}
      {allWords && (painted || !bare) && (
        <Suspense fallback={null}>
          <AroundScreens.Part />
        </Suspense>
      )}
      {painted && (
        <Suspense fallback={null}>
          <Notices.Part />
        </Suspense>
      )}
    </div>
  );
};
