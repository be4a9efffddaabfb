import { useLingui } from "@lingui/react/macro";
import { useOutlet } from "react-router";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { useCategoryList } from "../../lib/reference-data/use-categories.ts";
import { useSettingsBack, WIDE_SETTINGS } from "../../lib/addresses/settings-back.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";
import styles from "./categories.module.css";
import { CategoryList } from "./category-list.tsx";

/** The list, and what was chosen in it: side by side on wide windows, one after the other on small ones. */
export const CategoriesScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const wide = useMediaQuery(WIDE_SETTINGS);
  const panel = useOutlet();
  const { categories, fetching, failed, retry } = useCategoryList();
  if (!wide && panel !== null) return panel;
  const list = fetching ? <SkeletonCard rows={8} /> : <CategoryList categories={categories} />;
  return (
    <Page
      title={t`Categories`}
      back={back}
      actions={
        // what is open beside the list has the first act
        <Button
          act
          kind={panel === null ? "primary" : "secondary"}
          icon="plus"
          to="/settings/categories/create"
        >
          {t`New category`}
        </Button>
      }
    >
      {failed && <ListFailure retry={retry} />}
      {wide ? (
        <div className={styles["split"]}>
          {list}
          {panel ?? (
            <Card>
              <EmptyState
                icon="tag"
                title={t`Choose a category`}
                message={t`Its sub-categories and tags are shown here.`}
              />
            </Card>
          )}
        </div>
      ) : (
        list
      )}
    </Page>
  );
};
