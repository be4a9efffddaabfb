import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ListedChange } from "@passbook/contract/changes";
import { undoChange } from "../../lib/changes/undo.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { ListRow } from "../../ui/lists/list.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { ChangedRows } from "./changed-rows.tsx";
import { readChange } from "./read-change.ts";
import { StepLine } from "./step-line.tsx";
import { useChangeWords } from "./use-change-words.ts";

type ChangeEntryProps = {
  readonly change: ListedChange;
  /** All that are listed, among which an undo finds what it took back. */
  readonly changes: readonly ListedChange[];
};

/** What a change did, and to which things by their names. */
const useTitle = ({ change, changes }: ChangeEntryProps) => {
  const { t } = useLingui();
  const wordsOf = useChangeWords();
  const { first, way } = readChange(change, changes);
  const { row_count } = change;
  const did = first.kind === "undo" ? null : wordsOf(first.kind, row_count);
  const turned = way === "done_again" ? t`Done again` : wordsOf("undo", row_count);
  const words =
    way === "done" ? wordsOf(change.kind, row_count) : did === null ? turned : `${turned}: ${did}`;
  // a summary that is only a number says the same as the count below
  const names = /^\d*$/.test(change.summary) ? "" : change.summary;
  const between = way === "done" || did === null ? ":" : ",";
  return { way, words, names, title: names === "" ? words : `${words}${between} ${names}` };
};

const Facts = ({ change }: { readonly change: ListedChange }) => {
  const { locale, time_zone } = useLocale();
  const { steps, more_steps, by } = change;
  const person = by?.name ?? null;
  return (
    <>
      {formatInstant(change.created_at, locale, time_zone)} ·{" "}
      <Plural value={change.row_count} one="# entry" other="# entries" />
      {by !== null && (
        <>
          {" · "}
          {person === null ? <Trans>by somebody who is gone</Trans> : <Trans>by {person}</Trans>}
        </>
      )}
      {change.undone_at === null && change.given_up && (
        <>
          {" "}
          · <Trans>too old to undo: its place in the history went to newer changes</Trans>
        </>
      )}
      {steps.map(({ rows, ...step }, index) => (
        // steps have no id, and never change their order
        // oxlint-disable-next-line react/no-array-index-key
        <StepLine key={index} step={step} rows={rows} />
      ))}
      {more_steps > 0 && (
        <>
          {" "}
          <Plural value={more_steps} one="and # other" other="and # others" />
        </>
      )}
    </>
  );
};

/** A change from what to what; what it touched is shown before it is taken back. */
export const ChangeEntry = (props: ChangeEntryProps) => {
  const { t } = useLingui();
  const { change } = props;
  const { way, words, names, title } = useTitle(props);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const may_act = useMayAct();
  const can_undo = change.undone_at === null && !change.given_up && may_act;
  const show = () => {
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
  };
  const undo = async () => {
    setBusy(true);
    await undoChange(change.id, way === "undone");
    setBusy(false);
    close();
  };
  return (
    <>
      <ListRow
        wrap
        title={title}
        sub={<Facts change={change} />}
        onClick={show}
        actions={
          change.undone_at !== null ? (
            <Badge>{t`Undone`}</Badge>
          ) : can_undo ? (
            <Button icon="undo" aria-label={t`Undo: ${words} ${names}`} onClick={show}>
              {t`Undo`}
            </Button>
          ) : undefined
        }
      />
      <Dialog
        open={open}
        size="md"
        title={title}
        onClose={close}
        actions={
          can_undo && (
            <>
              <Button onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                kind="primary"
                icon="undo"
                busy={busy}
                onClick={() => {
                  void undo();
                }}
              >
                <Trans>Undo</Trans>
              </Button>
            </>
          )
        }
      >
        <ChangedRows id={change.id} />
      </Dialog>
    </>
  );
};
