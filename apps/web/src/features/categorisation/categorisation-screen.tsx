import { Trans, useLingui } from "@lingui/react/macro";
import type { Categorisation } from "@passbook/contract/categorisation";
import { ListError } from "../../lib/notices/list-error.tsx";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Grid, GridItem } from "../../ui/frame/grid.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { AnswersCard } from "./answers-card.tsx";
import { BroughtNamesCard } from "./brought-names-card.tsx";
import { CalibrationCard } from "./calibration-card.tsx";
import styles from "./categorisation.module.css";
import { FiledCard } from "./filed-card.tsx";
import { HelpfulCard } from "./helpful-card.tsx";
import { LikelyCard } from "./likely-card.tsx";
import { RegimesCard } from "./regimes-card.tsx";
import { useCategorisation } from "./use-categorisation.ts";

const isEmpty = ({ answers, filed }: Categorisation): boolean =>
  answers === 0 &&
  filed.silently + filed.suggested + filed.uncategorised + filed.by_person + filed.by_rule === 0;

const Shown = ({ data }: { readonly data: Categorisation }) => (
  <>
    <p className={styles["lead"]}>
      <Trans>
        Each category you choose was guessed before it was learned, so these figures are measured on your own
        answers. Nothing of this leaves this machine.
      </Trans>
    </p>
    <Grid>
      <GridItem span={6} half>
        <Stack gap={4}>
          <LikelyCard />
          <BroughtNamesCard />
          <FiledCard data={data} />
          <AnswersCard data={data} />
        </Stack>
      </GridItem>
      <GridItem span={6} half>
        <Stack gap={4}>
          <HelpfulCard data={data} />
          <CalibrationCard data={data} />
          <RegimesCard data={data} />
        </Stack>
      </GridItem>
    </Grid>
  </>
);

/** How well categories are found for this person, on their own answers. */
export const CategorisationScreen = () => {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useCategorisation();
  return (
    <Page title={t`Categorisation`} back={useSettingsBack()}>
      {isPending && <SkeletonCard rows={6} />}
      {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
      {data !== undefined && isEmpty(data) && (
        <Card>
          <EmptyState
            title={t`Nothing to measure yet`}
            message={t`Once your statements are read and you correct a category or two, this shows how often the guess was right.`}
            primary={{ act: true, label: t`Upload a statement`, icon: "upload", to: "/statements/upload" }}
          />
        </Card>
      )}
      {data !== undefined && !isEmpty(data) && <Shown data={data} />}
    </Page>
  );
};
