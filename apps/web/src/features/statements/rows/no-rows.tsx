import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import { useHoldings } from "../../../lib/bank-accounts/use-holdings.ts";
import { Note } from "../../../ui/frame/note.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";

/** A statement without rows: what it lists instead, or that nothing moved. */
export const NoRows = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const { id, bank_account_id, period } = statement;
  const { data } = useHoldings(bank_account_id, period?.to);
  if (bank_account_id === null || data?.statement_id !== id)
    return <EmptyState message={t`No row stands in this statement.`} />;
  return (
    <Note
      action={
        <Link to={`/settings/bank-accounts/${bank_account_id}/register`}>
          <Trans>See the holdings</Trans>
        </Link>
      }
    >
      <Plural
        value={data.rows.length}
        one="No money moved: it lists what the account holds, # entry."
        other="No money moved: it lists what the account holds, # entries."
      />
    </Note>
  );
};
