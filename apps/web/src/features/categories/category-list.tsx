import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useParams } from "react-router";
import type { Category } from "@passbook/contract/categories";
import { Badge } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { SearchInput } from "../../ui/forms/search-input.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import styles from "./categories.module.css";
import { findCategories, inOrder } from "./find-categories.ts";

const CategoryRow = ({ category, current }: { readonly category: Category; readonly current: boolean }) => {
  const { t } = useLingui();
  const { reserved, is_investment, is_income, sub_categories } = category;
  return (
    <ListRow
      to={`/settings/categories/${category.id}`}
      current={current}
      lead={<CategoryIcon name={category.icon} colour={category.color} />}
      title={category.name}
      sub={
        reserved ? (
          <Trans>made by Passbook</Trans>
        ) : (
          <Plural value={sub_categories.length} one="# sub-category" other="# sub-categories" />
        )
      }
      end={
        <Stack row gap={2} align="center">
          {is_investment && <Badge tone="primary">{t`Investment`}</Badge>}
          {is_income && <Badge tone="success">{t`Income`}</Badge>}
          <span className={styles["quiet"]}>
            {reserved ? (
              <Icon name="lock" size="sm" label={t`reserved`} />
            ) : (
              <Icon name="chevron-right" size="sm" />
            )}
          </span>
        </Stack>
      }
    />
  );
};

export const CategoryList = ({ categories }: { readonly categories: readonly Category[] }) => {
  const { t } = useLingui();
  const { id } = useParams();
  const [text, setText] = useState("");
  const found = inOrder(findCategories(categories, text));
  return (
    <Card flush>
      <div className={styles["search"]}>
        <SearchInput
          label={t`Find a category, sub-category or tag`}
          placeholder={t`Category, sub-category or tag`}
          value={text}
          onChange={setText}
        />
      </div>
      <p className={styles["count"]} role="status">
        <Plural value={found.length} one="# category" other="# categories" />
      </p>
      {found.length === 0 ? (
        <p className={styles["none"]}>
          {text === "" ? <Trans>No categories yet.</Trans> : <Trans>Nothing is called “{text}”.</Trans>}
        </p>
      ) : (
        <List flush label={t`Categories`}>
          {found.map((category) => (
            <CategoryRow key={category.id} category={category} current={category.id === id} />
          ))}
        </List>
      )}
    </Card>
  );
};
