import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useParams } from "react-router";
import type { BroughtSourceDetails } from "@passbook/contract/brought-names";
import { ListError } from "../../../lib/notices/list-error.tsx";
import { useSubCategoryChoices } from "../../../lib/reference-data/reference-choices.tsx";
import { nameSource } from "../../../lib/reference-data/use-brought-sources.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { StatusLine } from "../../../ui/base/status-line.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import styles from "./brought-names.module.css";
import { type NameChoices, toChosen, toGuessed, toStanding } from "./name-choices.ts";
import { NameEntry } from "./name-entry.tsx";
import { useBroughtNames, useNameFiling } from "./use-brought-names.ts";

type Extras = { readonly tags: boolean; readonly notes: boolean; readonly parts: boolean };

const toExtras = ({ tags, notes, parts }: BroughtSourceDetails): Extras => ({
  tags: tags.is_taken ?? tags.transactions > 0,
  notes: notes.is_taken ?? notes.transactions > 0,
  parts: parts.is_taken ?? parts.transactions > 0,
});

const KINDS = ["tags", "notes", "parts"] as const;

/** Whether something besides categories is to be taken, or left, that was not so far. */
const isOther = (data: BroughtSourceDetails, extras: Extras): boolean =>
  KINDS.some((kind) => data[kind].transactions > 0 && data[kind].is_taken !== extras[kind]);

type ExtrasCardProps = {
  readonly data: BroughtSourceDetails;
  readonly extras: Extras;
  readonly onChange: (extras: Extras) => void;
};

/** What the source brings besides categories, where it brings any. */
const ExtrasCard = ({ data, extras, onChange }: ExtrasCardProps) => {
  const { t } = useLingui();
  const words = {
    tags: {
      label: t`Tags`,
      hint: t`Made under the sub-category of each transaction, where they are not there yet.`,
    },
    notes: { label: t`Notes`, hint: t`A note that is here already stays.` },
    parts: { label: t`Splits`, hint: t`Transactions that you divided there are divided here.` },
  };
  const brought = KINDS.filter((kind) => data[kind].transactions > 0);
  if (brought.length === 0) return null;
  return (
    <Card title={<Trans>What else is taken along</Trans>}>
      <Stack gap={3}>
        {brought.map((kind) => (
          <Switch
            key={kind}
            side="end"
            {...words[kind]}
            checked={extras[kind]}
            onChange={(event) => {
              onChange({ ...extras, [kind]: event.currentTarget.checked });
            }}
          />
        ))}
      </Stack>
    </Card>
  );
};

type NamesProps = { readonly data: BroughtSourceDetails; readonly reference: Reference };

const Names = ({ data, reference }: NamesProps) => {
  const { t } = useLingui();
  const [choices, setChoices] = useState<NameChoices>(new Map());
  const [extras, setExtras] = useState(() => toExtras(data));
  const subs = useSubCategoryChoices(reference);
  const filing = useNameFiling(data.source, () => {
    setChoices(new Map());
  });
  const is_own = data.program !== null;
  const chosen = toChosen(data, choices);
  const goes = new Set(
    chosen.filter((name) => "create" in name || "sub_category_id" in name).map(({ name_id }) => name_id),
  );
  const is_done = chosen.length === 0 && !(is_own && isOther(data, extras));
  const is_filed = is_done && data.list.every(({ choice }) => choice !== "open");
  const rows = data.list.reduce((sum, name) => sum + (goes.has(name.id) ? name.transactions : 0), 0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!filing.isPending) filing.mutate({ names: chosen, ...(is_own ? extras : {}) });
      }}
    >
      <Stack gap={4}>
        {is_own ? (
          <p className={styles["lead"]}>
            <Trans>
              These are your categories there. Say what each is here: all of its transactions are filed so, as
              if you had chosen it yourself, and later exports follow. What you chose by hand stays, and Undo
              takes all of it back.
            </Trans>
          </p>
        ) : (
          <Note
            tone="info"
            action={
              <Button
                onClick={() => {
                  setChoices(new Map(data.list.map((name) => [name.id, toGuessed(name)])));
                }}
              >
                <Trans>Take the guesses</Trans>
              </Button>
            }
          >
            <Trans>
              Your bank chose these, not you. They are hints to Passbook and file nothing, unless you say here
              what they are to be.
            </Trans>
          </Note>
        )}
        <ul className={styles["list"]}>
          {data.list.map((name) => (
            <NameEntry
              key={name.id}
              name={name}
              choice={choices.get(name.id) ?? toStanding(name, is_own)}
              subs={subs}
              onChoose={(choice) => {
                setChoices((before) => new Map(before).set(name.id, choice));
              }}
            />
          ))}
        </ul>
        {is_own && <ExtrasCard data={data} extras={extras} onChange={setExtras} />}
      </Stack>
      <div className={styles["foot"]}>
        <span className={styles["count"]}>
          {is_filed ? (
            <Trans>All of it is filed so</Trans>
          ) : (
            <Plural
              value={rows}
              _0="Nothing to file yet"
              one="# transaction to file"
              other="# transactions to file"
            />
          )}
        </span>
        <Button type="submit" kind="primary" icon="check" busy={filing.isPending} disabled={is_done}>
          <Trans>File all</Trans>
        </Button>
      </div>
      <StatusLine text={filing.isPending ? t`Filing…` : ""} hidden />
    </form>
  );
};

/** The categories of an export, and what each is here: one press files all of their transactions. */
export const BroughtNamesScreen = () => {
  const { t } = useLingui();
  const { source = "" } = useParams();
  const reference = useReference();
  const { data, error, isPending, refetch } = useBroughtNames(source);
  const name = data === undefined ? "" : nameSource(data, reference);
  return (
    <Page
      title={name === "" ? t`Categories of an export` : t`Categories of ${name}`}
      back={{ to: "/statements", label: t`Statements` }}
    >
      {isPending && <SkeletonCard rows={8} />}
      {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && (
        <Card>
          <EmptyState
            title={t`No categories here`}
            message={t`The transactions of this export carry no categories.`}
            primary={{ label: t`Statements`, to: "/statements" }}
          />
        </Card>
      )}
      {data !== undefined && data.list.length > 0 && (
        <Names key={data.source} data={data} reference={reference} />
      )}
    </Page>
  );
};
