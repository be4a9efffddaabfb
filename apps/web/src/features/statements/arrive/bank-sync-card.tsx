import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BankConnection, ConnectedAccount } from "@passbook/contract/bank-connections";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Menu } from "../../../ui/actions/menu.tsx";
import { Badge, type BadgeTone } from "../../../ui/figures/badge.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { formatInstant } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useBankFaultWords } from "./bank-sync-words.ts";
import { BankTokenDialog } from "./bank-token-dialog.tsx";
import styles from "./config-email.module.css";
import { ConnectedAccountDialog } from "./connected-account-dialog.tsx";
import { SourceCard } from "./source-card.tsx";
import { useBankConnectionActs } from "./use-bank-connections.ts";

const TONES: Readonly<Record<BankConnection["state"], BadgeTone>> = {
  waiting: "plain",
  asking: "primary",
  current: "success",
  paused: "outline",
  stopped: "error",
};

const State = ({ connection: { state, fault } }: { readonly connection: BankConnection }) => {
  const { t } = useLingui();
  const words: Readonly<Record<BankConnection["state"], string>> = {
    waiting: fault === null ? t`waits` : t`tries again`,
    asking: t`is being asked`,
    current: t`asked daily`,
    paused: t`paused`,
    stopped: t`stopped`,
  };
  return (
    <Badge tone={state === "waiting" && fault !== null ? "warning" : TONES[state]}>{words[state]}</Badge>
  );
};

/** What stands below a bridge: what is wrong and when it is tried again, or when it was asked; and what it says itself. */
const Standing = ({ connection }: { readonly connection: BankConnection }) => {
  const wordsOf = useBankFaultWords();
  const { locale, time_zone } = useLocale();
  const { fault, host, next_at, checked_at, said } = connection;
  const at = (instant: string): string => formatInstant(instant, locale, time_zone);
  return (
    <>
      {fault !== null && <>{wordsOf(fault, host)} </>}
      {fault !== null && next_at !== null && <Trans>Next try: {at(next_at)}.</Trans>}
      {fault === null && checked_at === null && <Trans>Has not been asked yet.</Trans>}
      {fault === null && checked_at !== null && <Trans>Last asked {at(checked_at)}</Trans>}
      {said.map((text) => (
        <span key={text} className={styles["quote"]}>
          <Trans>The bridge says: “{text}”</Trans>
        </span>
      ))}
    </>
  );
};

type AccountRowProps = {
  readonly shown: ConnectedAccount;
  readonly reference: Reference;
  readonly onChoose: () => void;
};

/** An account of a bridge, and which of the person's it is. */
const AccountRow = ({ shown, reference, onChoose }: AccountRowProps) => {
  const { t } = useLingui();
  const { name, bank_name, currency, is_left_out, is_missing } = shown;
  const own = reference.findAccount(shown.bank_account_id);
  const waits = own === undefined && !is_left_out;
  const label = own?.display_label ?? "";
  return (
    <ListRow
      wrap
      title={name}
      sub={
        <>
          {[bank_name, currency].filter((part) => part !== null).join(" · ")}
          <span className={styles["quote"]}>
            {is_left_out && <Trans>It is left out.</Trans>}
            {!is_left_out && own !== undefined && <Trans>Comes in as {label}.</Trans>}
            {waits && <Trans>Nothing comes in until you say which account this is.</Trans>}
            {is_missing && (
              <>
                {" "}
                <Trans>The bridge no longer shows it.</Trans>
              </>
            )}
          </span>
        </>
      }
      actions={
        <Button aria-label={waits ? t`Choose what ${name} is` : t`Change what ${name} is`} onClick={onChoose}>
          {waits ? <Trans>Choose</Trans> : <Trans>Change</Trans>}
        </Button>
      }
    />
  );
};

type Acting = {
  readonly onToken: () => void;
  readonly onLeave: () => void;
};

const ConnectionMenu = ({
  connection: { id, host, state },
  onToken,
  onLeave,
}: { readonly connection: BankConnection } & Acting) => {
  const { t } = useLingui();
  const { check, pause } = useBankConnectionActs();
  const asks =
    state === "paused" || state === "stopped"
      ? []
      : [
          {
            label: t`Ask now`,
            onSelect: () => {
              check.mutate(id);
            },
          },
        ];
  return (
    <Menu
      label={t`What to do with ${host}`}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon="more" label={t`What to do with ${host}`} />}
      items={[
        ...asks,
        { label: t`Enter a new token`, onSelect: onToken },
        {
          label: state === "paused" ? t`Go on` : t`Pause`,
          onSelect: () => {
            pause.mutate({ id, is_paused: state !== "paused" });
          },
        },
        "separator",
        { label: t`Remove`, danger: true, onSelect: onLeave },
      ]}
    />
  );
};

type BankSyncCardProps = {
  readonly connections: readonly BankConnection[];
  readonly reference: Reference;
};

/** Bridges that banks are asked through, and which account each of theirs is. */
export const BankSyncCard = ({ connections, reference }: BankSyncCardProps) => {
  const { t } = useLingui();
  const { remove } = useBankConnectionActs();
  const [token, setToken] = useState<{ readonly id: string | undefined } | null>(null);
  const [choosing, setChoosing] = useState<ConnectedAccount | null>(null);
  const [leaving, setLeaving] = useState<BankConnection | null>(null);
  const host = leaving?.host ?? "";
  return (
    <SourceCard
      title={t`Bank sync (SimpleFIN)`}
      addLabel={t`Add a bank`}
      onAdd={() => {
        setToken({ id: undefined });
      }}
      none={
        <Trans>
          No bank is connected. Through a SimpleFIN bridge, Passbook can ask your banks once a day for what is
          new. Statements you upload later prove what came in; nothing is there twice.
        </Trans>
      }
      rows={connections.flatMap((connection) => [
        <ListRow
          key={connection.id}
          wrap
          title={connection.host}
          sub={<Standing connection={connection} />}
          end={<State connection={connection} />}
          actions={
            <ConnectionMenu
              connection={connection}
              onToken={() => {
                setToken({ id: connection.id });
              }}
              onLeave={() => {
                setLeaving(connection);
              }}
            />
          }
        />,
        ...(connection.accounts.length === 0
          ? []
          : [
              <li key={`${connection.id} accounts`} className={styles["accounts"]}>
                <List label={t`Accounts of ${connection.host}`}>
                  {connection.accounts.map((shown) => (
                    <AccountRow
                      key={shown.id}
                      shown={shown}
                      reference={reference}
                      onChoose={() => {
                        setChoosing(shown);
                      }}
                    />
                  ))}
                </List>
              </li>,
            ]),
      ])}
    >
      {token !== null && (
        <BankTokenDialog
          id={token.id}
          onClose={() => {
            setToken(null);
          }}
        />
      )}
      {choosing !== null && (
        <ConnectedAccountDialog
          shown={choosing}
          reference={reference}
          onClose={() => {
            setChoosing(null);
          }}
        />
      )}
      {leaving !== null && (
        <ConfirmDialog
          open
          title={t`Remove the connection to ${host}?`}
          confirmLabel={t`Remove`}
          text={
            <Trans>
              Passbook forgets its access and asks no more; take it back at the bridge too. What came from it
              stays.
            </Trans>
          }
          onConfirm={() => {
            remove.mutate(leaving.id);
            setLeaving(null);
          }}
          onClose={() => {
            setLeaving(null);
          }}
        />
      )}
    </SourceCard>
  );
};
