import { Plural, Trans } from "@lingui/react/macro";
import type { Statement } from "@passbook/contract/statements";
import { NO_CURRENCY } from "@passbook/contract/values";
import { formatMoney, formatNumber, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Text } from "../../../ui/frame/text.tsx";
import { formatPeriod } from "../state/format-period.ts";
import type { ExtraRows } from "./review.ts";

type ExtraRowsNoteProps = {
  readonly extra: ExtraRows;
  readonly currency: Statement["currency"];
};

/** Which rows the proved statement of their days does not hold, and what accepting them means. */
export const ExtraRowsNote = ({ extra, currency }: ExtraRowsNoteProps) => {
  const { locale } = useLocale();
  const { count, rows, statement_id } = extra;
  const period = formatPeriod(extra, locale);
  const rest = formatNumber(count - rows.length, locale);
  return (
    <Note tone="warning" icon="unproved">
      <Stack gap={2} align="start">
        <p>
          <Plural
            value={count}
            one={`# row is not on the proved statement of ${period}:`}
            other={`# rows are not on the proved statement of ${period}:`}
          />
        </p>
        <ul>
          {rows.map(({ row, booked_on, amount, description }) => (
            <li key={row}>
              {formatShortDay(booked_on, locale, "")}, {description},{" "}
              {formatMoney(amount, currency ?? NO_CURRENCY, locale, { sign: "always" })}
            </li>
          ))}
        </ul>
        {count > rows.length && (
          <Text size="sm" tone="3">
            <Trans>and {rest} more</Trans>
          </Text>
        )}
        <p>
          <Trans>
            Remove them below if they are not of this account or were read wrongly. “Import as read” adds them
            to your transactions.
          </Trans>
        </p>
        {statement_id !== null && (
          <Button kind="link" to={`/statements/${statement_id}`}>
            <Trans>The proved statement</Trans>
          </Button>
        )}
      </Stack>
    </Note>
  );
};
