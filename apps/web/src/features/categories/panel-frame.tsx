import type { ReactNode } from "react";
import { WIDE_SETTINGS } from "../../lib/addresses/settings-back.ts";
import { Page } from "../../ui/frame/page.tsx";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";

type PanelFrameProps = {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
};

/** Beside the list on wide windows; a screen of its own, with a way back, on small ones. */
export const PanelFrame = ({ title, back, children }: PanelFrameProps) => {
  const wide = useMediaQuery(WIDE_SETTINGS);
  if (!wide) {
    return (
      <Page title={title} back={back}>
        {children}
      </Page>
    );
  }
  return (
    <>
      <title>{`${title} · Passbook`}</title>
      {children}
    </>
  );
};
