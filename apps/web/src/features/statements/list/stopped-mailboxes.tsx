import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getStatementSources } from "@passbook/contract/statement-sources";
import { call } from "../../../lib/calls/call.ts";
import { useChosenBook } from "../../../lib/calls/chosen-book.ts";
import { statementSourceKeys } from "../../../lib/cache/query-keys.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import styles from "../upload/statements.module.css";

/** In one's own book one line where a mailbox is looked into no more, since nothing comes from it until its person acts. */
export const StoppedMailboxes = () => {
  const is_own = useChosenBook() === null;
  const { data } = useQuery({
    queryKey: statementSourceKeys.all,
    queryFn: async ({ signal }) => (await call(getStatementSources, { signal })).answer.data,
    enabled: is_own,
  });
  const stopped = data?.mailboxes.filter(({ state }) => state === "stopped") ?? [];
  if (stopped.length === 0) return null;
  return (
    <div className={styles["stopped"]}>
      <Note
        tone="warning"
        action={
          <Button to="/statements/config-email">
            <Trans>See to it</Trans>
          </Button>
        }
      >
        <Plural
          value={stopped.length}
          one="A mailbox is no longer looked into: its sign-in was refused too often."
          other="# mailboxes are no longer looked into: their sign-ins were refused too often."
        />
      </Note>
    </div>
  );
};
