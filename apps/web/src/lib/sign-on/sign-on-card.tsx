import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as contract from "@passbook/contract/sign-on";
import type { SignOnLink } from "@passbook/contract/sign-on";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { toastSuccess } from "../../ui/overlays/toast.ts";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { signOnKeys } from "../cache/query-keys.ts";
import { refreshAfter } from "../cache/refresh.ts";
import { call } from "../calls/call.ts";
import { ListFailure } from "../notices/list-failure.tsx";
import { useApplication } from "../reference-data/application.ts";
import { OwnPasswordDialog } from "./own-password-dialog.tsx";

type Named = { readonly name: string };

const Linked = ({ link, name }: Named & { readonly link: SignOnLink }) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const say = (at: string): string => formatInstant(at, locale, time_zone);
  const [asks, setAsks] = useState(false);
  return (
    <Stack gap={3}>
      <KeyValues
        items={[
          ...(link.email === null ? [] : [{ label: t`Known there as`, value: link.email }]),
          { label: t`Linked since`, value: say(link.created_at) },
          {
            label: t`Last used`,
            value: link.last_used_at === null ? t`not yet` : say(link.last_used_at),
          },
        ]}
      />
      <Stack row>
        <Button
          onClick={() => {
            setAsks(true);
          }}
        >
          <Trans>Unlink</Trans>
        </Button>
      </Stack>
      {asks && (
        <OwnPasswordDialog
          title={t`Unlink ${name}?`}
          text={t`From then on you sign in with your password alone.`}
          confirmLabel={t`Unlink`}
          failure={t`This could not be changed, please retry.`}
          save={async (body) => {
            await call(contract.unlinkSignOn, { body });
            toastSuccess(t`${name} is linked no more`);
            await refreshAfter("change_sign_on");
          }}
          onClose={() => {
            setAsks(false);
          }}
        />
      )}
    </Stack>
  );
};

const Unlinked = ({ name }: Named) => {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  return (
    <Stack gap={3}>
      <Text as="p" tone="2">
        <Trans>Link your account at {name}, and sign in there instead of with your password here.</Trans>
      </Text>
      <Stack row>
        <Button
          icon="link"
          onClick={() => {
            setAsks(true);
          }}
        >
          <Trans>Link with {name}</Trans>
        </Button>
      </Stack>
      {asks && (
        <OwnPasswordDialog
          title={t`Link with ${name}`}
          text={t`You go to ${name} to sign in there, and come back here.`}
          confirmLabel={t`Go on`}
          failure={t`The sign-in could not be begun, please retry.`}
          save={async (body) => {
            const { answer } = await call(contract.beginSignOnLink, { body });
            location.assign(answer.data.url);
          }}
          onClose={() => {
            setAsks(false);
          }}
        />
      )}
    </Stack>
  );
};

const SignOnState = ({ name }: Named) => {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: signOnKeys.link,
    queryFn: async ({ signal }) => (await call(contract.getSignOn, { signal })).answer.data,
  });
  if (isPending) return <SkeletonRows count={1} />;
  if (isError)
    return (
      <ListFailure
        retry={() => {
          void refetch();
        }}
      />
    );
  return data.link === null ? <Unlinked name={name} /> : <Linked name={name} link={data.link} />;
};

/** Whether a person comes in by the provider of the installation, to link and to unlink; nothing where there is none. */
export const SignOnCard = () => {
  const { t } = useLingui();
  const provider = useApplication()?.sign_on ?? null;
  if (provider === null) return null;
  const { name } = provider;
  return (
    <Card title={t`Sign in with ${name}`}>
      <SignOnState name={name} />
    </Card>
  );
};
