import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { Statement } from "@passbook/contract/statements";
import { tellDigits } from "../../../lib/bank-accounts/tell-digits.ts";
import { formatFileSize, formatShortDay } from "../../../words/format.ts";
import { dateIn, useLocale } from "../../../words/locale.tsx";
import { Badge } from "../../../ui/figures/badge.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { Menu } from "../../../ui/actions/menu.tsx";
import { Page } from "../../../ui/frame/page.tsx";
import { Verdict } from "../../../ui/figures/verdict.tsx";
import { formatPeriod } from "../state/format-period.ts";
import styles from "./statement-frame.module.css";
import { useReread } from "../correct/use-reread.ts";
import { tellFile } from "../state/tell-file.ts";
import { useDeletion, useOriginal, useStatementAnswers } from "../state/use-statement.ts";

type FrameProps = {
  readonly statement: Statement;
  readonly account: BankAccount | undefined;
  readonly children: ReactNode;
};

const usePeriod = ({ period }: Statement): string | null => {
  const { locale } = useLocale();
  return period === null ? null : formatPeriod(period, locale);
};

/** Whose statement it is: the account's own name, else what was printed, else the file's name. */
const useNames = (statement: Statement, account: BankAccount | undefined) => {
  const { t } = useLingui();
  const printed = statement.printed_account;
  const period = usePeriod(statement);
  const bank = account?.bank.name ?? printed?.bank_name ?? null;
  const digits = account?.last_4_digits ?? printed?.last_4_digits ?? null;
  const known = bank !== null || digits !== null;
  const name = account?.label ?? bank ?? printed?.name ?? (known ? t`Account` : tellFile(statement));
  const number = tellDigits({ name, last_4_digits: digits });
  const words = [name, number].filter((word) => word !== null).join(" ");
  return { bank: bank ?? name, name, number, period, title: period === null ? words : `${words}, ${period}` };
};

const StateBadge = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const may_act = useMayAct();
  const { status, proof } = statement;
  if (status === "received" || status === "reading") return <Badge tone="primary">{t`Reading`}</Badge>;
  if (status === "needs_password") return <Badge tone="warning" icon="lock">{t`Locked`}</Badge>;
  if (status === "failed") return <Badge tone="error" icon="warning">{t`Not read`}</Badge>;
  return (
    <>
      {proof !== null && <Verdict verdict={proof.verdict} />}
      {status === "needs_review" && (
        <Badge tone="warning" icon="help">
          {may_act ? t`Needs your answer` : t`To answer`}
        </Badge>
      )}
    </>
  );
};

/** The file's name and size, and how and when it came. */
const Origin = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const { locale, today, time_zone } = useLocale();
  const { source, mail } = statement;
  const size = formatFileSize(statement.file_size, locale);
  const day = formatShortDay(dateIn(time_zone, new Date(statement.created_at)), locale, today);
  const how = {
    upload: t`uploaded on ${day}`,
    email: t`by e-mail on ${day}`,
    folder: t`from your folder on ${day}`,
    api: t`imported on ${day}`,
    sample: t`with the sample household on ${day}`,
    bank_sync: t`by bank sync on ${day}`,
  };
  return (
    <>
      {tellFile(statement)}, {size}, {how[source]}
      {mail !== null && <OfMail mail={mail} />}
    </>
  );
};

/** The message a file came with. */
const OfMail = ({
  mail: { sender, subject, sent_at },
}: {
  readonly mail: NonNullable<Statement["mail"]>;
}) => {
  const { t } = useLingui();
  const { locale, today, time_zone } = useLocale();
  const title = subject === "" ? t`a message without a subject` : `“${subject}”`;
  const sent = sent_at === null ? null : formatShortDay(dateIn(time_zone, new Date(sent_at)), locale, today);
  return (
    <>
      {": "}
      {sender === "" ? (
        title
      ) : (
        <Trans>
          {title} from {sender}
        </Trans>
      )}
      {sent !== null && <Trans>, sent on {sent}</Trans>}
    </>
  );
};

const StatementMenu = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { remove, busy } = useDeletion(statement);
  const { retry } = useStatementAnswers(statement.id);
  const reread = useReread(statement);
  const { download } = useOriginal(statement);
  const { file_name, counts } = statement;
  const goAfterDeletion = async () => {
    if (await remove()) await navigate("/statements", { replace: true });
    else setAsking(false);
  };
  const canBeRead = statement.status === "failed" || statement.status === "imported";
  const readAgain = {
    act: true,
    label: t`Read again`,
    icon: "refresh",
    onSelect: () => {
      if (statement.status === "failed") retry.mutate();
      else reread.mutate();
    },
  } as const;
  return (
    <>
      <Menu
        label={t`More actions`}
        align="end"
        trigger={(trigger) => (
          <IconButton {...trigger} kind="secondary" icon="more" label={t`More actions`} />
        )}
        items={[
          { label: t`Download the original`, icon: "download", onSelect: download },
          ...(canBeRead ? [readAgain] : []),
          "separator",
          {
            act: true,
            label: t`Delete`,
            icon: "trash",
            danger: true,
            onSelect: () => {
              setAsking(true);
            },
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={t`Delete this statement?`}
        text={
          counts.new > 0 ? (
            <Trans>
              The transactions that only {file_name} holds go with it. You can undo this, and the file can be
              uploaded again at any time.
            </Trans>
          ) : (
            <Trans>{file_name} goes. You can undo this, and upload it again at any time.</Trans>
          )
        }
        confirmLabel={t`Delete`}
        busy={busy}
        onConfirm={() => void goAfterDeletion()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
};

/** The head of the screen in every state: whose statement, how far proved, and what can be done with the file. */
export const StatementFrame = ({ statement, account, children }: FrameProps) => {
  const { t } = useLingui();
  const { bank, name, number, period, title } = useNames(statement, account);
  return (
    <Page
      title={title}
      back={{ to: "/statements", label: t`Statements` }}
      lead={
        <span className={styles["tile"]}>
          <LogoTile kind="bank" name={bank} mark={account?.bank.logo} />
        </span>
      }
      heading={
        <>
          {name}
          {number !== null && <span className={styles["digits"]}>{` ${number}`}</span>}
          {period !== null && `, ${period}`}
        </>
      }
      badge={<StateBadge statement={statement} />}
      meta={
        <span className={styles["wide"]}>
          <Origin statement={statement} />
        </span>
      }
      actions={<StatementMenu statement={statement} />}
    >
      <p className={styles["narrow"]}>
        <Origin statement={statement} />
      </p>
      {children}
    </Page>
  );
};
