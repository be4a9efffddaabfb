import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Statement } from "@passbook/contract/statements";
import { formatNumber } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./original-card.module.css";
import { OriginalLines } from "./original-lines.tsx";
import type { Places } from "./use-place.ts";
import { useOriginal } from "./use-statement.ts";

type OriginalCardProps = {
  readonly statement: Statement;
  readonly places: Places;
  readonly broken: number | null;
  readonly start: number | null;
};

/** The original beside the rows; below 1100 px three lines of it, that open to more. */
export const OriginalCard = ({ statement, places, broken, start }: OriginalCardProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const original = useOriginal(statement);
  const { line } = places.chosen;
  const shown = line === null ? null : formatNumber(line, locale);
  return (
    <Card as="section" flush className={styles["card"]}>
      <div className={styles["bar"]}>
        <h2>
          <Trans>The original</Trans>
        </h2>
        {shown !== null && (
          <span className={styles["where"]} aria-live="polite">
            <Trans>line {shown}</Trans>
          </span>
        )}
        <Button
          kind="quiet"
          className={styles["toggle"]}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t`Show less` : t`Show more`}
        </Button>
        <IconButton
          icon="download"
          label={t`Download the file`}
          busy={original.busy}
          onClick={original.download}
        />
      </div>
      <div className={classNames(styles["body"], isOpen && styles["open"])}>
        <OriginalLines
          statement_id={statement.id}
          format={statement.format}
          places={places}
          broken={broken}
          start={start}
        />
      </div>
    </Card>
  );
};
