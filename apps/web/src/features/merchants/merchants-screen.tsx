import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Merchant } from "@passbook/contract/merchants";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { useMerchantList } from "../../lib/reference-data/use-merchants.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SearchInput } from "../../ui/forms/search-input.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { findMerchants } from "./find-merchants.ts";
import styles from "./merchants.module.css";

const STEP = 100;

const MerchantRow = ({ merchant }: { readonly merchant: Merchant }) => {
  const { t } = useLingui();
  const { findSubCategory } = useReference();
  const usual = findSubCategory(merchant.sub_category_id);
  return (
    <ListRow
      to={`/settings/merchants/${merchant.id}`}
      lead={<LogoTile name={merchant.name} />}
      title={merchant.name}
      sub={
        <>
          <Plural value={merchant.transaction_count} one="# transaction" other="# transactions" />
          {merchant.vendor_count > 1 && (
            <>
              {" · "}
              <Plural value={merchant.vendor_count} one="# printed name" other="# printed names" />
            </>
          )}
          {usual !== undefined && ` · ${usual.sub.name}`}
        </>
      }
      end={
        merchant.reserved ? (
          <Icon name="lock" size="sm" label={t`reserved`} />
        ) : (
          <Icon name="chevron-right" size="sm" />
        )
      }
    />
  );
};

const FoundMerchants = ({ merchants }: { readonly merchants: readonly Merchant[] }) => {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [most, setMost] = useState(STEP);
  const found = findMerchants(merchants, text);
  return (
    <Card flush>
      <div className={styles["search"]}>
        <SearchInput
          label={t`Find a merchant`}
          placeholder={t`Merchant`}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setMost(STEP);
          }}
        />
      </div>
      {found.length === 0 ? (
        <p className={styles["none"]} role="status">
          <Trans>No merchant is called “{text}”.</Trans>
        </p>
      ) : (
        <List flush label={t`Merchants`}>
          {found.slice(0, most).map((merchant) => (
            <MerchantRow key={merchant.id} merchant={merchant} />
          ))}
        </List>
      )}
      {found.length > most && (
        <LoadMore
          shown={most}
          total={found.length}
          hasMore
          onLoad={() => {
            setMost(most + STEP);
          }}
        />
      )}
    </Card>
  );
};

export const MerchantsScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { merchants, fetching, failed, retry } = useMerchantList();
  const isEmpty = !fetching && !failed && merchants.length === 0;
  return (
    <Page
      title={t`Merchants`}
      back={back}
      actions={
        isEmpty ? undefined : (
          <>
            <Button to="/vendors">{t`Printed names`}</Button>
            <Button act kind="primary" icon="plus" to="/settings/merchants/create">
              {t`New merchant`}
            </Button>
          </>
        )
      }
    >
      {failed && <ListFailure retry={retry} />}
      {fetching && <SkeletonCard rows={6} />}
      {isEmpty && (
        <Card>
          <EmptyState
            title={t`No merchants yet`}
            message={t`A merchant gathers the names that statements print for one shop. They come with your statements, or create one.`}
            primary={{ act: true, label: t`Create a merchant`, to: "/settings/merchants/create" }}
            secondary={{ label: t`See printed names`, to: "/vendors" }}
          />
        </Card>
      )}
      {merchants.length > 0 && <FoundMerchants merchants={merchants} />}
    </Page>
  );
};
