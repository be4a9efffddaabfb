import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Attachment, Transaction } from "@passbook/contract/transactions";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { classNames } from "../../../ui/base/class-names.ts";
import { Icon } from "../../../ui/base/icon.tsx";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import { useFileDrag } from "../../../ui/actions/file-drag.ts";
import { FileButton } from "../../../ui/actions/file-button.tsx";
import { formatFileSize } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { ACCEPT } from "./attachable.ts";
import { AttachmentDialog } from "./attachment-dialog.tsx";
import styles from "./attachments.module.css";
import { useAttaching } from "./use-attaching.ts";
import { BlobPicture } from "./blob-picture.tsx";
import { useAttachedBytes } from "./use-paper.ts";

/** Devices that are touched have a camera at hand. */
const TOUCHED = "(pointer: coarse)";

type TileProps = {
  readonly transaction_id: string;
  readonly attachment: Attachment;
  readonly onOpen: () => void;
};

const Tile = ({ transaction_id, attachment, onOpen }: TileProps) => {
  const { locale } = useLocale();
  const { file_name, file_size, media_type } = attachment;
  const isPicture = media_type !== "application/pdf";
  const { data } = useAttachedBytes(transaction_id, attachment, isPicture);
  return (
    <button type="button" className={styles["tile"]} onClick={onOpen}>
      <span className={styles["thumb"]}>
        {data === undefined ? <Icon name="attach" size="sm" /> : <BlobPicture blob={data} alt="" />}
      </span>
      <span className={styles["name"]}>{file_name}</span>
      <span className={styles["size"]}>{formatFileSize(file_size, locale)}</span>
    </button>
  );
};

/** Pictures and papers of a transaction: seen, opened, added by choice, by camera and by dropping them on its panel. */
export const AttachmentsField = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t } = useLingui();
  const { id, attachments } = transaction;
  const { attach, detach, sending } = useAttaching();
  const [opened, setOpened] = useState<Attachment | null>(null);
  const isTouched = useMediaQuery(TOUCHED);
  const field = useRef<HTMLDivElement>(null);
  const add = (files: readonly File[]) => void attach(id, files);
  const over = useFileDrag(
    () => field.current?.closest<HTMLElement>("aside, dialog") ?? null,
    add,
    useMayAct(),
  );
  return (
    <div ref={field} className={classNames(styles["field"], over && styles["over"])}>
      {attachments.length > 0 && (
        <ul className={styles["tiles"]}>
          {attachments.map((attachment) => (
            <li key={attachment.id}>
              <Tile
                transaction_id={id}
                attachment={attachment}
                onOpen={() => {
                  setOpened(attachment);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles["acts"]}>
        <FileButton
          kind="link"
          label={t`Attach a file`}
          accept={ACCEPT}
          multiple
          busy={sending > 0}
          onFiles={add}
        />
        {isTouched && (
          <FileButton kind="link" label={t`Take a photo`} accept="image/*" camera onFiles={add} />
        )}
        {over && (
          <span className={styles["size"]}>
            <Trans>Drop to attach</Trans>
          </span>
        )}
      </div>
      {opened !== null && (
        <AttachmentDialog
          transaction_id={id}
          attachment={opened}
          onClose={() => {
            setOpened(null);
          }}
          onDelete={() => {
            setOpened(null);
            void detach(id, opened);
          }}
        />
      )}
    </div>
  );
};
