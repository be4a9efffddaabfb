import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useLocale } from "../../../words/locale.tsx";
import { BroughtNamesNote } from "../../../lib/notices/brought-names-note.tsx";
import { useBankAccountChanges } from "../../../lib/reference-data/use-bank-accounts.ts";
import { isRefusal } from "../../../lib/calls/refusal.ts";
import { StorageWarning } from "../../../lib/notices/storage-room.tsx";
import { addUploads } from "../../../lib/statements/upload-queue.ts";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { useLiveStatements } from "../../../lib/statements/use-statement-events.ts";
import { Card } from "../../../ui/frame/card.tsx";
import { DropZone } from "../../../ui/actions/drop-zone.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { AccountChoice } from "../account/account-choice.tsx";
import { SharedFilesNote } from "./shared-files-note.tsx";
import { STATEMENT_FILES } from "./statement-files.ts";
import styles from "./statements.module.css";
import { UploadsCard } from "./uploads-card.tsx";
import { useAccountFaults } from "../account/use-account-faults.ts";
import { useStatements } from "../state/use-statements.ts";
import type { AccountAnswer } from "../account/which-account.ts";
import { NOTHING_PRINTED, toAccountBody, toNewAccount } from "../account/which-account.ts";

/** Hand in files: the account first, when the files cannot tell it themselves. */
export const UploadStatementScreen = () => {
  const { t } = useLingui();
  const { home_currency } = useLocale();
  const [params] = useSearchParams();
  const asked = params.get("account");
  const reference = useReference();
  const { createBankAccount } = useBankAccountChanges();
  const { statements, told_at } = useStatements(useLiveStatements());
  const [answer, setAnswer] = useState<AccountAnswer>({
    way: asked === null ? "automatic" : "known",
    bank_account_id: asked,
    new_account: toNewAccount(NOTHING_PRINTED, home_currency),
  });
  const findFaults = useAccountFaults();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const faults: Readonly<Record<string, string>> = tried ? { ...refused, ...findFaults(answer) } : {};
  const onAnswer = (part: Partial<AccountAnswer>) => {
    setAnswer({ ...answer, ...part });
    setRefused({});
  };
  const take = async (files: readonly File[]) => {
    setTried(true);
    if (Object.keys(findFaults(answer)).length > 0) return;
    const { way, bank_account_id, new_account } = answer;
    if (way !== "new") {
      addUploads(files, way === "known" ? (bank_account_id ?? undefined) : undefined);
      return;
    }
    try {
      const { data } = await createBankAccount(toAccountBody(new_account));
      onAnswer({ way: "known", bank_account_id: data.id });
      addUploads(files, data.id);
    } catch (error) {
      // what no field shows was told by the change itself
      setRefused(isRefusal(error) ? error.fields : {});
    }
  };
  return (
    <Page title={t`Upload a statement`} back={{ to: "/statements", label: t`Statements` }}>
      <div className={styles["shell"]}>
        <div className={styles["column"]}>
          <Card title={<Trans>Whose statement is it?</Trans>}>
            <AccountChoice
              printed={null}
              accounts={reference.accounts}
              answer={answer}
              onAnswer={onAnswer}
              errorOf={(name) => faults[name]}
            />
          </Card>
          {Object.keys(faults).length > 0 && (
            <Note tone="warning" role="alert">
              <Trans>Say which account it is, then choose the files again.</Trans>
            </Note>
          )}
          <SharedFilesNote />
          <StorageWarning />
          <DropZone
            wholePage
            title={t`Drop statements anywhere on this page`}
            hint={t`PDF, CSV, Excel, OFX, QIF, CAMT, MT940 or saved mails, many at once. The same file twice adds nothing.`}
            accept={STATEMENT_FILES}
            onFiles={(files) => void take(files)}
          />
          <BroughtNamesNote reference={reference} />
          <Note icon="mail">
            <Trans>
              Statements can also{" "}
              <Link className={styles["inline"]} to="/statements/config-email">
                arrive by e-mail
              </Link>
              .
            </Trans>
          </Note>
        </div>
        <UploadsCard statements={statements} fetched_at={told_at} reference={reference} />
      </div>
    </Page>
  );
};
