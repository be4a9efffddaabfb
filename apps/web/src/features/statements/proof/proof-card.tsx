import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import { NO_CURRENCY } from "@passbook/contract/values";
import { formatMoney, formatNumber, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { classNames } from "../../../ui/base/class-names.ts";
import { Figure } from "../../../ui/figures/figure.tsx";
import { Icon } from "../../../ui/base/icon.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Unbroken } from "../../../ui/base/unbroken.tsx";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import { VisuallyHidden } from "../../../ui/base/visually-hidden.tsx";
import type { Equation } from "../state/proof.ts";
import { readChecks, readDoubts, toEquation } from "../state/proof.ts";
import styles from "./proof-card.module.css";
import { useCheckWords } from "./use-check-words.ts";
import { useDoubtWords } from "./use-doubt-words.ts";
import type { RowSums } from "../state/use-statement-rows.ts";

type ProofCardProps = {
  readonly statement: Statement;
  readonly sums: RowSums | null;
  /** Undefined until the rows are here. */
  readonly row_count: number | undefined;
};

const Term = ({
  label,
  small,
  result,
  children,
}: {
  readonly label: ReactNode;
  readonly small?: ReactNode;
  readonly result?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={classNames(styles["term"], result === true && styles["result"])}>
    <span className={styles["label"]}>{label}</span>
    {children}
    {small !== undefined && <span className={styles["small"]}>{small}</span>}
  </div>
);

const Unknown = () => (
  <span className={styles["unknown"]}>
    <Trans>not printed</Trans>
  </span>
);

/** What the difference is, in a sentence. */
const Difference = ({ equation, currency }: { readonly equation: Equation; readonly currency: string }) => {
  const { locale } = useLocale();
  const { opening, sum, difference } = equation;
  if (opening === null || sum === null || difference === null || difference === 0) return null;
  const reached = <Unbroken text={formatMoney(opening + sum, currency, locale)} />;
  const size = formatMoney(difference, currency, locale, { sign: "never" });
  return (
    <div className={styles["note"]}>
      <Note tone="error" icon="contradicted">
        {difference > 0 ? (
          <Trans>
            Opening + sum is {reached}, <strong>{size} more</strong> than the closing balance.
          </Trans>
        ) : (
          <Trans>
            Opening + sum is {reached}, <strong>{size} less</strong> than the closing balance.
          </Trans>
        )}
      </Note>
    </div>
  );
};

/** Whether the opening balance is the closing one of the statement before. */
const Continuity = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { continues, currency } = statement;
  if (continues === null) return null;
  const gap = formatMoney(continues.gap, currency ?? NO_CURRENCY, locale, { sign: "never" });
  const before = <Link to={`/statements/${continues.statement_id}`}>{t`the statement before`}</Link>;
  return (
    <li>
      <Icon
        name={continues.holds ? "check" : "contradicted"}
        size="sm"
        label={continues.holds ? t`holds` : t`does not hold`}
        className={classNames(styles["glyph"], !continues.holds && styles["fails"])}
      />
      <span>
        {continues.holds && <Trans>Opens where {before} closes</Trans>}
        {!continues.holds && continues.gap > 0 && (
          <Trans>
            Opens {gap} above where {before} closes; one between them may be missing
          </Trans>
        )}
        {!continues.holds && continues.gap <= 0 && (
          <Trans>
            Opens {gap} below where {before} closes; one between them may be missing
          </Trans>
        )}
      </span>
    </li>
  );
};

/** Why it is not all proved. */
const Doubts = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const toWords = useDoubtWords();
  return readDoubts(statement.proof).map((doubt) => (
    <li key={`doubt ${doubt.code}`}>
      <Icon name="partly" size="sm" label={t`in doubt`} className={styles["glyph"]} />
      <span>
        <Unbroken text={toWords(doubt)} />
      </span>
    </li>
  ));
};

const WIDE = "(min-width: 768px)";
/** More than these would push the original off the screen of a phone. */
const MOST_LISTED = 2;

