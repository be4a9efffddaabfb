import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId } from "react";
import { Link } from "react-router";
import type { Statement } from "@passbook/contract/statements";
import { formatPercent } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { isRefusal } from "../../../lib/calls/refusal.ts";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { forgetUploads, retryUpload } from "../../../lib/statements/upload-queue.ts";
import type { Upload } from "../../../lib/statements/upload-steps.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Icon } from "../../../ui/base/icon.tsx";
import type { IconName } from "../../../ui/base/icon-paths.ts";
import { ProgressBar } from "../../../ui/figures/progress-bar.tsx";
import { Spinner } from "../../../ui/base/spinner.tsx";
import { Verdict } from "../../../ui/figures/verdict.tsx";
import { findLacking } from "../state/proof.ts";
import { PasswordAsk } from "./password-ask.tsx";
import styles from "./uploads.module.css";
import { isBook, toMoveInPath } from "../state/book-path.ts";
import { tellFile } from "../state/tell-file.ts";
import { useStatementName } from "../state/use-statement-name.ts";
import { useAsReceipt, useDeletion, useOriginal, useStatementAnswers } from "../state/use-statement.ts";

type EntryProps = {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly end?: ReactNode;
  readonly children?: ReactNode;
};

const Entry = ({ icon, name, end, children }: EntryProps) => (
  <li className={styles["entry"]}>
    <div className={styles["top"]}>
      <span className={styles["icon"]}>{icon}</span>
      <span className={styles["name"]}>{name}</span>
      {end}
    </div>
    <div className={styles["body"]}>{children}</div>
  </li>
);

const Mark = ({
  name,
  tone,
}: {
  readonly name: IconName;
  readonly tone: "success" | "warning" | "error";
}) => <Icon name={name} className={styles[tone]} />;

/** A file that is not on the server yet. */
export const FileEntry = ({ upload }: { readonly upload: Upload }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { file_name: name } = upload;
  if (upload.state === "refused") {
    return (
      <Entry icon={<Mark name="warning" tone="error" />} name={name}>
        <p role="alert">{upload.message === "" ? t`The file did not arrive.` : upload.message}</p>
        <div className={styles["acts"]}>
          <Button
            onClick={() => {
              retryUpload(upload.key);
            }}
          >
            <Trans>Try again</Trans>
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              forgetUploads([upload.key]);
            }}
          >
            <Trans>Leave it</Trans>
          </Button>
        </div>
      </Entry>
    );
  }
  if (upload.state === "arrived") return <WaitingEntry name={name} />;
  const share = upload.state === "sending" ? upload.share : 0;
  return (
    <Entry
      icon={<Spinner size="sm" />}
      name={name}
      end={<span className={styles["end"]}>{formatPercent(share, locale)}</span>}
    >
      <p>{upload.state === "waiting" ? <Trans>Waits for its turn</Trans> : <Trans>Uploading</Trans>}</p>
      <ProgressBar label={t`Upload of ${name}`} value={share} />
    </Entry>
  );
};

const WaitingEntry = ({ name, link }: { readonly name: string; readonly link?: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Entry icon={<Spinner size="sm" />} name={link ?? name}>
      <p>
        <Trans>Received, waits to be read</Trans>
      </p>
      <ProgressBar label={t`Reading ${name}`} value={null} />
    </Entry>
  );
};

/** Why nothing came of a file. */
const Refusal = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const word = useSentences();
  const [problem] = statement.problems;
  return <p>{problem === undefined ? t`It could not be read. The file is kept.` : word(problem)}</p>;
};

/** A file that was handed in before, in this visit or long ago; what was refused then is refused again. */
export const KnownEntry = ({
  upload,
  statement,
}: {
  readonly upload: Extract<Upload, { state: "arrived" }>;
  readonly statement: Statement | null;
}) => {
  const [id] = upload.statement_ids;
  const { file_name } = upload;
  const name = id === undefined ? file_name : <Link to={`/statements/${id}`}>{file_name}</Link>;
  if (statement?.status === "failed") {
    return (
      <Entry icon={<Mark name="warning" tone="error" />} name={name}>
        <Refusal statement={statement} />
      </Entry>
    );
  }
  return (
    <Entry icon={<Mark name="check" tone="success" />} name={name}>
      <p>
        <Trans>The same file as one before: nothing was added.</Trans>
      </p>
    </Entry>
  );
};

const PasswordForm = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const { unlock } = useStatementAnswers(statement.id);
  const word = useSentences();
  const wrong = statement.problems.find((problem) => problem.code === "wrong_password");
  const refused = isRefusal(unlock.error) ? unlock.error.fields["password"] : undefined;
  return (
    <PasswordAsk
      label={t`Password`}
      error={refused ?? (wrong === undefined ? undefined : word(wrong))}
      busy={unlock.isPending}
      onGive={unlock.mutate}
    >
      <Trans>Open</Trans>
    </PasswordAsk>
  );
};

