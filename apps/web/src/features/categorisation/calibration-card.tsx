import { Trans, useLingui } from "@lingui/react/macro";
import type { Categorisation } from "@passbook/contract/categorisation";
import { formatNumber, formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { ShareLine } from "../../ui/charts/share-line.tsx";
import { Text } from "../../ui/frame/text.tsx";

/** Whether "90 % likely" is right 90 times of 100. */
export const CalibrationCard = ({ data }: { readonly data: Categorisation }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const points = data.calibration.filter(({ answers }) => answers > 0);
  const error = data.calibration_error;
  const apart = formatNumber(Math.round((error ?? 0) * 100), locale);
  return (
    <Card title={t`Stated and true`}>
      {points.length < 2 || error === null ? (
        <Text as="p" tone="2">
          <Trans>With more answers this shows whether “90 % likely” is right 90 times of 100.</Trans>
        </Text>
      ) : (
        <>
          <ShareLine
            diagonal
            caption={t`Share right by the likelihood that was stated`}
            columns={[t`Stated`, t`Right`]}
            ends={["0 %", "100 %"]}
            points={points.map(({ stated, share, answers }) => {
              const [said, of] = [formatPercent(stated, locale), formatNumber(answers, locale)];
              return {
                at: stated,
                share,
                label: t`${said}, ${of} answers`,
                shareLabel: formatPercent(share, locale),
              };
            })}
          />
          <Text as="p" size="sm" tone="3">
            <Trans>
              On the dashed line, what was called “90 % likely” was right 90 times of 100. Here the stated and
              the true figure differ by {apart} percentage points on average.
            </Trans>
          </Text>
        </>
      )}
    </Card>
  );
};
