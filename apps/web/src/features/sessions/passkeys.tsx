import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "@passbook/contract/factors";
import type { Passkey } from "@passbook/contract/factors";
import { describeUserAgent } from "@passbook/contract/describe-user-agent";
import { call } from "../../lib/calls/call.ts";
import { canUsePasskeys, makePasskey } from "../../lib/session/passkeys.ts";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { NameForm } from "../../ui/forms/name-form.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { type FactorTools, useFactorChange, useFactors } from "./use-factors.ts";

type Doing = { readonly what: "rename" | "remove"; readonly passkey: Passkey };

const usePasskeyChanges = (tools: FactorTools) => {
  const { t } = useLingui();
  const { busy, change } = useFactorChange(tools);
  const add = async (name: string) => {
    const made = await change(async () => {
      const passkey = await makePasskey((await call(beginPasskey)).answer.data);
      return (await call(addPasskey, { body: { name, passkey } })).answer.data;
    });
    if (made === null) return;
    toastSuccess(t`Passkey added`);
    tools.onCodes(made.recovery_codes);
  };
  const rename = async (id: string, name: string) => {
    await change(() => call(renamePasskey, { params: { id }, body: { name } }));
  };
  const remove = async (id: string) => {
    if ((await change(() => call(removePasskey, { params: { id } }))) !== null)
      toastSuccess(t`Passkey removed`);
  };
  return { busy, add, rename, remove };
};

const PasskeyRow = ({
  passkey,
  onDoing,
}: {
  readonly passkey: Passkey;
  readonly onDoing: (doing: Doing) => void;
}) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const { name, last_used_at, created_at } = passkey;
  const added = formatInstant(created_at, locale, time_zone);
  const used = last_used_at === null ? null : formatInstant(last_used_at, locale, time_zone);
  return (
    <ListRow
      wrap
      title={name}
      sub={used === null ? t`added ${added}` : t`last used ${used}`}
      actions={
        <>
          <IconButton
            icon="edit"
            label={t`Rename ${name}`}
            onClick={() => {
              onDoing({ what: "rename", passkey });
            }}
          />
          <IconButton
            icon="trash"
            label={t`Remove ${name}`}
            onClick={() => {
              onDoing({ what: "remove", passkey });
            }}
          />
        </>
      }
    />
  );
};

/** Why none can be made here; nothing where one can. */
const WhyNot = ({ at }: { readonly at: string | null }) => {
  if (canUsePasskeys(at)) return null;
  return (
    <Note tone="info">
      {at === null ? (
        <Trans>
          Passkeys need an address with a name and https. Whoever runs this Passbook sets it (PUBLIC_URL).
        </Trans>
      ) : at === location.origin ? (
        <Trans>This browser knows no passkeys.</Trans>
      ) : (
        <Trans>
          Passkeys work at <a href={`${at}/settings/security`}>{at}</a>. Open Passbook there to add one.
        </Trans>
      )}
    </Note>
  );
};

const useSuggestedName = (): string => {
  const { t } = useLingui();
  const { browser, system } = describeUserAgent(navigator.userAgent);
  return browser === null || system === null ? "" : t`${browser} on ${system}`;
};

/** Ways in without a password: added, named and removed here. */
export const Passkeys = (tools: FactorTools) => {
  const { t } = useLingui();
  const { data } = useFactors();
  const { busy, add, rename, remove } = usePasskeyChanges(tools);
  const [adding, setAdding] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const suggested = useSuggestedName();
  const close = () => {
    setDoing(null);
    setAdding(false);
  };
  return (
    <Card title={t`Passkeys`}>
      {data === undefined ? (
        <SkeletonRows count={1} />
      ) : (
        <Stack gap={4}>
          <Stack row wrap between align="center">
            <Text tone="2" size="sm">
              <Trans>A finger, a face or a PIN of your device opens your account, without a password.</Trans>
            </Text>
            {canUsePasskeys(data.passkeys_at) && (
              <Button
                icon="plus"
                busy={busy}
                onClick={() => {
                  setAdding(true);
                }}
              >{t`Add a passkey`}</Button>
            )}
          </Stack>
          <WhyNot at={data.passkeys_at} />
          {data.passkeys.length > 0 && (
            <List label={t`Passkeys`}>
              {data.passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onDoing={setDoing} />
              ))}
            </List>
          )}
        </Stack>
      )}
      {adding && (
        <Dialog open title={t`Add a passkey`} onClose={close}>
          <Stack gap={4}>
            <Text as="p" tone="2">
              <Trans>
                Your device asks for a finger, a face or a PIN. From then on your password alone no longer
                opens your account: a passkey, a code or a recovery code is asked for with it.
              </Trans>
            </Text>
            <NameForm
              label={t`Name`}
              first={suggested}
              action={t`Continue`}
              onName={(name) => {
                close();
                void add(name);
              }}
            />
          </Stack>
        </Dialog>
      )}
      {doing?.what === "rename" && (
        <Dialog open title={t`Rename the passkey`} onClose={close}>
          <NameForm
            label={t`Name`}
            first={doing.passkey.name}
            action={t`Rename`}
            onName={(name) => {
              close();
              void rename(doing.passkey.id, name);
            }}
          />
        </Dialog>
      )}
      <ConfirmDialog
        open={doing?.what === "remove"}
        title={t`Remove ${doing?.passkey.name ?? ""}?`}
        text={
          <Trans>It opens your account no longer. Your device keeps it until you remove it there too.</Trans>
        }
        confirmLabel={t`Remove`}
        onConfirm={() => {
          const id = doing?.passkey.id;
          close();
          if (id !== undefined) void remove(id);
        }}
        onClose={close}
      />
    </Card>
  );
};
