import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Webhook, WEBHOOK_EVENTS, type WebhookEvent } from "@passbook/contract/webhooks";
import { isRefusal } from "../../lib/calls/refusal.ts";
import { MadeOnceDialog } from "../../lib/session/made-once-dialog.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { ChoiceOfSeveral } from "./choice-of-several.tsx";
import { useEventWords } from "./use-webhook-words.ts";
import { useNewSecret, useNewWebhook, useWebhookActs } from "./use-webhooks.ts";

type EventChoiceProps = {
  readonly chosen: readonly WebhookEvent[];
  readonly error: string | undefined;
  readonly onChange: (events: readonly WebhookEvent[]) => void;
};

const EventChoice = (props: EventChoiceProps) => {
  const { t } = useLingui();
  return (
    <ChoiceOfSeveral label={t`It is told when`} options={WEBHOOK_EVENTS} words={useEventWords()} {...props} />
  );
};

/** The secret of an address, which is shown this once. */
const MadeSecret = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <MadeOnceDialog
      title={t`Its secret`}
      text={secret}
      copy={{ label: t`Copy the secret`, done: t`Secret copied` }}
      note={
        <Trans>
          It is shown this once. With it, whoever receives what is sent can tell that it comes from here
          (Standard Webhooks).
        </Trans>
      }
      icon="key"
      onClose={onClose}
    />
  );
};

/** Adds an address, and shows its secret once. */
export const NewWebhookDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending, data, error, dialog } = useNewWebhook();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const [tried, setTried] = useState(false);
  if (data != null) return <MadeSecret secret={data.secret} onClose={onClose} />;
  // One dialog at a time: whoever is asked who they are goes on with what they filled in.
  if (dialog !== null) return dialog;
  const refused = isRefusal(error) ? error.fields["url"] : undefined;
  return (
    <FormDialog
      title={t`Add an address`}
      busy={isPending}
      onSave={() => {
        setTried(true);
        if (url.trim() !== "" && events.length > 0) mutate({ url, events: [...events] });
      }}
      onClose={onClose}
    >
      <Field
        label={t`Address`}
        hint={t`What happens is posted there as JSON.`}
        error={tried && url.trim() === "" ? t`Enter an address.` : refused}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          value={url}
          maxLength={2000}
          onChange={(event) => {
            setUrl(event.currentTarget.value);
          }}
        />
      </Field>
      <EventChoice
        chosen={events}
        error={tried && events.length === 0 ? t`Choose at least one.` : undefined}
        onChange={setEvents}
      />
    </FormDialog>
  );
};

type OfWebhook = { readonly webhook: Webhook; readonly onClose: () => void };

/** Chooses what an address is told. */
export const EventsDialog = ({ webhook, onClose }: OfWebhook) => {
  const { t } = useLingui();
  const { change } = useWebhookActs();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook.events);
  const [tried, setTried] = useState(false);
  return (
    <FormDialog
      title={t`What it is told`}
      busy={change.isPending}
      onSave={() => {
        setTried(true);
        if (events.length > 0) change.mutate({ seen: webhook, events: [...events] }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <EventChoice
        chosen={events}
        error={tried && events.length === 0 ? t`Choose at least one.` : undefined}
        onChange={setEvents}
      />
    </FormDialog>
  );
};

/** Gives an address another secret, and shows it once. */
export const SecretDialog = ({ webhook, onClose }: OfWebhook) => {
  const { t } = useLingui();
  const { mutate, isPending, data, dialog } = useNewSecret();
  if (data != null) return <MadeSecret secret={data.secret} onClose={onClose} />;
  if (dialog !== null) return dialog;
  return (
    <Dialog
      open
      title={t`Renew its secret?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="primary"
            busy={isPending}
            onClick={() => {
              mutate(webhook.id);
            }}
          >
            <Trans>Renew</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        For a day, what is sent is signed with the former secret too, so that nothing is lost while you change
        it over.
      </Trans>
    </Dialog>
  );
};
