import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Statement } from "@passbook/contract/statements";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { mayPass, messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { classNames } from "../../../ui/base/class-names.ts";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import styles from "./original-card.module.css";
import { OriginalLines } from "./original-lines.tsx";
import { OriginalPages } from "./original-pages.tsx";
import { OriginalSheets } from "./original-sheets.tsx";
import type { Original } from "./use-original.ts";
import { usePdf } from "./use-pdf.ts";
import type { Places } from "../state/use-place.ts";
import { useOriginal } from "../state/use-statement.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";
import { firstZoom, stepZoom } from "./zoom.ts";

type OriginalCardProps = {
  readonly statement: Statement;
  readonly original: Original;
  readonly rows: readonly StatementRow[];
  readonly places: Places;
  /** The row and the line at which the printed balances break. */
  readonly broken: { readonly row: number | null; readonly line: number | null };
  /** The line shown first, while none is chosen. */
  readonly start: number | null;
};

type Head = NonNullable<Original["head"]>;
type BodyProps = OriginalCardProps & { readonly head: Head };

type NotShownProps = {
  readonly error: Error;
  readonly retry: () => void;
  readonly file: ReturnType<typeof useOriginal>;
};

/** Why the original is not drawn here, and the file itself instead. */
const NotShown = ({ error, retry, file }: NotShownProps) => {
  const { t } = useLingui();
  return (
    <div className={styles["note"]}>
      <Note
        tone="warning"
        action={
          mayPass(error) ? (
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          ) : (
            <Button icon="download" busy={file.busy} onClick={file.download}>
              <Trans>Download it to see it</Trans>
            </Button>
          )
        }
      >
        {messageOf(error, t`This file cannot be shown. Download it to see it.`)}
      </Note>
    </div>
  );
};

/** Pages fetch the file itself; so this stands apart from lines and sheets. */
const Pages = ({
  statement,
  head,
  rows,
  places,
  broken,
  zoom,
  onPage,
}: BodyProps & { readonly zoom: number; readonly onPage: (page: number) => void }) => {
  const pdf = usePdf(statement.id, head.locked);
  return (
    <OriginalPages
      source={{ statement_id: statement.id, total: head.total, first: head.first, zoom }}
      pdf={pdf}
      rows={rows}
      places={places}
      broken={broken.row}
      onPage={onPage}
    />
  );
};

const Listed = ({ statement, original, head, places, broken, start }: BodyProps) => {
  const shared = { places, total: head.total, broken: broken.line, start };
  return head.kind === "sheets" ? (
    <OriginalSheets {...shared} rows={original.sheet_rows} />
  ) : (
    <OriginalLines {...shared} statement={statement} />
  );
};

/** What of the original is seen: the page in the middle, or the chosen line. */
const Where = ({
  original,
  places,
  page,
}: Pick<OriginalCardProps, "original" | "places"> & { readonly page: number }) => {
  const { locale } = useLocale();
  const { head, sheet_rows } = original;
  const { line } = places.chosen;
  if (head?.kind === "pages") {
    const seen = formatNumber(page, locale);
    const all = formatNumber(head.total, locale);
    return (
      <Trans>
        page {seen} of {all}
      </Trans>
    );
  }
  if (line === null) return null;
  const piece = head?.kind === "sheets" ? sheet_rows[line - 1] : undefined;
  const shown = formatNumber(piece?.row ?? line, locale);
  if (piece === undefined) return <Trans>line {shown}</Trans>;
  const { sheet } = piece;
  return (
    <Trans>
      {sheet}, row {shown}
    </Trans>
  );
};

const Zoom = ({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) => {
  const { t } = useLingui();
  const smaller = stepZoom(zoom, -1);
  const larger = stepZoom(zoom, 1);
  return (
    <>
      <IconButton
        icon="zoom-out"
        label={t`Smaller`}
        disabled={smaller === null}
        onClick={() => {
          if (smaller !== null) onZoom(smaller);
        }}
      />
      <IconButton
        icon="zoom-in"
        label={t`Larger`}
        disabled={larger === null}
        onClick={() => {
          if (larger !== null) onZoom(larger);
        }}
      />
    </>
  );
};

/** The original beside the rows; below 1100 px a strip of it around the chosen row, that opens to more. */
export const OriginalCard = (props: OriginalCardProps) => {
  const { statement, original, places } = props;
  const { head, error, retry } = original;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [zoom, setZoom] = useState(firstZoom);
  const [page, setPage] = useState(1);
  const file = useOriginal(statement);
  return (
    <Card as="section" flush className={styles["card"]}>
      <div className={styles["bar"]}>
        <h2>
          <Trans>The original</Trans>
        </h2>
        <span className={styles["where"]} aria-live="polite">
          <Where original={original} places={places} page={page} />
        </span>
        {head?.kind === "pages" && <Zoom zoom={zoom} onZoom={setZoom} />}
        <Button
          kind="quiet"
          className={styles["toggle"]}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t`Show less` : t`Show more`}
        </Button>
        <IconButton icon="download" label={t`Download the file`} busy={file.busy} onClick={file.download} />
      </div>
      <div className={classNames(styles["body"], isOpen && styles["open"])}>
        {head === undefined && error === null && (
          <div className={styles["note"]}>
            <SkeletonRows count={3} />
          </div>
        )}
        {head === undefined && error !== null && <NotShown error={error} retry={retry} file={file} />}
        {head?.kind === "pages" && <Pages {...props} head={head} zoom={zoom} onPage={setPage} />}
        {head !== undefined && head.kind !== "pages" && <Listed {...props} head={head} />}
      </div>
    </Card>
  );
};