const Checks = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const wide = useMediaQuery(WIDE);
  const toWords = useCheckWords(statement.currency);
  const checks = readChecks(statement.proof);
  if (checks.length === 0 && statement.continues === null) {
    return (
      <p className={classNames(styles["checks"], styles["single"])}>
        <Trans>
          The file prints too little to prove these rows: that takes a balance at each row, or an opening and
          a closing balance.
        </Trans>
      </p>
    );
  }
  const list = (
    <ul className={styles["checks"]}>
      {checks.map((check) => (
        <li key={check.name}>
          <Icon
            name={check.holds ? "check" : "contradicted"}
            size="sm"
            label={check.holds ? t`holds` : t`does not hold`}
            className={classNames(styles["glyph"], !check.holds && styles["fails"])}
          />
          <span>
            <Unbroken text={toWords(check)} />
          </span>
        </li>
      ))}
      <Doubts statement={statement} />
      <Continuity statement={statement} />
    </ul>
  );
  const isSure = readDoubts(statement.proof).length === 0;
  const isHeld = isSure && checks.every(({ holds }) => holds) && statement.continues?.holds !== false;
  if (wide || !isHeld || checks.length <= MOST_LISTED) return list;
  return (
    <details className={styles["folded"]}>
      <summary>
        <Icon name="check" size="sm" className={styles["glyph"]} />
        <Plural value={checks.length} one="# check holds" other="All # checks hold" />
      </summary>
      {list}
    </details>
  );
};

/** Equal only where all three figures are known and agree. */
const signOf = (difference: number | null, contradicted: boolean): "=" | "≠" | "?" => {
  if (contradicted || (difference !== null && difference !== 0)) return "≠";
  return difference === null ? "?" : "=";
};

const EquationTerms = ({
  statement,
  sums,
  row_count,
  equation,
  currency,
}: ProofCardProps & { readonly equation: Equation; readonly currency: string }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { period, proof } = statement;
  const { opening, sum, closing, difference } = equation;
  const sign = signOf(difference, proof?.verdict === "contradicted");
  const rows = formatNumber(row_count ?? 0, locale);
  const day = (date: string | undefined) =>
    date === undefined ? undefined : formatShortDay(date, locale, today);
  return (
    <div className={styles["equation"]}>
      <Term label={t`Opening`} small={day(period?.from)}>
        {opening === null ? (
          <Unknown />
        ) : (
          <Figure amount={opening} currency={currency} size="md" smallDecimals={false} />
        )}
      </Term>
      <span className={styles["sign"]}>+</span>
      <Term
        label={
          row_count === undefined ? (
            <Trans>Sum of the rows</Trans>
          ) : (
            <Plural value={row_count} one={`Sum of ${rows} row`} other={`Sum of ${rows} rows`} />
          )
        }
        small={
          sums === null ? undefined : (
            <Trans>
              {formatMoney(sums.out, currency, locale, { sign: "always" })} and{" "}
              {formatMoney(sums.in, currency, locale, { sign: "always" })}
            </Trans>
          )
        }
      >
        {sum === null ? (
          <span className={styles["unknown"]}>…</span>
        ) : (
          <Figure amount={sum} currency={currency} size="md" sign="always" smallDecimals={false} />
        )}
      </Term>
      <span className={classNames(styles["sign"], sign === "≠" && styles["wrong"])}>{sign}</span>
      <Term label={t`Closing`} small={day(period?.to)} result>
        {closing === null ? (
          <Unknown />
        ) : (
          <Figure
            amount={closing}
            currency={currency}
            size="md"
            smallDecimals={false}
            proof={proof?.verdict === "proved" ? "proved" : "unproved"}
          />
        )}
      </Term>
    </div>
  );
};

/** The proof spelled out: opening, rows and closing, and what was held against them. */
export const ProofCard = ({ statement, sums, row_count }: ProofCardProps) => {
  const currency = statement.currency ?? NO_CURRENCY;
  const equation = toEquation(statement, sums?.sum ?? null);
  return (
    <Card as="section">
      <VisuallyHidden>
        <h2>
          <Trans>Proof</Trans>
        </h2>
      </VisuallyHidden>
      <EquationTerms
        statement={statement}
        sums={sums}
        row_count={row_count}
        equation={equation}
        currency={currency}
      />
      <Difference equation={equation} currency={currency} />
      <Checks statement={statement} />
    </Card>
  );
};
