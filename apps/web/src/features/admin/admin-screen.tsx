import { Trans, useLingui } from "@lingui/react/macro";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { RegistrationCard } from "./registration-card.tsx";
import { ServerCards } from "./server-cards.tsx";
import { useInstallation } from "./use-admin.ts";

/** For whoever looks after the installation: its people, who may come, and how the server is doing. */
export const AdminScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { data, dataUpdatedAt, isPending, isError, refetch } = useInstallation();
  return (
    <Page title={t`People and server`} back={back}>
      <Stack gap={4}>
        <Text as="p" tone="2">
          <Trans>
            You look after this Passbook. You see who is here and how the server is doing; what others keep is
            theirs alone.
          </Trans>
        </Text>
        {isPending && <SkeletonCard rows={6} />}
        {isError && (
          <ListFailure
            retry={() => {
              void refetch();
            }}
          />
        )}
        {data !== undefined && (
          <>
            <PeopleCard people={data.people} />
            <RegistrationCard {...data.registration} />
            <InvitationsCard closed={data.registration.policy === "closed"} />
            <ServerCards installation={data} now={new Date(dataUpdatedAt).toISOString()} />
          </>
        )}
      </Stack>
    </Page>
  );
};
