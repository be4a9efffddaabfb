import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { Link } from "react-router";
import type { Suggestion } from "@passbook/contract/suggestions";
import { formatNumber, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { CategoryIcon } from "../../../ui/pictures/category-icon.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Kbd } from "../../../ui/base/kbd.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { useSubCategoryChoices } from "../../../lib/reference-data/reference-choices.tsx";
import { VisuallyHidden } from "../../../ui/base/visually-hidden.tsx";
import styles from "./review.module.css";
import { useSureWords } from "./sure-words.ts";
import { pathOf } from "./use-review-keys.ts";
import { WhySentence } from "../row/why-sentence.tsx";

type EntryProps = {
  readonly suggestion: Suggestion;
  readonly reference: Reference;
  /** Another sub-category is being chosen in place of the buttons. */
  readonly choosing: boolean;
  readonly onChoosing: (suggestion: Suggestion | null) => void;
  readonly onAnswer: (suggestion: Suggestion, sub_category_id: string) => void;
};

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const What = ({ suggestion }: Pick<EntryProps, "suggestion">) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { name, transaction_ids, held, newest, why, example } = suggestion;
  const count = transaction_ids.length + held;
  const shown = formatNumber(count, locale);
  return (
    <div className={styles["what"]}>
      <h3 className={styles["name"]}>
        <Link to={pathOf(suggestion)} title={t`Show its transactions`}>
          {name}
        </Link>
      </h3>
      <p className={styles["sub"]}>
        <Plural value={count} one={`${shown} transaction`} other={`${shown} transactions`} />
        {" · "}
        {formatShortDay(newest, locale, today)}
        {" · "}
        <WhySentence transaction={{ ...example, why, edited: [], splits: [] }} />
      </p>
      {held === 0 && !isSame(example.description, name) && (
        <p className={styles["printed"]}>{example.description}</p>
      )}
    </div>
  );
};

/** Rows of a large vendor in other years or amounts, which are asked before all of them are filed. */
const Asked = ({ suggestion: { asked, held } }: Pick<EntryProps, "suggestion">) => {
  const { locale, today } = useLocale();
  const shown = formatNumber(held, locale);
  return (
    <div className={styles["asked"]}>
      <ul>
        {asked.map(({ id, booked_on, description, amount, currency }) => (
          <li key={id}>
            <span>{formatShortDay(booked_on, locale, today)}</span>
            <span className={styles["text"]}>{description}</span>
            <Amount amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
      <p>
        <Plural
          value={held}
          one={`${shown} more follows once these are answered.`}
          other={`${shown} more follow once these are answered.`}
        />
      </p>
    </div>
  );
};

/** One of the sub-categories that are offered; the first is the likely one. */
const Label = ({
  suggestion,
  reference,
  id,
  place,
  onAnswer,
}: Pick<EntryProps, "suggestion" | "reference" | "onAnswer"> & {
  readonly id: string;
  readonly place: number;
}) => {
  const { spread } = useSureWords();
  const found = reference.findSubCategory(id);
  const { name } = suggestion;
  const category = found?.sub.name ?? "?";
  const likely = spread(suggestion.chances);
  const isFirst = place === 1;
  return (
    <Button
      className={isFirst ? styles["first"] : styles["label"]}
      data-accept={isFirst ? true : undefined}
      onClick={() => {
        onAnswer(suggestion, id);
      }}
    >
      <span aria-hidden="true">
        <Kbd>{String(place)}</Kbd>
      </span>
      <CategoryIcon
        name={found?.sub.icon ?? "question"}
        colour={found?.parent.color}
        size="sm"
        tile={false}
      />
      {isFirst ? (
        <Trans>
          <VisuallyHidden>That is right: file {name} under</VisuallyHidden>{" "}
          <span className={styles["category"]}>{category}</span>
        </Trans>
      ) : (
        <Trans>
          <VisuallyHidden>File {name} instead under</VisuallyHidden>{" "}
          <span className={styles["category"]}>{category}</span>
        </Trans>
      )}
      {isFirst && <span className={styles["likely"]}>{likely}</span>}
    </Button>
  );
};

const Choice = ({ suggestion, reference, onChoosing, onAnswer }: Omit<EntryProps, "choosing">) => {
  const { t } = useLingui();
  const groups = useSubCategoryChoices(reference);
  const { name } = suggestion;
  return (
    <div className={styles["labels"]}>
      <Combobox
        label={t`Sub-category of ${name}`}
        labelHidden
        groups={groups}
        value={null}
        startOpen
        placeholder={t`Find a sub-category`}
        onChange={(id) => {
          onAnswer(suggestion, id);
        }}
        onDismiss={() => {
          onChoosing(null);
        }}
      />
    </div>
  );
};

const EntryContent = ({ choosing, ...props }: EntryProps) => {
  const { suggestion, reference, onChoosing, onAnswer } = props;
  const { t } = useLingui();
  const { spread } = useSureWords();
  const { name, totals, offered, example } = suggestion;
  const likely = spread(suggestion.chances);
  return (
    <li className={styles["entry"]} data-entry>
      <LogoTile name={example.merchant_name ?? name} />
      <What suggestion={suggestion} />
      <div className={styles["totals"]}>
        {totals.slice(0, 2).map(({ currency, amount }) => (
          <Amount key={currency} amount={amount} currency={currency} />
        ))}
        <span className={styles["likely"]}>
          <Trans>{likely} likely</Trans>
        </span>
      </div>
      {suggestion.held > 0 && <Asked suggestion={suggestion} />}
      {choosing ? (
        <Choice {...props} />
      ) : (
        <div className={styles["labels"]}>
          {offered.map((id, index) => (
            <Label
              key={id}
              id={id}
              place={index + 1}
              suggestion={suggestion}
              reference={reference}
              onAnswer={onAnswer}
            />
          ))}
          <Button
            kind="quiet"
            aria-label={t`Choose another sub-category for ${name}`}
            onClick={() => {
              onChoosing(suggestion);
            }}
          >
            <Trans>Another</Trans>
          </Button>
        </div>
      )}
    </li>
  );
};

/** One vendor of the queue: filed under one of the offered sub-categories, or another chosen. */
export const SuggestionEntry = memo(EntryContent);
