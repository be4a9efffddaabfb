import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { List } from "../../../ui/lists/list.tsx";
import styles from "./config-email.module.css";

type SourceCardProps = {
  readonly title: string;
  /** What the button that adds one is called aloud. */
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** Stands in place of the rows while there are none. */
  readonly none: ReactNode;
  readonly rows: readonly ReactNode[];
  readonly children?: ReactNode;
};

/** A card with a list of things that files by e-mail need, and a button that adds one. */
export const SourceCard = ({ title, addLabel, onAdd, none, rows, children }: SourceCardProps) => (
  <Card
    title={title}
    action={
      <Button icon="plus" onClick={onAdd} aria-label={addLabel}>
        <Trans>Add</Trans>
      </Button>
    }
  >
    {rows.length === 0 ? <p className={styles["none"]}>{none}</p> : <List label={title}>{rows}</List>}
    {children}
  </Card>
);
