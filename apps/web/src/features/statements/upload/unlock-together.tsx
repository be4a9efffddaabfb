import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { unlockStatement } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import type { GivenPassword } from "./password-ask.tsx";
import { PasswordAsk } from "./password-ask.tsx";
import styles from "./uploads.module.css";
import { takeStatement } from "../state/use-statement.ts";

/** Tries one password on every file; it is kept once. Answers what went wrong, or null. */
const tryOnAll = async (statements: readonly Statement[], body: GivenPassword): Promise<unknown> => {
  let failure: unknown = null;
  for (const { id } of statements) {
    try {
      void takeStatement(
        (await call(unlockStatement, { params: { id }, body })).answer.data,
        "unlock_statement",
      );
    } catch (error) {
      failure = error;
    }
  }
  return failure;
};

/** One password for several locked files; those that it does not open keep asking, each by itself. */
export const UnlockTogether = ({ statements }: { readonly statements: readonly Statement[] }) => {
  const { t } = useLingui();
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const open = async (given: GivenPassword) => {
    setBusy(true);
    const failure = await tryOnAll(statements, given);
    setBusy(false);
    setError(failure === null ? undefined : messageOf(failure, t`Oops, update failed!`));
  };
  return (
    <div className={styles["together"]}>
      <p>
        <Plural
          value={statements.length}
          one="# file is locked."
          other="# files are locked. One password is tried on all of them."
        />
      </p>
      <PasswordAsk
        label={t`Password of all locked files`}
        error={error}
        busy={isBusy}
        onGive={(given) => void open(given)}
      >
        <Trans>Open all</Trans>
      </PasswordAsk>
    </div>
  );
};
