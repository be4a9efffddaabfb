import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useParams } from "react-router";
import type { Book } from "@passbook/contract/move-in";
import { PROGRAM_NAMES } from "@passbook/contract/programs";
import { listCurrencyGroups } from "../../../lib/form/currency-choices.ts";
import { ListError } from "../../../lib/notices/list-error.tsx";
import { useSubCategoryChoices } from "../../../lib/reference-data/reference-choices.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Spinner } from "../../../ui/base/spinner.tsx";
import { StatusLine } from "../../../ui/base/status-line.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { NameChoices } from "../names/name-choices.ts";
import { NameEntry } from "../names/name-entry.tsx";
import { lineOf, type Problem, ProblemsCard } from "../rows/problems-card.tsx";
import { BookAccounts, MovedAccounts } from "./book-accounts.tsx";
import { type AccountChoices, choiceOf, nameKey, toBody } from "./book-choices.ts";
import { HomeCurrencyNote } from "./home-currency-note.tsx";
import styles from "./move-in.module.css";
import { useBook, useMoveIn } from "./use-book.ts";

/** What was not understood, each with its line. */
const NotUnderstood = ({ problems }: Pick<Book, "problems">) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const tellPlace = (problem: Problem): string | undefined => {
    const line = lineOf(problem);
    const shown = formatNumber(line ?? 0, locale);
    return line === null ? undefined : t`Line ${shown}`;
  };
  return <ProblemsCard problems={problems} tellPlace={tellPlace} />;
};

type Extras = { readonly tags: boolean; readonly notes: boolean; readonly parts: boolean };

type ExtrasCardProps = {
  readonly counts: Book["counts"];
  readonly extras: Extras;
  readonly onChange: (extras: Extras) => void;
};

