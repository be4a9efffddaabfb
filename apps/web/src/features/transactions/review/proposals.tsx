import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { Proposal } from "@passbook/contract/proposals";
import { transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { VisuallyHidden } from "../../../ui/base/visually-hidden.tsx";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { CategoryIcon } from "../../../ui/pictures/category-icon.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { formatNumber, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useProposalAnswers, useProposalCount, useProposals } from "./use-proposals.ts";
import styles from "./review.module.css";

type Answers = ReturnType<typeof useProposalAnswers>;
type Kind = Parameters<Answers["answerOne"]>[0];
type Shared = { readonly reference: Reference; readonly answers: Answers };

/** Where the keys of an entry lead: its first button takes what is proposed. */
const focusOn = (entry: Element | null | undefined): boolean => {
  const button = entry?.querySelector<HTMLElement>("[data-accept]");
  button?.focus();
  return button != null;
};

const stepFrom = (entry: Element, by: 1 | -1): boolean => {
  const all = [...document.querySelectorAll("[data-proposal]")];
  return focusOn(all[all.indexOf(entry) + by]);
};

/** The next entry has the focus before this one goes, or the one before it after the last. */
const leave = (entry: Element | null): void => {
  if (entry !== null && !stepFrom(entry, 1)) stepFrom(entry, -1);
};

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const ANSWERS: Readonly<Record<string, Kind>> = {
  "1": "accept_proposals",
  a: "accept_proposals",
  d: "decline_proposals",
};

const Entry = ({ proposal, reference, answers }: Shared & { readonly proposal: Proposal }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { transaction, reason, sub_category_id } = proposal;
  const name = transaction.merchant_name ?? transaction.vendor_name ?? transaction.description;
  const found = reference.findSubCategory(sub_category_id);
  const category = found?.sub.name ?? "?";
  const now = reference.findSubCategory(transaction.sub_category_id)?.sub.name ?? "?";
  const answer = (kind: Kind, entry: Element | null) => {
    leave(entry);
    void answers.answerOne(kind, proposal);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const [step, kind] = [STEPS[event.key], ANSWERS[event.key]];
    if (step === undefined && kind === undefined) return;
    const entry = event.currentTarget.closest("li");
    // After the last one the queue goes on.
    if (step !== undefined && (entry === null || !stepFrom(entry, step))) return;
    event.preventDefault();
    if (kind !== undefined) answer(kind, entry);
  };
  return (
    <li className={styles["entry"]} data-proposal>
      <LogoTile name={name} />
      <div className={styles["what"]}>
        <h3 className={styles["name"]}>
          <Link to={transactionsPath({}, transaction.id)} title={t`Show it`}>
            {name}
          </Link>
        </h3>
        <p className={styles["sub"]}>
          {formatShortDay(transaction.booked_on, locale, today)}
          {" · "}
          <Trans>in {now} now</Trans>
        </p>
        {reason !== "" && <p className={styles["reason"]}>{reason}</p>}
      </div>
      <div className={styles["totals"]}>
        <Amount amount={transaction.amount} currency={transaction.currency} />
      </div>
      <div className={styles["labels"]}>
        <Button
          className={styles["first"]}
          data-accept
          onKeyDown={onKeyDown}
          onClick={(event) => answer("accept_proposals", event.currentTarget.closest("li"))}
        >
          <CategoryIcon
            name={found?.sub.icon ?? "question"}
            colour={found?.parent.color}
            size="sm"
            tile={false}
          />
          <Trans>
            <VisuallyHidden>Accept: file {name} under</VisuallyHidden>{" "}
            <span className={styles["category"]}>{category}</span>
          </Trans>
        </Button>
        <Button
          kind="quiet"
          aria-label={t`Decline ${category} for ${name}`}
          onKeyDown={onKeyDown}
          onClick={(event) => answer("decline_proposals", event.currentTarget.closest("li"))}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </li>
  );
};

type ProgramProps = Shared & {
  readonly program: { readonly key_id: string; readonly name: string; readonly proposals: number };
  readonly shown: readonly Proposal[];
};

/** What one program proposes. */
const OfProgram = ({ program, shown, ...shared }: ProgramProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { key_id, name, proposals } = program;
  const { answerAll } = shared.answers;
  const count = formatNumber(proposals, locale);
  return (
    <section className={styles["part"]} aria-label={t`Proposed by ${name}`}>
      <div className={styles["proposed"]}>
        <h2 className={styles["sure"]}>
          <Trans>Proposed by {name}</Trans>
          <span className={styles["count"]}>
            <Plural value={proposals} one={`${count} transaction`} other={`${count} transactions`} />
          </span>
        </h2>
        <Stack row wrap gap={2}>
          <Button
            aria-label={t`Accept all that ${name} proposes`}
            icon="check"
            onClick={() => void answerAll("accept_proposals", key_id, shown)}
          >
            <Trans>Accept all</Trans>
          </Button>
          <Button
            kind="quiet"
            aria-label={t`Decline all that ${name} proposes`}
            onClick={() => void answerAll("decline_proposals", key_id, shown)}
          >
            <Trans>Decline all</Trans>
          </Button>
        </Stack>
      </div>
      <ul className={styles["list"]}>
        {shown.map((proposal) => (
          <Entry key={proposal.id} proposal={proposal} {...shared} />
        ))}
      </ul>
    </section>
  );
};

/** Categories that programs propose; nothing is filed so before the person accepts it. */
export const Proposals = ({ reference }: { readonly reference: Reference }) => {
  const list = useProposals();
  const { data: counted } = useProposalCount();
  const answers = useProposalAnswers();
  const left = (list.proposals ?? []).filter(({ id }) => !answers.answered.has(id));
  if (counted === undefined || left.length === 0) return null;
  const byProgram = Map.groupBy(left, ({ program }) => program.key_id);
  return (
    <div className={styles["proposals"]}>
      <p className={styles["lead"]}>
        <Trans>Programs with a key of yours propose these. Nothing changes before you accept it.</Trans>
      </p>
      {[...byProgram].map(([key_id, shown]) => {
        const known = counted.programs.find((each) => each.key_id === key_id);
        const name = known?.name ?? shown[0]?.program.name ?? "";
        const gone = (list.proposals ?? []).filter(
          ({ id, program }) => program.key_id === key_id && answers.answered.has(id),
        ).length;
        const proposals = Math.max((known?.proposals ?? shown.length) - gone, shown.length);
        return (
          <OfProgram
            key={key_id}
            program={{ key_id, name, proposals }}
            shown={shown}
            reference={reference}
            answers={answers}
          />
        );
      })}
      {list.hasNextPage && (
        <LoadMore
          shown={left.length}
          total={counted.proposals}
          hasMore
          busy={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </div>
  );
};
