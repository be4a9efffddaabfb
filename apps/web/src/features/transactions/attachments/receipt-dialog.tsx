import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { findPurchases } from "@passbook/contract/transactions";
import type { Transaction } from "@passbook/contract/transactions";
import { listTransactions } from "@passbook/contract/transactions";
import { useRested } from "../../../lib/browser/use-rested.ts";
import { transactionKeys } from "../../../lib/cache/query-keys.ts";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { SearchInput } from "../../../ui/forms/search-input.tsx";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import { formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { nameOf } from "../row/transaction-row.tsx";
import styles from "./attachments.module.css";
import { Paper } from "./paper.tsx";

const REST_MS = 120;
const MOST_FOUND = 6;

/** What a receipt is told from others by, for as long as it is asked about. */
const tellFile = ({ name, size, lastModified }: File): string =>
  [name, String(size), String(lastModified)].join(" ");

const usePurchases = (file: File) =>
  useQuery({
    queryKey: transactionKeys.of_receipt(tellFile(file)),
    queryFn: async ({ signal }) => {
      const body = new FormData();
      body.append("file", file);
      return (await call(findPurchases, { body, signal })).answer.data;
    },
    retry: false,
  });

const useFound = (text: string) => {
  const q = useRested(text.trim(), REST_MS);
  return useQuery({
    queryKey: transactionKeys.found(q),
    queryFn: async ({ signal }) =>
      (await call(listTransactions, { query: { q, limit: MOST_FOUND }, signal })).answer.data,
    enabled: q !== "",
  });
};

type ChoicesProps = {
  readonly label: string;
  readonly purchases: readonly Transaction[];
  readonly onChoose: (transaction: Transaction) => void;
};

const Choices = ({ label, purchases, onChoose }: ChoicesProps) => {
  const { locale, today } = useLocale();
  return (
    <List label={label}>
      {purchases.map((purchase) => (
        <ListRow
          key={purchase.id}
          lead={<LogoTile name={nameOf(purchase)} size="sm" />}
          title={nameOf(purchase)}
          sub={formatShortDay(purchase.booked_on, locale, today)}
          end={<Amount amount={purchase.amount} currency={purchase.currency} />}
          onClick={() => {
            onChoose(purchase);
          }}
        />
      ))}
    </List>
  );
};

type ReceiptDialogProps = {
  readonly file: File;
  readonly busy: boolean;
  readonly onChoose: (transaction: Transaction) => void;
  /** It is no receipt but a statement. */
  readonly onStatement: () => void;
  readonly onClose: () => void;
};

/** A receipt that was handed in without its purchase: those that its text speaks of, and a search for any other. */
export const ReceiptDialog = ({ file, busy, onChoose, onStatement, onClose }: ReceiptDialogProps) => {
  const { t } = useLingui();
  const { data, error, isPending } = usePurchases(file);
  const [text, setText] = useState("");
  const found = useFound(text);
  const offered = data?.purchases ?? [];
  return (
    <Dialog
      open
      size="lg"
      title={t`Which purchase is this receipt for?`}
      onClose={onClose}
      actions={
        <Button kind="quiet" icon="statements" onClick={onStatement}>
          <Trans>It is a statement</Trans>
        </Button>
      }
    >
      <div className={styles["receipt"]}>
        {/* taller than its place: scrolled by keyboard too */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles["preview"]} role="region" aria-label={file.name} tabIndex={0}>
          <Paper blob={file} alt={file.name} />
        </div>
        <div className={styles["choice"]} aria-busy={busy}>
          {error !== null && <Note tone="warning">{messageOf(error, t`The file could not be read.`)}</Note>}
          <SearchInput
            label={t`Find the purchase`}
            placeholder={t`Name, amount or day`}
            value={text}
            onChange={setText}
          />
          {text.trim() !== "" && (
            <Choices label={t`Found`} purchases={found.data ?? []} onChoose={onChoose} />
          )}
          {text.trim() === "" && isPending && <SkeletonRows count={3} />}
          {text.trim() === "" && offered.length > 0 && (
            <>
              <p>
                <Trans>An amount and a day on it are those of:</Trans>
              </p>
              <Choices label={t`Offered`} purchases={offered} onChoose={onChoose} />
            </>
          )}
          {text.trim() === "" && data !== undefined && offered.length === 0 && (
            <p>
              {data.has_text ? (
                <Trans>
                  No purchase has an amount and a day that are on it. Find it by its name or amount.
                </Trans>
              ) : (
                <Trans>Nothing on it could be read. Find its purchase by name or amount.</Trans>
              )}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
};
