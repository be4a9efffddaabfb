import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import {
  comparedDays,
  type ExploreAddress,
  readAddress,
  toQuery,
  writeAddress,
} from "../../lib/explore/address.ts";
import { useInHome } from "../../lib/currencies/total-in-home.tsx";
import { useExplored } from "../../lib/explore/use-explored.ts";
import { ListError } from "../../lib/notices/list-error.tsx";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { useLocale } from "../../words/locale.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { Controls } from "./controls.tsx";
import styles from "./explore.module.css";
import { KeptBar } from "./kept-bar.tsx";
import { Narrowed } from "./narrowed.tsx";
import { QuestionBox } from "./question-box.tsx";

/** What begins here is in the home currency where the person wants everything in it. */
const convertWhere = (in_home: boolean, address: ExploreAddress): ExploreAddress =>
  in_home ? { ...address, convert: "true" } : address;

/** Any figure, told apart by any two things, drawn in any way; the address holds all of it. */
export const ExploreScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const near = useLocale();
  const [params, setParams] = useSearchParams();
  const reference = useReference();
  const in_home = useInHome();
  const address = useMemo(() => {
    const read = readAddress(params);
    return params.size === 0 ? convertWhere(in_home, read) : read;
  }, [params, in_home]);
  const query = useMemo(() => toQuery(address, near), [address, near]);
  const days = comparedDays(address, near);
  const { data, error, isPlaceholderData, refetch } = useExplored(query);
  const before = useExplored(days === null ? null : { ...query, ...days });
  const go = (next: ExploreAddress) => {
    setParams(writeAddress(next));
  };
  return (
    <Page title={t`Explore`} back={{ to: "/", label: t`Insights` }}>
      <SampleBanner />
      <Stack gap={4}>
        <QuestionBox
          reference={reference}
          onAsk={(asked) => {
            // what is asked in a currency is of that one alone
            go(convertWhere(in_home && asked.currency === undefined, asked));
          }}
        />
        <KeptBar address={address} />
        <Controls address={address} onChange={go} />
        <Narrowed address={address} reference={reference} onChange={go} />
        {data === undefined && error === null && <SkeletonCard rows={8} />}
        {error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {data !== undefined && error === null && (
          <div className={isPlaceholderData ? styles["busy"] : undefined}>
            <AnswerCard
              address={address}
              query={data.query}
              explored={data.explored}
              before={days === null ? undefined : before.data?.explored}
              reference={reference}
            />
          </div>
        )}
      </Stack>
    </Page>
  );
};
