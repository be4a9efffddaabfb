import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { RowChange, Statement } from "@passbook/contract/statements";
import { NO_CURRENCY } from "@passbook/contract/values";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import type { Corrections } from "./use-corrections.ts";
import { useChangeWords } from "../proof/use-repair-words.ts";

type CorrectionsCardProps = { readonly statement: Statement; readonly corrections: Corrections };

const keyOf = (change: RowChange, at: number): string =>
  change.op === "insert" ? `insert-${String(at)}` : `row-${String(change.row)}`;

/** What a person corrected, each to be taken back. */
export const CorrectionsCard = ({ statement, corrections }: CorrectionsCardProps) => {
  const { t } = useLingui();
  const toWords = useChangeWords(statement.currency ?? NO_CURRENCY);
  const changes = statement.corrections;
  if (changes.length === 0) return null;
  return (
    <Card
      flush
      title={<Plural value={changes.length} one="# correction by you" other="# corrections by you" />}
      action={
        changes.length > 1 ? (
          <Button act kind="link" disabled={corrections.busy} onClick={() => void corrections.dropAll()}>
            <Trans>Take all back</Trans>
          </Button>
        ) : undefined
      }
    >
      {corrections.error !== null && (
        <Note tone="error" role="alert">
          {messageOf(corrections.error, t`Oops, update failed!`)}
        </Note>
      )}
      <List flush label={t`Corrections`}>
        {changes.map((change, at) => {
          const words = toWords(change, undefined);
          return (
            <ListRow
              key={keyOf(change, at)}
              wrap
              title={words}
              actions={
                <IconButton
                  act
                  icon="undo"
                  label={t`Take back: ${words}`}
                  disabled={corrections.busy}
                  onClick={() => void corrections.drop(at)}
                />
              }
            />
          );
        })}
      </List>
    </Card>
  );
};
