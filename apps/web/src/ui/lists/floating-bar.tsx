import type { ReactNode } from "react";
import styles from "./floating-bar.module.css";
import { IconButton } from "../actions/icon-button.tsx";

type FloatingBarProps = {
  readonly label: string;
  /** What it is about, before the buttons. */
  readonly lead: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Words and buttons at the bottom of the window, as long as what they belong to is shown. */
export const FloatingBar = ({ label, lead, closeLabel, onClose, children }: FloatingBarProps) => (
  <div className={styles["bar"]} role="region" aria-label={label} data-print="no">
    {lead}
    <span className={styles["acts"]}>
      {children}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </span>
  </div>
);
