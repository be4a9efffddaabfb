import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatLongDay, formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import measured from "./measurements.json";

const { reading, held_back, ledger } = measured;
const FALSE_PROOFS = reading.reduce((sum, { false_proofs }) => sum + false_proofs, 0);

const useSpeed = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const list = formatNumber(ledger.list_ms, locale);
  const search = formatNumber(ledger.search_ms, locale);
  const insights = formatNumber(ledger.insights_ms, locale);
  const seconds = formatNumber(measured.import.ms / 1000, locale, 1);
  const [imported, kept] = [measured.import.rows, ledger.rows].map((rows) => formatNumber(rows, locale));
  return [
    { label: t`Import of ${imported} rows`, value: t`${seconds} s` },
    {
      label: t`With ${kept} transactions`,
      value: t`list ${list} ms, search ${search} ms, insights ${insights} ms`,
    },
  ];
};

/** How well and how fast this build reads, as last measured; `docs/benchmarks.md` tells how. */
export const Measurements = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const speed = useSpeed();
  const day = formatLongDay(measured.measured_on, locale);
  return (
    <Card title={t`Measured`} sub={day}>
      <Stack gap={4}>
        <Text as="p" tone="2">
          <Trans>
            Real statements of public projects, against the count, total and balances they must give. Times on{" "}
            {measured.machine}.
          </Trans>
        </Text>
        <KeyValues
          items={[
            ...reading.map(({ format, files, exact }) => ({
              label: format,
              value: (
                <Plural value={files} one={`${exact} of # file exact`} other={`${exact} of # files exact`} />
              ),
            })),
            { label: t`Proved but wrong`, value: formatNumber(FALSE_PROOFS, locale) },
            {
              label: t`Layouts held back from development`,
              value: t`${held_back.exact} of ${held_back.files} exact, ${held_back.false_proofs} proved but wrong`,
            },
            ...speed,
          ]}
        />
      </Stack>
    </Card>
  );
};
