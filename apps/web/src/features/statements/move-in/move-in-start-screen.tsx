import { Trans, useLingui } from "@lingui/react/macro";
import { PROGRAM_NAMES } from "@passbook/contract/programs";
import type { Program } from "@passbook/contract/programs";
import { addUploads } from "../../../lib/statements/upload-queue.ts";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { useLiveStatements } from "../../../lib/statements/use-statement-events.ts";
import { DropZone } from "../../../ui/actions/drop-zone.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { useStatements } from "../state/use-statements.ts";
import { STATEMENT_FILES } from "../upload/statement-files.ts";
import styles from "../upload/statements.module.css";
import { UploadsCard } from "../upload/uploads-card.tsx";

/** Each program, and what of it is handed in here; names of programs and their menus are theirs. */
const useWays = () => {
  const { t } = useLingui();
  const ways: readonly (readonly [programs: readonly Program[], says: string])[] = [
    [["actual"], t`Settings, Export data: the zip file as it comes.`],
    [["gnucash"], t`The book itself, kept as XML or as SQLite.`],
    [["ledger", "beancount"], t`The journal, all in one file.`],
    [["ynab"], t`Export plan data: the zip file, or its register.`],
    [["firefly"], t`Export data: the transactions as CSV.`],
    [["ezbookkeeping", "money_manager"], t`The export of all transactions as CSV or Excel.`],
    [["quicken"], t`File, Export, QIF file: all accounts in one.`],
    [["mint", "monarch", "copilot", "lunch_money", "simplifi"], t`The export of all transactions as CSV.`],
  ];
  return ways.map(([programs, says]) => ({
    name: programs.map((program) => PROGRAM_NAMES[program]).join(", "),
    says,
  }));
};

/** Where whoever comes from another program begins. */
export const MoveInStartScreen = () => {
  const { t } = useLingui();
  const reference = useReference();
  const { statements, told_at } = useStatements(useLiveStatements());
  return (
    <Page title={t`Move in from another program`} back={{ to: "/statements", label: t`Statements` }}>
      <div className={styles["shell"]}>
        <div className={styles["column"]}>
          <DropZone
            wholePage
            title={t`Drop what your program exports`}
            hint={t`You are shown what will be made before anything is written: accounts with their balances, categories, transfers, splits, tags and notes.`}
            accept={STATEMENT_FILES}
            onFiles={(files) => {
              addUploads(files);
            }}
          />
          <Card flush title={<Trans>What to hand in</Trans>}>
            <List flush>
              {useWays().map(({ name, says }) => (
                <ListRow key={name} wrap title={name} sub={says} />
              ))}
            </List>
          </Card>
        </div>
        <UploadsCard statements={statements} fetched_at={told_at} reference={reference} />
      </div>
    </Page>
  );
};