/** What became of the rows, without the parts of which there are none. */
const Outcomes = ({ counts }: Pick<Statement, "counts">) => {
  const { t } = useLingui();
  const parts = [
    counts.new > 0 ? t`${counts.new} new` : null,
    counts.duplicate > 0 ? t`${counts.duplicate} known already` : null,
    counts.changed > 0 ? t`${counts.changed} known, now as printed here` : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
};

/** What the printed balances say of the rows. */
const Proved = ({ statement: { proof, ...balances } }: { readonly statement: Statement }) => {
  const lacking = findLacking(balances);
  switch (proof?.verdict) {
    case "proved":
      return <Trans>Opening + sum = closing.</Trans>;
    case "partly":
      return <Trans>Partly proved.</Trans>;
    case "contradicted":
      return <Trans>Its balances contradict its rows.</Trans>;
    case undefined:
      return null;
    default:
      if (lacking === "opening")
        return <Trans>Only its closing balance is printed; an opening one, too, would prove it.</Trans>;
      if (lacking === "closing")
        return <Trans>Only its opening balance is printed; a closing one, too, would prove it.</Trans>;
      return <Trans>No balance is printed that could prove it.</Trans>;
  }
};

const Counts = ({ statement, known }: { readonly statement: Statement; readonly known: boolean }) => {
  const { counts } = statement;
  const rows = counts.new + counts.duplicate + counts.changed;
  if (known) return <Trans>Known already: the same file was read before, nothing was added.</Trans>;
  const isMixed = counts.new !== rows && counts.duplicate !== rows;
  return (
    <>
      <Plural value={rows} one="# row" other="# rows" />
      {rows > 0 && ": "}
      {counts.new === rows && rows > 0 && <Trans>all new</Trans>}
      {counts.duplicate === rows && rows > 0 && <Trans>all known already</Trans>}
      {isMixed && (
        <Link to={`/statements/${statement.id}`}>
          <Outcomes counts={counts} />
        </Link>
      )}
      {". "}
      <Proved statement={statement} />
    </>
  );
};

type StatementEntryProps = {
  readonly statement: Statement;
  readonly known: boolean;
  /** What its account is called, once it has one. */
  readonly account: string | undefined;
  readonly onDeleted: () => void;
};

const FailedBody = ({ statement, onDeleted }: Pick<StatementEntryProps, "statement" | "onDeleted">) => {
  const { retry } = useStatementAnswers(statement.id);
  const { remove, busy: isDeleting } = useDeletion(statement);
  const { download, busy: isDownloading } = useOriginal(statement);
  const receipt = useAsReceipt(statement);
  const removeEntry = async () => {
    if (await remove()) onDeleted();
  };
  return (
    <>
      <Refusal statement={statement} />
      <div className={styles["acts"]}>
        <Button
          busy={retry.isPending}
          onClick={() => {
            retry.mutate();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
        {receipt !== null && (
          <Button kind="quiet" icon="attach" busy={receipt.busy} onClick={receipt.lead}>
            <Trans>It is a receipt</Trans>
          </Button>
        )}
        <Button kind="quiet" icon="download" busy={isDownloading} onClick={download}>
          <Trans>Download</Trans>
        </Button>
        <Button kind="quiet" busy={isDeleting} onClick={() => void removeEntry()}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </>
  );
};

/** What a statement in review asks, in a clause. */
const AskedWords = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const asks = (code: string) => statement.questions.some((question) => question.code === code);
  return (
    <>
      {asks("move_in") && (
        <Trans>A book of another program. See what will be made of it, and move it in.</Trans>
      )}
      {asks("account_unknown") && `${t`Which account is it from?`} `}
      {asks("date_order") && <Trans>Is its day or its month written first? </Trans>}
      {asks("decimal_sign") && <Trans>Does a comma or a dot split its decimals? </Trans>}
      {asks("account_type") && <Trans>Are its amounts money spent or received? </Trans>}
      {asks("currency_differs") && <Trans>Its currency is not that of the account. </Trans>}
      {asks("contradicted") && <Trans>Its balances contradict its rows. </Trans>}
      {asks("unproved") && <Trans>Nothing printed proves how it was read. </Trans>}
      {asks("empty") && <Trans>No row was found in it. </Trans>}
      {asks("not_on_proved") && (
        <Trans>It has rows that a proved statement of their days does not hold. </Trans>
      )}
      {statement.questions.length === 0 && <Trans>It waits to be looked at.</Trans>}
    </>
  );
};

/** What became of a file, or what it waits for. */
export const StatementEntry = ({ statement, known, account, onDeleted }: StatementEntryProps) => {
  const { t } = useLingui();
  const id = useId();
  const { status } = statement;
  const file_name = tellFile(statement);
  const whose = useStatementName()(statement, account);
  const to = `/statements/${statement.id}`;
  const name = (
    <Link id={id} to={to}>
      {file_name}
    </Link>
  );
  if (status === "received") return <WaitingEntry name={file_name} link={name} />;
  if (status === "reading") {
    return (
      <Entry icon={<Spinner size="sm" />} name={name}>
        <p>
          <Trans>Reading</Trans>
        </p>
        <ProgressBar label={t`Reading ${file_name}`} value={null} />
      </Entry>
    );
  }
  if (status === "needs_password") {
    return (
      <Entry icon={<Mark name="lock" tone="warning" />} name={name}>
        <p>
          <Trans>Locked. Its password is asked once and can be kept, sealed.</Trans>
        </p>
        <PasswordForm statement={statement} />
      </Entry>
    );
  }
  if (status === "needs_review") {
    return (
      <Entry
        icon={<Mark name="info" tone="warning" />}
        name={name}
        end={
          <Link className={styles["go"]} to={isBook(statement) ? toMoveInPath(statement.id) : to}>
            {isBook(statement) ? <Trans>Move in</Trans> : <Trans>Answer</Trans>}
          </Link>
        }
      >
        {whose !== "" && <p>{whose}</p>}
        <p>
          <AskedWords statement={statement} />
        </p>
      </Entry>
    );
  }
  if (status === "failed") {
    return (
      <Entry icon={<Mark name="warning" tone="error" />} name={name}>
        <FailedBody statement={statement} onDeleted={onDeleted} />
      </Entry>
    );
  }
  const verdict = statement.proof?.verdict;
  return (
    <Entry
      icon={<Mark name="check" tone="success" />}
      name={name}
      end={verdict === undefined ? undefined : <Verdict verdict={verdict} />}
    >
      <p>
        {whose !== "" && `${whose}. `}
        <Counts statement={statement} known={known} />
      </p>
    </Entry>
  );
};
