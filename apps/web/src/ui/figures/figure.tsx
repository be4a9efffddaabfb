import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { CurrencyCode } from "@passbook/contract/values";
import { formatMoneyParts } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./figure.module.css";

type FigureProps = {
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly size?: "hero" | "lg" | "md" | "sm" | undefined;
  readonly sign?: "auto" | "always" | "never" | undefined;
  /** A double rule when proved, a dashed one when not all of it is. */
  readonly proof?: "proved" | "unproved" | undefined;
  readonly smallDecimals?: boolean | undefined;
  readonly approx?: boolean | undefined;
  readonly round?: boolean | undefined;
  readonly to?: string | undefined;
  /** What the link is called besides the amount, such as "Spent in November". */
  readonly label?: string | undefined;
};

/** One headline amount. */
export const Figure = ({
  amount,
  currency,
  size = "lg",
  sign,
  proof,
  smallDecimals = true,
  approx,
  round,
  to,
  label,
}: FigureProps) => {
  const { locale } = useLocale();
  const { lead, decimals, tail } = formatMoneyParts(amount, currency, locale, { sign, approx, round });
  const classes = classNames(styles["figure"], styles[size]);
  const content = (
    <>
      {label !== undefined && <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
      <bdi className={proof === undefined ? undefined : styles[proof]}>
        {lead}
        {smallDecimals ? <span className={styles["decimals"]}>{decimals}</span> : decimals}
        {tail}
      </bdi>
      {proof !== undefined && (
        <VisuallyHidden>
          , {proof === "proved" ? <Trans>proved</Trans> : <Trans>not all proved</Trans>}
        </VisuallyHidden>
      )}
    </>
  );
  return to === undefined ? (
    <span className={classes}>{content}</span>
  ) : (
    <Link className={classes} to={to}>
      {content}
    </Link>
  );
};
