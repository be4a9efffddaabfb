import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Webhook, WebhookDelivery } from "@passbook/contract/webhooks";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Badge, type BadgeTone } from "../../ui/figures/badge.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./programs.module.css";
import { useEventWords, useOutcomeWords } from "./use-webhook-words.ts";
import { useDeliveries, useWebhookActs } from "./use-webhooks.ts";

const TONES: Readonly<Record<WebhookDelivery["state"], BadgeTone>> = {
  waiting: "plain",
  delivered: "success",
  failed: "error",
};

const Outcome = ({ delivery }: { readonly delivery: WebhookDelivery }) => {
  const saysOutcome = useOutcomeWords();
  const { locale, time_zone } = useLocale();
  const at = (instant: string): string => formatInstant(instant, locale, time_zone);
  const { tried_at, created_at, next_at, tries } = delivery;
  return (
    <>
      {at(tried_at ?? created_at)} · {saysOutcome(delivery)}
      {tries > 1 && (
        <>
          {" · "}
          <Plural value={tries} one="tried # time" other="tried # times" />
        </>
      )}
      {next_at !== null && (
        <>
          {" · "}
          <Trans>again {at(next_at)}</Trans>
        </>
      )}
    </>
  );
};

type DeliveryRowProps = {
  readonly delivery: WebhookDelivery;
  readonly onSend: () => void;
};

const DeliveryRow = ({ delivery, onSend }: DeliveryRowProps) => {
  const { t } = useLingui();
  const words = useEventWords();
  const { event, state } = delivery;
  const name = event === "webhook.tried" ? t`A try` : words[event].label;
  const says: Readonly<Record<WebhookDelivery["state"], string>> = {
    waiting: t`waits`,
    delivered: t`taken`,
    failed: t`given up`,
  };
  return (
    <ListRow
      wrap
      title={name}
      sub={<Outcome delivery={delivery} />}
      end={<Badge tone={TONES[state]}>{says[state]}</Badge>}
      actions={
        state === "waiting" ? undefined : (
          <Button aria-label={t`Send again: ${name}`} onClick={onSend}>
            <Trans>Send again</Trans>
          </Button>
        )
      }
    />
  );
};

type DeliveriesDialogProps = { readonly webhook: Webhook; readonly onClose: () => void };

/** What an address was told lately, and what it said. */
export const DeliveriesDialog = ({ webhook: { id, url }, onClose }: DeliveriesDialogProps) => {
  const { t } = useLingui();
  const { data: deliveries, isPending, isError, refetch } = useDeliveries(id);
  const { send } = useWebhookActs();
  return (
    <Dialog
      open
      size="md"
      title={t`What it was sent`}
      onClose={onClose}
      actions={
        <>
          <Button
            busy={send.isPending}
            onClick={() => {
              send.mutate({ id, delivery_id: null });
            }}
          >
            <Trans>Send a try</Trans>
          </Button>
          <Button kind="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p className={styles["secret"]}>{url}</p>
        {isPending && <SkeletonRows count={3} />}
        {isError && <ListFailure retry={() => void refetch()} />}
        {deliveries?.length === 0 && (
          <Text as="p" tone="2">
            <Trans>Nothing yet. Send a try to see whether it arrives.</Trans>
          </Text>
        )}
        {deliveries !== undefined && deliveries.length > 0 && (
          <List label={t`What it was sent`}>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onSend={() => {
                  send.mutate({ id, delivery_id: delivery.id });
                }}
              />
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
};
