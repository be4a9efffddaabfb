import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatMonth, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { useStatementGrid } from "../../lib/statements/use-statement-grid.ts";
import { Note } from "../../ui/frame/note.tsx";

/** That the next statement of an account is late, with the day by which it was expected, as the grid of months says it. */
export const LateStatement = ({ bank_account_id }: { readonly bank_account_id: string }) => {
  const { locale, today } = useLocale();
  const { data: grid } = useStatementGrid(undefined);
  const usual = grid?.accounts.find((one) => one.bank_account_id === bank_account_id)?.usual ?? null;
  if (usual === null || usual.missing_month === null) return null;
  const month = formatMonth(usual.missing_month, locale);
  const day = formatShortDay(usual.expected_on, locale, today);
  return (
    <Note
      tone="warning"
      action={
        <Link to={`/statements/upload?account=${bank_account_id}`}>
          <Trans>Upload it</Trans>
        </Link>
      }
    >
      <Trans>
        The statement of {month} is late: it was expected by {day}.
      </Trans>
    </Note>
  );
};
