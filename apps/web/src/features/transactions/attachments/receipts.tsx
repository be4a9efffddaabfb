import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { takeBrought } from "../../../lib/statements/brought-receipts.ts";
import { addUploads } from "../../../lib/statements/upload-queue.ts";
import { DropCover } from "../../../ui/actions/drop-zone.tsx";
import { useFileDrag } from "../../../ui/actions/file-drag.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import { ACCEPT, isPaper } from "./attachable.ts";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import { useAttaching } from "./use-attaching.ts";

type ReceiptsProps = {
  /** Opens the choice of files, for whoever clicks it. */
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly onAttached: (transaction_id: string) => void;
};

/** The transaction on whose row something was dropped. */
const findRow = (place: EventTarget | null): string | undefined =>
  place instanceof Element
    ? place.closest<HTMLElement>("[data-transaction]")?.dataset["transaction"]
    : undefined;

/**
 * Takes receipts: on the row they are dropped on, else asking for their purchase one after another. Files that are neither pictures nor PDFs
 * are statements, here as everywhere.
 */
export const Receipts = ({ chooser, onAttached }: ReceiptsProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { attach, sending } = useAttaching();
  const [waiting, setWaiting] = useState(takeBrought);
  const [file] = waiting;
  const next = () => {
    setWaiting(waiting.slice(1));
  };
  const takeStatements = (files: readonly File[]) => {
    addUploads(files);
    void navigate("/statements/upload");
  };
  const give = async (id: string, files: readonly File[]) => {
    if (!(await attach(id, files))) return;
    if (file !== undefined) next();
    onAttached(id);
  };
  const over = useFileDrag(
    () => document,
    (files, place) => {
      const row = findRow(place);
      if (document.querySelector("dialog[open]") !== null)
        toastError(t`Finish or close what is open, then drop the files again.`);
      else if (!files.every(isPaper)) takeStatements(files);
      else if (row === undefined) setWaiting(files);
      else void give(row, files);
    },
  );
  return (
    <>
      {over && (
        <DropCover>
          <Trans>Drop a receipt on its row, or here to find its purchase</Trans>
        </DropCover>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPT}
        multiple
        onChange={(event) => {
          setWaiting([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      {file !== undefined && (
        <ReceiptDialog
          key={`${file.name} ${String(waiting.length)}`}
          file={file}
          busy={sending > 0}
          onChoose={({ id }) => void give(id, [file])}
          onStatement={() => {
            setWaiting([]);
            takeStatements(waiting);
          }}
          onClose={next}
        />
      )}
    </>
  );
};
