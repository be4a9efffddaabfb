import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Outlet } from "react-router";
import { useLocale } from "../../words/locale.tsx";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";
import { Logo } from "../../ui/pictures/logo.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import styles from "./public-frame.module.css";

/** A statement that holds, as an example: opening, the sum of its rows, closing; minor units of any currency. */
const EXAMPLE = { opening: 31_549_785, rows: 14, sum: 8_700_550, closing: 40_250_335 };

const Ledger = () => {
  const { t } = useLingui();
  const { locale, home_currency } = useLocale();
  const opened = formatShortDay("2026-10-01", locale);
  const closed = formatShortDay("2026-10-31", locale);
  const money = (amount: number, sign?: "always") =>
    formatMoney(amount, home_currency, locale, sign === undefined ? {} : { sign });
  return (
    <aside className={styles["panel"]} aria-label={t`About Passbook`}>
      <div className={styles["ledger"]}>
        <p className={styles["claim"]}>
          <Trans>Every figure rests on a printed balance.</Trans>
        </p>
        <dl>
          <dt>
            <Trans>Opening, {opened}</Trans>
          </dt>
          <dd>{money(EXAMPLE.opening)}</dd>
          <dt>
            <Trans>{EXAMPLE.rows} rows</Trans>
          </dt>
          <dd>{money(EXAMPLE.sum, "always")}</dd>
          <dt className={styles["total"]}>
            <Trans>Closing, {closed}</Trans>
          </dt>
          <dd className={styles["total"]}>
            <span className={styles["rule"]}>{money(EXAMPLE.closing)}</span>
          </dd>
        </dl>
        <p className={styles["fine"]}>
          <Trans>Statements are read on this machine and stay on it.</Trans>
        </p>
      </div>
    </aside>
  );
};

/** Around the screens for signing in: the form, and on wide screens what the product is about. */
export const PublicFrame = () => {
  const { t } = useLingui();
  // written out only where there is room: amounts and dates in the way of a place take a phone long to learn
  const isWide = useMediaQuery("(min-width: 900px)");
  return (
    <div className={styles["frame"]}>
      <div className={styles["form"]}>
        <Link to="/" className={styles["logo"]} aria-label={t`Passbook, home`}>
          <Logo />
        </Link>
        <Outlet />
        <LanguageChoice />
      </div>
      {isWide && <Ledger />}
    </div>
  );
};
