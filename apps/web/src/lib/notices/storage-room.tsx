import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getSubscription } from "@passbook/contract/subscription";
import type { Subscription } from "@passbook/contract/subscription";
import { Note } from "../../ui/frame/note.tsx";
import { ProgressBar } from "../../ui/figures/progress-bar.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { call } from "../calls/call.ts";
import { subscriptionKeys } from "../cache/query-keys.ts";
import { formatFileSize } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { isNearlyFull } from "./is-nearly-full.ts";

export const useSubscription = () =>
  useQuery({
    queryKey: subscriptionKeys.all,
    queryFn: async ({ signal }) => (await call(getSubscription, { signal })).answer.data,
  });

/** How much of a person's room is taken, and how to make some; nothing where it has no limit. */
export const StorageRoom = ({ used_bytes, limit_bytes }: Subscription["storage"]) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  if (limit_bytes === null) return null;
  const [used, limit] = [used_bytes, limit_bytes].map((bytes) => formatFileSize(bytes, locale));
  return (
    <Stack gap={2}>
      <Text as="p">
        <Trans>
          {used} of {limit} used. Deleting statements makes room at once; what is kept for an undo does not
          count.
        </Trans>
      </Text>
      <ProgressBar
        label={t`Room used`}
        value={used_bytes}
        max={limit_bytes}
        tone={isNearlyFull({ used_bytes, limit_bytes }) ? "warning" : "primary"}
      />
    </Stack>
  );
};

/** Warns where files are handed in, before one is refused. */
export const StorageWarning = () => {
  const { data } = useSubscription();
  if (data === undefined || !isNearlyFull(data.storage)) return null;
  return (
    <Note tone="warning">
      <StorageRoom {...data.storage} />
    </Note>
  );
};
