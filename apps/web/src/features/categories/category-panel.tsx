import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate, useOutlet, useParams } from "react-router";
import type { Category, SubCategory } from "@passbook/contract/categories";
import { DeleteDialog } from "../../lib/changes/delete-dialog.tsx";
import {
  useCategoryChanges,
  useCategoryList,
  useCategoryFlags,
} from "../../lib/reference-data/use-categories.ts";
import { reviewPath } from "../../lib/addresses/transaction-filter.ts";
import { WIDE_SETTINGS } from "../../lib/addresses/settings-back.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { LikelyCount } from "../../ui/figures/likely-count.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { useMediaQuery } from "../../ui/base/use-media-query.ts";
import styles from "./categories.module.css";
import { CategoryForm } from "./category-form.tsx";
import { countLikely, countTransactions, listTargets } from "./find-categories.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { TagLine } from "./tag-line.tsx";
import { toIcon } from "./to-icon.ts";

const LIST = "/settings/categories";

const SubCategoryRow = ({ category, sub }: { readonly category: Category; readonly sub: SubCategory }) => {
  const { t } = useLingui();
  return (
    <li className={styles["sub"]}>
      <CategoryIcon name={sub.icon} colour={category.color} />
      <div>
        <div className={styles["title"]}>{sub.name}</div>
        <Text size="sm" tone="3">
          <Link to={`/transactions?sub_category_id=${sub.id}`}>
            <Plural
              value={sub.transaction_count + sub.likely_count}
              one="# transaction"
              other="# transactions"
            />
          </Link>{" "}
          <LikelyCount
            count={sub.likely_count}
            to={reviewPath({ sub_category_id: sub.id, likely: "true" })}
            of={sub.name}
          />
        </Text>
      </div>
      {sub.reserved ? (
        <IconButton
          icon="lock"
          label={t`${sub.name} is made by Passbook`}
          to={`${LIST}/${category.id}/edit/${sub.id}`}
        />
      ) : (
        <IconButton
          act
          icon="edit"
          label={t`Edit ${sub.name}`}
          to={`${LIST}/${category.id}/edit/${sub.id}`}
        />
      )}
      <TagLine sub={sub} />
    </li>
  );
};

const DeleteCategory = ({
  category,
  onClose,
}: {
  readonly category: Category;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { categories } = useCategoryList();
  const { deleteCategory } = useCategoryChanges();
  const { deleting } = useCategoryFlags();
  const { id, name } = category;
  const count = countTransactions(category);
  return (
    <DeleteDialog
      title={t`Delete ${name}?`}
      text={t`Its sub-categories and their tags go with it. You can undo this later.`}
      use={
        count === 0
          ? null
          : t`${plural(count, { one: "# transaction is", other: "# transactions are" })} in it. Its sub-categories and their tags go with it.`
      }
      move={{
        label: t`Move them`,
        choose: t`Sub-category that takes them`,
        groups: listTargets(categories, (sub) => sub.parent_id === id),
      }}
      busy={deleting}
      onDelete={async (choice) => {
        await deleteCategory({
          seen: category,
          ...(choice.kind === "move" ? { move_to: choice.move_to } : {}),
        });
        onClose();
        await navigate(LIST);
      }}
      onClose={onClose}
    />
  );
};

const EditCategory = ({
  category: shown,
  onDone,
}: {
  readonly category: Category;
  readonly onDone: () => void;
}) => {
  const { t } = useLingui();
  const { editCategory } = useCategoryChanges();
  const [seen] = useState(shown);
  const { name, icon, is_investment, is_income } = seen;
  return (
    <CategoryForm
      title={t`Edit category`}
      defaults={{ name, icon: toIcon(icon), is_investment, is_income, parent_id: null }}
      saveLabel={t`Save`}
      save={async (_values, category) => {
        await editCategory({ seen, category });
        onDone();
      }}
      cancel={onDone}
    />
  );
};

type HeadProps = {
  readonly category: Category;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

const CategoryHead = ({ category, onEdit, onDelete }: HeadProps) => {
  const { t } = useLingui();
  return (
    <div className={styles["head"]}>
      <CategoryIcon name={category.icon} colour={category.color} size="lg" />
      <div>
        <h2 className={styles["name"]}>{category.name}</h2>
        <Text size="sm" tone="2">
          <Link to={`/transactions?category_id=${category.id}`}>
            <Plural
              value={countTransactions(category) + countLikely(category)}
              one="# transaction"
              other="# transactions"
            />
          </Link>{" "}
          <LikelyCount
            count={countLikely(category)}
            to={reviewPath({ category_id: category.id, likely: "true" })}
            of={category.name}
          />
        </Text>
      </div>
      {!category.reserved && (
        <Stack row gap={1}>
          <Button act icon="edit" onClick={onEdit}>
            {t`Edit`}
          </Button>
          <IconButton act icon="trash" label={t`Delete ${category.name}`} onClick={onDelete} />
        </Stack>
      )}
    </div>
  );
};

const CategoryDetail = ({ category }: { readonly category: Category }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = () => {
    setOpen(null);
  };
  const { reserved, sub_categories } = category;
  return (
    <>
      <Card>
        <CategoryHead
          category={category}
          onEdit={() => {
            setOpen("edit");
          }}
          onDelete={() => {
            setOpen("delete");
          }}
        />
        {reserved && (
          <Note icon="lock">
            <Trans>
              Made by Passbook: it can be used and tagged, but not renamed or deleted, since the sums rest on
              it.
            </Trans>
          </Note>
        )}
        <div className={styles["subs"]}>
          <h3>
            <Trans>Sub-categories</Trans>
          </h3>
          {!reserved && (
            <Button act icon="plus" to={`${LIST}/${category.id}/create`}>
              {t`Add`}
            </Button>
          )}
        </div>
        {sub_categories.length === 0 ? (
          <Text as="p" tone="2">
            <Trans>None yet. A transaction gets a sub-category, so add at least one.</Trans>
          </Text>
        ) : (
          <ul>
            {sub_categories.map((sub) => (
              <SubCategoryRow key={sub.id} category={category} sub={sub} />
            ))}
          </ul>
        )}
      </Card>
      {open === "edit" && <EditCategory category={category} onDone={close} />}
      {open === "delete" && <DeleteCategory category={category} onClose={close} />}
    </>
  );
};

/** One category with its sub-categories and tags; the form of a sub-category opens below it, or alone on small windows. */
export const CategoryPanel = () => {
  const { t } = useLingui();
  const { id } = useParams();
  const wide = useMediaQuery(WIDE_SETTINGS);
  const form = useOutlet();
  const { categories, fetching, failed } = useCategoryList();
  const category = categories.find((one) => one.id === id);
  if (!wide && form !== null && category !== undefined) return form;
  return (
    <PanelFrame title={category?.name ?? t`Category`} back={{ to: LIST, label: t`Categories` }}>
      {fetching && <SkeletonCard rows={5} />}
      {category !== undefined && (
        <div className={styles["panel"]}>
          <CategoryDetail key={category.id} category={category} />
          {form}
        </div>
      )}
      {category === undefined && !fetching && !failed && (
        <Card>
          <EmptyState
            title={t`This category does not exist`}
            message={t`It may have been deleted. What was deleted can be taken back in the history of changes.`}
            primary={{ label: t`Categories`, to: LIST }}
            secondary={{ label: t`History of changes`, to: "/settings/history" }}
          />
        </Card>
      )}
    </PanelFrame>
  );
};
