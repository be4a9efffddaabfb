import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useSession } from "../../lib/calls/session-store.ts";
import { Container } from "../../ui/frame/container.tsx";
import { isPublicPath } from "../access/attempted-path.ts";
import styles from "./layout.module.css";
import { loadChunk } from "../loading/load-chunk.ts";
import { useScrollToTop } from "./use-scroll-to-top.ts";

/** The parts around a screen; the screens for signing in come without them, and faster so. */
export const loadHeaderAndFooter = () => loadChunk("header", () => import("./header-and-footer.ts"));

const Header = lazy(async () => ({ default: (await loadHeaderAndFooter()).Header }));
const Footer = lazy(async () => ({ default: (await loadHeaderAndFooter()).Footer }));

/** What comes after the screen, all in one part. */
const lazyNotice = (name: "Notices" | "ConnectionBanner" | "PrintHead") =>
  lazy(async () => ({ default: (await loadChunk("notices", () => import("./notices.tsx")))[name] }));

const Notices = lazyNotice("Notices");
const ConnectionBanner = lazyNotice("ConnectionBanner");
const PrintHead = lazyNotice("PrintHead");

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
  return (
    <div className={styles["frame"]} data-tabs={!bare && user !== null}>
      <a className={styles["skip"]} href="#main" data-print="no">
        <Trans>Skip to content</Trans>
      </a>
      {!bare && (
        <Suspense fallback={<div className={styles["header"]} />}>
          <Header user={user} checking={status === "checking_validity"} />
        </Suspense>
      )}
      {painted && (
        <Suspense fallback={null}>
          <ConnectionBanner />
          <PrintHead />
        </Suspense>
      )}
      {bare ? (
        <main id="main" tabIndex={-1} className={styles["bare"]}>
          <Outlet />
        </main>
      ) : (
        <Container as="main" id="main" tabIndex={-1} className={styles["main"]}>
          <Outlet />
        </Container>
      )}
      {!bare && (
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      )}
      {painted && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
    </div>
  );
};
