import { Trans, useLingui } from "@lingui/react/macro";
import type { Categorisation } from "@passbook/contract/categorisation";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Text } from "../../ui/frame/text.tsx";
import styles from "./categorisation.module.css";
import { Share } from "./share.tsx";

type Regime = Categorisation["regimes"]["daily"];

const Figures = ({ regime }: { readonly regime: Regime }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { answers, right, silent, calibration_error } = regime;
  if (answers === 0 || calibration_error === null)
    return (
      <Text as="p" tone="2" className={styles["regime"]}>
        <Trans>You have answered none of these yet.</Trans>
      </Text>
    );
  const apart = formatNumber(Math.round(calibration_error * 100), locale);
  return (
    <>
      <dl className={styles["figures"]}>
        <Share label={t`Sub-category`} right={right} of={answers} />
        <Share label={t`Filed without asking`} right={silent.right} of={silent.answers} />
      </dl>
      <Text as="p" size="sm" tone="3" className={styles["regime"]}>
        <Trans>The stated and the true figure differ by {apart} percentage points on average.</Trans>
      </Text>
    </>
  );
};

/** How well it goes as rows come, and how well with years that were imported at once. */
export const RegimesCard = ({ data }: { readonly data: Categorisation }) => {
  const { daily, past } = data.regimes;
  return (
    <Card title={<Trans>Day by day and after an import</Trans>}>
      <h3>
        <Trans>Day by day</Trans>
      </h3>
      <Text as="p" size="sm" tone="2" className={styles["says"]}>
        <Trans>Transactions that you answered within two months of their booking.</Trans>
      </Text>
      <Figures regime={daily} />
      <h3>
        <Trans>After an import</Trans>
      </h3>
      <Text as="p" size="sm" tone="2" className={styles["says"]}>
        <Trans>Older transactions, as an import of years brings them.</Trans>
      </Text>
      <Figures regime={past} />
    </Card>
  );
};
