import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listAccountEvents } from "@passbook/contract/account-events";
import type { AccountEvent } from "@passbook/contract/account-events";
import { describeUserAgent } from "@passbook/contract/describe-user-agent";
import { accountEventKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { formatInstant } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { useEventWords } from "./use-event-words.ts";

const useEvents = () =>
  useInfiniteQuery({
    queryKey: accountEventKeys.all,
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) =>
      (await call(listAccountEvents, { query: pageParam === "" ? {} : { after: pageParam }, signal })).answer,
    getNextPageParam: (page) => page.next,
  });

const EventRow = ({ event }: { readonly event: AccountEvent }) => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  const say = useEventWords();
  const { browser, system } = describeUserAgent(event.user_agent);
  const device = browser === null || system === null ? browser : t`${browser} on ${system}`;
  const places = [formatInstant(event.last_at, locale, time_zone), device, event.address];
  return (
    <ListRow
      wrap
      title={say(event)}
      sub={places.filter((each) => each !== null && each !== "").join(" · ")}
    />
  );
};

/** What concerned the account, newest first, in plain words. */
export const AccountEvents = () => {
  const { t } = useLingui();
  const query = useEvents();
  const events = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card title={t`What concerned your account`}>
      {query.isPending && <SkeletonRows count={4} />}
      {query.isError && (
        <ListFailure
          retry={() => {
            void query.refetch();
          }}
        />
      )}
      {events.length > 0 && (
        <List label={t`What concerned your account`}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </List>
      )}
      {query.hasNextPage && (
        <LoadMore
          shown={events.length}
          hasMore
          busy={query.isFetchingNextPage}
          onLoad={() => {
            void query.fetchNextPage();
          }}
        />
      )}
    </Card>
  );
};
