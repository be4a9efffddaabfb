import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Forecast } from "@passbook/contract/forecast";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Note } from "../../ui/frame/note.tsx";
import styles from "./ahead.module.css";

type LeftOutProps = { readonly left_out: Forecast["left_out"]; readonly reference: Reference };

/** Accounts that are in no forecast, each with why. */
export const LeftOut = ({ left_out, reference }: LeftOutProps) => {
  const { t } = useLingui();
  if (left_out.length === 0) return null;
  const why: Readonly<Record<Forecast["left_out"][number]["reason"], string>> = {
    no_balance: t`no statement has printed its balance yet`,
    too_new: t`its statements tell of less than four weeks`,
    too_old: t`its statements end more than four months ago`,
    not_spent: t`nothing is paid from it`,
  };
  return (
    <Note
      action={
        <Link to="/statements">
          <Trans>Statements</Trans>
        </Link>
      }
    >
      <Trans>Not in here:</Trans>
      <ul className={styles["left"]}>
        {left_out.map(({ bank_account_id, reason }) => (
          <li key={bank_account_id}>
            <bdi>{reference.findAccount(bank_account_id)?.display_label ?? "…"}</bdi>: {why[reason]}
          </li>
        ))}
      </ul>
    </Note>
  );
};
