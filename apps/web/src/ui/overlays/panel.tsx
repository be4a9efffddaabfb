import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { isCovered } from "../base/popover.ts";
import { returnFocus } from "../base/return-focus.ts";
import { IconButton } from "../actions/icon-button.tsx";
import { isBackdropPress } from "./backdrop.ts";
import { openModal } from "./modals.ts";
import styles from "./panel.module.css";
import { useMediaQuery } from "../base/use-media-query.ts";

type PanelProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Tile or badge before the title. */
  readonly lead?: ReactNode;
  readonly headEnd?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const WIDE = "(min-width: 1100px)";

const PanelContent = ({
  title,
  onClose,
  lead,
  headEnd,
  footer,
  children,
  id,
}: Omit<PanelProps, "open"> & { readonly id: string }) => {
  const { t } = useLingui();
  return (
    <>
      <div className={styles["head"]}>
        {lead}
        <h2 id={id} className={styles["title"]}>
          {title}
        </h2>
        {headEnd}
        <IconButton icon="close" label={t`Close details`} onClick={onClose} />
      </div>
      <div className={styles["body"]}>{children}</div>
      {footer !== undefined && <div className={styles["footer"]}>{footer}</div>}
    </>
  );
};

const Sheet = (props: Omit<PanelProps, "open">) => {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => (ref.current === null ? undefined : openModal(ref.current)), []);
  return (
    // a click on the backdrop is a shortcut for Esc, which the element handles itself
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles["sheet"]}
      aria-labelledby={id}
      onCancel={(event) => {
        // of a dialog inside it React tells it too
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        props.onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) props.onClose();
      }}
      onMouseDown={(event) => {
        if (isBackdropPress(event)) props.onClose();
      }}
    >
      <PanelContent {...props} id={id} />
    </dialog>
  );
};

const Aside = (props: Omit<PanelProps, "open">) => {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const aside = ref.current;
    const before = document.activeElement;
    return () => {
      if (aside?.contains(document.activeElement) === true) returnFocus(before);
    };
  }, []);
  return (
    // Esc from anywhere inside closes it, as in the sheet, unless something over it is closed by the same key
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={ref}
      className={styles["aside"]}
      data-print="no"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || isCovered()) return;
        event.preventDefault();
        props.onClose();
      }}
    >
      <PanelContent {...props} id={id} />
    </aside>
  );
};

/** Details beside the list from 1100 px, in a sheet below. */
export const Panel = ({ open, ...rest }: PanelProps) => {
  const wide = useMediaQuery(WIDE);
  if (!open) return null;
  return wide ? <Aside {...rest} /> : <Sheet {...rest} />;
};

type WithPanelProps = { readonly panel: ReactNode; readonly children: ReactNode };

/** Content with room for a panel beside it. */
export const WithPanel = ({ panel, children }: WithPanelProps) => (
  <div className={styles["shell"]}>
    <div className={styles["content"]}>{children}</div>
    {panel}
  </div>
);
