import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { TransactionChange } from "@passbook/contract/transactions";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { EMPTY_PART, EVEN_PARTS, percentPartsOf } from "../../../lib/splits/part-draft.ts";
import { PartFields } from "../../../lib/splits/part-fields.tsx";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import styles from "./edit-dialog.module.css";

type SplitChoiceProps = {
  readonly reference: Reference;
  readonly onChoose: (split: NonNullable<TransactionChange["split"]>) => void;
};

/** The same parts for all of them, by percent, since their amounts differ. */
export const SplitChoice = ({ reference, onChoose }: SplitChoiceProps) => {
  const { home_currency } = useLocale();
  const [parts, setParts] = useState(EVEN_PARTS);
  const split = percentPartsOf(parts);
  return (
    <form
      className={styles["counting"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (split !== null) onChoose(split);
      }}
    >
      <p className={styles["hint"]}>
        <Trans>The last part has what is left of each of them. What is too small for that stays whole.</Trans>
      </p>
      <PartFields
        by="percent"
        parts={parts}
        reference={reference}
        currency={home_currency}
        makePart={() => EMPTY_PART}
        onChange={setParts}
      />
      <Button type="submit" kind="primary" disabled={split === null}>
        <Trans>Split them</Trans>
      </Button>
    </form>
  );
};
