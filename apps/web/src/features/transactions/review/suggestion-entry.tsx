import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Suggestion } from "@passbook/contract/suggestions";
import { formatNumber, formatPercent, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { CategoryIcon } from "../../../ui/pictures/category-icon.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { useSubCategoryChoices } from "../../../lib/reference-data/reference-choices.tsx";
import styles from "./review.module.css";
import { pathOf } from "./use-review-keys.ts";
import { WhySentence } from "../row/why-sentence.tsx";

type EntryProps = {
  readonly suggestion: Suggestion;
  readonly reference: Reference;
  /** Another sub-category is being chosen in place of the buttons. */
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  readonly onAccept: () => void;
  readonly onChoose: (sub_category_id: string) => void;
};

const What = ({ suggestion }: Pick<EntryProps, "suggestion">) => {
  const { locale, today } = useLocale();
  const { name, transaction_ids, newest, totals, example } = suggestion;
  const count = transaction_ids.length;
  const shown = formatNumber(count, locale);
  return (
    <>
      <LogoTile name={example.merchant_name ?? name} />
      <div className={styles["what"]}>
        <h2 className={styles["name"]}>{name}</h2>
        <p className={styles["sub"]}>
          <Plural value={count} one={`${shown} transaction`} other={`${shown} transactions`} />
          {" · "}
          {formatShortDay(newest, locale, today)}
        </p>
        {example.description !== name && <p className={styles["printed"]}>{example.description}</p>}
      </div>
      <div className={styles["totals"]}>
        {totals.slice(0, 2).map(({ currency, amount }) => (
          <Amount key={currency} amount={amount} currency={currency} />
        ))}
      </div>
    </>
  );
};

/** Under which sub-category, how likely, and why. */
const Answer = ({ suggestion, reference }: Pick<EntryProps, "suggestion" | "reference">) => {
  const { locale } = useLocale();
  const { confidence, why, example } = suggestion;
  const found = reference.findSubCategory(suggestion.sub_category_id);
  const likely = formatPercent(confidence, locale);
  return (
    <div className={styles["answer"]}>
      <CategoryIcon name={found?.sub.icon ?? "question"} colour={found?.parent.color} size="sm" />
      <div className={styles["what"]}>
        <p className={styles["category"]}>
          {found?.sub.name ?? "?"}
          <span className={styles["likely"]}>
            <Trans>{likely} likely</Trans>
          </span>
        </p>
        <p className={styles["sub"]}>
          <WhySentence transaction={{ ...example, why, edited: [], splits: [] }} />
        </p>
      </div>
    </div>
  );
};

/** One vendor of the review queue with its likely category: taken, or another chosen. */
export const SuggestionEntry = (props: EntryProps) => {
  const { suggestion, reference, choosing, onChoosing, onAccept, onChoose } = props;
  const { t } = useLingui();
  const groups = useSubCategoryChoices(reference);
  const { name } = suggestion;
  const category = reference.findSubCategory(suggestion.sub_category_id)?.sub.name ?? "?";
  return (
    <Card as="li" className={styles["entry"]}>
      <div className={styles["head"]}>
        <What suggestion={suggestion} />
      </div>
      <Answer suggestion={suggestion} reference={reference} />
      {choosing ? (
        <Combobox
          label={t`Sub-category of ${name}`}
          groups={groups}
          value={null}
          startOpen
          placeholder={t`Find a sub-category`}
          onChange={onChoose}
          onDismiss={() => {
            onChoosing(false);
          }}
        />
      ) : (
        <div className={styles["actions"]}>
          <Button
            kind="primary"
            icon="check"
            data-accept
            aria-label={t`That is right: file ${name} under ${category}`}
            onClick={onAccept}
          >
            <Trans>That is right</Trans>
          </Button>
          <Button
            aria-label={t`Choose another sub-category for ${name}`}
            onClick={() => {
              onChoosing(true);
            }}
          >
            <Trans>Another</Trans>
          </Button>
          <Button kind="quiet" to={pathOf(suggestion)} aria-label={t`Show the transactions of ${name}`}>
            <Trans>Show</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
};
