import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Category, SubCategory } from "@passbook/contract/categories";
import { DeleteDialog } from "../../lib/changes/delete-dialog.tsx";
import {
  useCategoryChanges,
  useCategoryList,
  useCategoryFlags,
} from "../../lib/reference-data/use-categories.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { CategoryForm } from "./category-form.tsx";
import { listTargets } from "./find-categories.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { toIcon } from "./to-icon.ts";

type SubCategoryProps = { readonly parent: Category; readonly sub: SubCategory };

const DeleteSubCategory = ({ parent, sub, onClose }: SubCategoryProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { categories } = useCategoryList();
  const { deleteSubCategory } = useCategoryChanges();
  const { deleting_sub_category } = useCategoryFlags();
  const { id, name, transaction_count: count } = sub;
  return (
    <DeleteDialog
      title={t`Delete ${name}?`}
      text={t`No transaction has it. Its tags go with it; you can undo this later.`}
      use={
        count === 0
          ? null
          : t`${plural(count, { one: "# transaction has", other: "# transactions have" })} it.`
      }
      move={{
        label: t`Move them`,
        choose: t`Sub-category that takes them`,
        groups: listTargets(categories, (one) => one.id === id),
      }}
      busy={deleting_sub_category}
      onDelete={async (choice) => {
        await deleteSubCategory({
          seen: sub,
          ...(choice.kind === "move" ? { move_to: choice.move_to } : {}),
        });
        onClose();
        await navigate(`/settings/categories/${parent.id}`);
      }}
      onClose={onClose}
    />
  );
};

const EditForm = ({ parent, sub }: SubCategoryProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { categories } = useCategoryList();
  const { editCategory } = useCategoryChanges();
  const [deleting, setDeleting] = useState(false);
  const [seen] = useState(sub);
  const { name, icon, is_investment, is_income, parent_id } = seen;
  return (
    <>
      <CategoryForm
        title={t`Edit sub-category`}
        defaults={{ name, icon: toIcon(icon), is_investment, is_income, parent_id }}
        parents={categories.filter((one) => !one.reserved || one.id === parent_id)}
        saveLabel={t`Save`}
        save={async (values, category) => {
          await editCategory({ seen, category });
          await navigate(`/settings/categories/${values.parent_id ?? parent.id}`);
        }}
        cancel={`/settings/categories/${parent.id}`}
        start={
          <Button
            kind="danger"
            onClick={() => {
              setDeleting(true);
            }}
          >
            {t`Delete`}
          </Button>
        }
      />
      {deleting && (
        <DeleteSubCategory
          parent={parent}
          sub={sub}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </>
  );
};

export const EditSubCategoryPanel = () => {
  const { t } = useLingui();
  const { id, subCategoryId } = useParams();
  const { categories, fetching } = useCategoryList();
  const parent = categories.find((one) => one.id === id);
  const sub = parent?.sub_categories.find((one) => one.id === subCategoryId);
  if (fetching || parent === undefined) return null;
  return (
    <PanelFrame
      title={sub?.name ?? t`Sub-category`}
      back={{ to: `/settings/categories/${parent.id}`, label: parent.name }}
    >
      {sub === undefined && (
        <Card>
          <Note tone="warning">
            <Trans>
              This sub-category does not exist. It may have been deleted or moved to another category.
            </Trans>
          </Note>
        </Card>
      )}
      {sub?.reserved === true && (
        <Card title={sub.name}>
          <Note icon="lock">
            <Trans>Made by Passbook: it can be used and tagged, but not renamed or deleted.</Trans>
          </Note>
        </Card>
      )}
      {sub !== undefined && !sub.reserved && <EditForm key={sub.id} parent={parent} sub={sub} />}
    </PanelFrame>
  );
};
