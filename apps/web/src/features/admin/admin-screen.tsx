import { Trans, useLingui } from "@lingui/react/macro";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { isRefusal } from "../../lib/calls/refusal.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { RegistrationCard } from "./registration-card.tsx";
import { ServerCards } from "./server-cards.tsx";
import { useInstallation } from "./use-admin.ts";

const NOT_FOUND = 404;

/** The address was followed by somebody to whom it shows nothing. */
const NotForYou = () => {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon="users"
        title={t`You do not look after this Passbook`}
        message={t`Who does sees here who uses it, and how the server is doing.`}
        primary={{ label: t`Settings`, to: "/settings" }}
      />
    </Card>
  );
};

/** For whoever looks after the installation: its people, who may come, and how the server is doing. */
export const AdminScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { data, dataUpdatedAt, isPending, error, refetch } = useInstallation();
  if (isRefusal(error) && error.status === NOT_FOUND)
    return (
      <Page title={t`People and server`} back={back}>
        <NotForYou />
      </Page>
    );
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
        {error !== null && (
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
