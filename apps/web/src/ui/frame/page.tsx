import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../base/icon.tsx";
import styles from "./page.module.css";

type PageProps = {
  /** Name of the screen: the heading and the window title. */
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** Stands in the h1 instead of the title. */
  readonly heading?: ReactNode;
  /** A tile before the heading. */
  readonly lead?: ReactNode;
  readonly badge?: ReactNode;
  /** Quiet words at the end of the line. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

export const Page = ({ title, back, heading, lead, badge, meta, actions, children }: PageProps) => (
  <>
    <title>{`${title} · Passbook`}</title>
    {back !== undefined && (
      <Link className={styles["back"]} to={back.to}>
        <Icon name="chevron-left" size="sm" />
        {back.label}
      </Link>
    )}
    <div className={styles["head"]}>
      {lead}
      <h1 className={styles["title"]}>{heading ?? title}</h1>
      {badge}
      {(meta !== undefined || actions !== undefined) && (
        <div className={styles["end"]} data-words={actions === undefined}>
          {meta !== undefined && <span className={styles["meta"]}>{meta}</span>}
          {actions}
        </div>
      )}
    </div>
    {children}
  </>
);