/** What else comes along, where there is any. */
const ExtrasCard = ({ counts, extras, onChange }: ExtrasCardProps) => {
  const { t } = useLingui();
  const labels = { tags: t`Tags`, notes: t`Notes`, parts: t`Splits` };
  const there = (["tags", "notes", "parts"] as const).filter((kind) => counts[kind] > 0);
  if (there.length === 0) return null;
  return (
    <Card title={<Trans>What else is taken along</Trans>}>
      <Stack gap={3}>
        {there.map((kind) => (
          <Switch
            key={kind}
            side="end"
            label={labels[kind]}
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

type BookProps = { readonly book: Book; readonly reference: Reference };

const Names = ({
  book,
  reference,
  currency,
  choices,
  onChoices,
}: BookProps & {
  readonly currency: string;
  readonly choices: NameChoices;
  readonly onChoices: (choices: NameChoices) => void;
}) => {
  const subs = useSubCategoryChoices(reference);
  if (book.names.length === 0) return null;
  return (
    <Card flush title={<Trans>Categories</Trans>}>
      <ul className={styles["names"]}>
        {book.names.map((name) => {
          const id = nameKey(name);
          const totals = name.totals.map((one) => ({ ...one, currency: one.currency ?? currency }));
          return (
            <NameEntry
              key={id}
              name={{ ...name, id, totals, choice: "open", sub_category_id: null }}
              choice={choiceOf(name, choices)}
              subs={subs}
              onChoose={(choice) => {
                onChoices(new Map(choices).set(id, choice));
              }}
            />
          );
        })}
      </ul>
    </Card>
  );
};

/** What money is in that the book keeps without saying so. */
const CurrencyCard = ({
  currency,
  onChange,
}: {
  readonly currency: string;
  readonly onChange: (currency: string) => void;
}) => {
  const { t } = useLingui();
  const { language, home_currency } = useLocale();
  return (
    <Card>
      <Combobox
        label={t`Currency`}
        hint={t`This book does not say what its money is in.`}
        groups={listCurrencyGroups([home_currency], language)}
        value={currency}
        onChange={onChange}
      />
    </Card>
  );
};

/** What will be made, before anything is written. */
const WaitingBook = ({ book, reference }: BookProps) => {
  const { t } = useLingui();
  const { home_currency } = useLocale();
  const [accounts, setAccounts] = useState<AccountChoices>(new Map());
  const [names, setNames] = useState<NameChoices>(new Map());
  const [currency, setCurrency] = useState(home_currency);
  const [extras, setExtras] = useState<Extras>({ tags: true, notes: true, parts: true });
  const { mutate, isPending } = useMoveIn(book.statement_id);
  const { transactions, transfers } = book.counts;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(toBody(book, { accounts, names, currency, extras }));
      }}
    >
      <Stack gap={4}>
        <p className={styles["lead"]}>
          <Trans>
            Nothing is written yet. This is what will be made here; say where each account and each category
            goes. Undo takes all of it back in one step, and statements of your bank that you upload later
            prove these rows.
          </Trans>
        </p>
        {book.accounts.some((account) => account.currency === null) && (
          <CurrencyCard currency={currency} onChange={setCurrency} />
        )}
        <BookAccounts
          book={book}
          reference={reference}
          currency={currency}
          chosen={accounts}
          onChoose={(file_index, id) => {
            setAccounts(new Map(accounts).set(file_index, id));
          }}
        />
        <Names book={book} reference={reference} currency={currency} choices={names} onChoices={setNames} />
        <ExtrasCard counts={book.counts} extras={extras} onChange={setExtras} />
        <NotUnderstood problems={book.problems} />
      </Stack>
      <div className={styles["foot"]}>
        <span className={styles["count"]}>
          <Plural value={transactions} one="# transaction" other="# transactions" />
          {" · "}
          <Plural value={transfers} one="# transfer" other="# transfers" />
        </span>
        <Button type="submit" kind="primary" icon="check" busy={isPending}>
          <Trans>Move in</Trans>
        </Button>
      </div>
      <StatusLine text={isPending ? t`Moving in…` : ""} hidden />
    </form>
  );
};

/** What came of it: the balances there beside those here. */
const MovedBook = ({ book, reference }: BookProps) => {
  const { t } = useLingui();
  const is_equal = book.accounts.every((account) => account.moved?.balance === account.balance);
  return (
    <Stack gap={4}>
      <Note
        tone={is_equal ? "success" : "warning"}
        role="status"
        action={<Button to="/settings/history">{t`History of changes`}</Button>}
      >
        {is_equal ? (
          <Trans>It has moved in. Each balance here is that of there, to the cent.</Trans>
        ) : (
          <Trans>It has moved in, but not every balance here is that of there. Look at those below.</Trans>
        )}
      </Note>
      {book.accounts.some(({ moved }) => moved?.from_nothing === true) && (
        <Note tone="info">
          <Trans>
            The file does not say what its accounts held before their first transaction: both sides count from
            zero, and net worth leaves them out until a statement of the bank brings a balance.
          </Trans>
        </Note>
      )}
      <HomeCurrencyNote book={book} reference={reference} />
      <MovedAccounts book={book} reference={reference} />
      <NotUnderstood problems={book.problems} />
    </Stack>
  );
};

const MovingBook = () => {
  const { t } = useLingui();
  return (
    <Card>
      <div className={styles["waiting"]}>
        <Spinner size="sm" />
        <Trans>Moving in…</Trans>
      </div>
      <StatusLine text={t`Moving in…`} hidden />
    </Card>
  );
};

/** A book of another program: what it holds, and how it moves in. */
export const MoveInScreen = () => {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const reference = useReference();
  const { data, error, isPending, refetch } = useBook(id);
  const name = data?.program == null ? "" : PROGRAM_NAMES[data.program];
  return (
    <Page
      title={name === "" ? t`Move in` : t`Move in from ${name}`}
      back={{ to: "/statements", label: t`Statements` }}
    >
      {isPending && <SkeletonCard rows={8} />}
      {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
      {data?.state === "waiting" && reference.ready && <WaitingBook book={data} reference={reference} />}
      {data?.state === "moving" && <MovingBook />}
      {data?.state === "moved" && <MovedBook book={data} reference={reference} />}
    </Page>
  );
};
