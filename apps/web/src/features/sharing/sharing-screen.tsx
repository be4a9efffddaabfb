import { useLingui } from "@lingui/react/macro";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { LeaveCard } from "./leave-card.tsx";
import { MembersCard } from "./members-card.tsx";
import { PrivateAccountsCard } from "./private-accounts-card.tsx";
import { useSharing } from "./use-sharing.ts";

/** Who shares the chosen book; for who manages it, with what they may do. */
export const SharingScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { data, isPending, isError, refetch } = useSharing();
  const can_manage =
    data !== undefined &&
    (data.owner.is_you || data.members.some(({ is_you, manages }) => is_you && manages));
  return (
    <Page title={t`Sharing`} back={back}>
      <Stack gap={4}>
        {isPending && <SkeletonRows count={3} />}
        {isError && <ListFailure retry={() => void refetch()} />}
        {data !== undefined && <MembersCard sharing={data} can_manage={can_manage} />}
        {data !== undefined && data.invitations.length > 0 && (
          <InvitationsCard invitations={data.invitations} />
        )}
        {data?.owner.is_you === true && <PrivateAccountsCard />}
        {data !== undefined && !data.owner.is_you && <LeaveCard owner={data.owner} />}
      </Stack>
    </Page>
  );
};
