import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Webhook } from "@passbook/contract/webhooks";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Menu } from "../../ui/actions/menu.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { Badge, type BadgeTone } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import { useEventWords } from "./use-webhook-words.ts";
import { useWebhookActs, useWebhooks } from "./use-webhooks.ts";
import { EventsDialog, NewWebhookDialog, SecretDialog } from "./webhook-dialogs.tsx";

const TONES: Readonly<Record<Webhook["state"], BadgeTone>> = {
  on: "success",
  paused: "outline",
  stopped: "error",
};

const State = ({ webhook: { state, failing_since } }: { readonly webhook: Webhook }) => {
  const { t } = useLingui();
  const words: Readonly<Record<Webhook["state"], string>> = {
    on: failing_since === null ? t`on` : t`tries again`,
    paused: t`paused`,
    stopped: t`stopped`,
  };
  return (
    <Badge tone={state === "on" && failing_since !== null ? "warning" : TONES[state]}>{words[state]}</Badge>
  );
};

/** What an address is told, and what is wrong with it. */
const Standing = ({ webhook }: { readonly webhook: Webhook }) => {
  const words = useEventWords();
  const { locale, time_zone } = useLocale();
  const { events, state, failing_since } = webhook;
  const since = failing_since === null ? "" : formatInstant(failing_since, locale, time_zone);
  return (
    <>
      {events.map((event) => words[event].label).join(" · ")}
      {state === "stopped" && (
        <>
          {" — "}
          <Trans>It took nothing for days, so nothing more is sent. Go on once it works again.</Trans>
        </>
      )}
      {state !== "stopped" && failing_since !== null && (
        <>
          {" — "}
          <Trans>It has taken nothing since {since}.</Trans>
        </>
      )}
    </>
  );
};

/** What is open over the list: of which address what. */
type Open = { readonly what: "deliveries" | "events" | "secret" | "delete"; readonly webhook: Webhook };

type WebhookRowProps = { readonly webhook: Webhook; readonly onOpen: (what: Open["what"]) => void };

const WebhookRow = ({ webhook, onOpen }: WebhookRowProps) => {
  const { t } = useLingui();
  const { change } = useWebhookActs();
  const { url, state } = webhook;
  const { host } = new URL(url);
  const is_off = state !== "on";
  return (
    <ListRow
      wrap
      lead={<Icon name="link" />}
      title={
        <Stack as="span" row wrap align="center" gap={2}>
          {url}
          <State webhook={webhook} />
        </Stack>
      }
      sub={<Standing webhook={webhook} />}
      actions={
        <Menu
          label={t`What to do with ${host}`}
          align="end"
          trigger={(trigger) => <IconButton {...trigger} icon="more" label={t`What to do with ${host}`} />}
          items={[
            { label: t`What it was sent`, onSelect: () => onOpen("deliveries") },
            { label: t`What it is told`, onSelect: () => onOpen("events") },
            { label: t`Renew its secret`, onSelect: () => onOpen("secret") },
            {
              label: is_off ? t`Go on` : t`Pause`,
              onSelect: () => {
                change.mutate({ seen: webhook, is_paused: !is_off });
              },
            },
            "separator",
            { label: t`Delete`, danger: true, onSelect: () => onOpen("delete") },
          ]}
        />
      }
    />
  );
};

const OpenDialog = ({ open: { what, webhook }, onClose }: { open: Open; onClose: () => void }) => {
  const { t } = useLingui();
  const { remove } = useWebhookActs();
  const { host } = new URL(webhook.url);
  if (what === "deliveries") return <DeliveriesDialog webhook={webhook} onClose={onClose} />;
  if (what === "events") return <EventsDialog webhook={webhook} onClose={onClose} />;
  if (what === "secret") return <SecretDialog webhook={webhook} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t`Delete the address at ${host}?`}
      text={t`It is told nothing more, and its secret is forgotten. This cannot be undone.`}
      confirmLabel={t`Delete`}
      busy={remove.isPending}
      onConfirm={() => {
        remove.mutate(webhook, { onSettled: onClose });
      }}
      onClose={onClose}
    />
  );
};

/** The addresses that are told what happens: adding them, what they were sent, pausing and deleting them. */
export const WebhooksCard = () => {
  const { t } = useLingui();
  const { data: webhooks, isPending, isError, refetch } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <Card
      title={t`Webhooks`}
      action={
        <Button icon="plus" onClick={() => setAdding(true)}>
          <Trans>Add an address</Trans>
        </Button>
      }
    >
      <Stack gap={3}>
        {isPending && <SkeletonRows count={2} />}
        {isError && <ListFailure retry={() => void refetch()} />}
        {webhooks !== undefined && webhooks.length > 0 && (
          <List label={t`Webhooks`}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onOpen={(what) => setOpen({ what, webhook })} />
            ))}
          </List>
        )}
        <Text as="p" size="sm" tone="2">
          {webhooks?.length === 0 && (
            <>
              <Trans>
                None yet. A program of yours can be told when something happens in your books.
              </Trans>{" "}
            </>
          )}
          <Trans>
            What is sent names accounts and amounts, so add only addresses that are yours. All are paused when
            you change your password.
          </Trans>
        </Text>
      </Stack>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
      {open !== null && <OpenDialog open={open} onClose={() => setOpen(null)} />}
    </Card>
  );
};
