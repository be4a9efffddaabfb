import { useLingui } from "@lingui/react/macro";
import { useNavigate, useParams } from "react-router";
import { useCategoryChanges, useCategoryList } from "../../lib/reference-data/use-categories.ts";
import { CategoryForm } from "./category-form.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { toIcon } from "./to-icon.ts";

export const CreateSubCategoryPanel = () => {
  const { t } = useLingui();
  const { id } = useParams();
  const navigate = useNavigate();
  const { categories } = useCategoryList();
  const { createCategory } = useCategoryChanges();
  const parent = categories.find((one) => one.id === id);
  if (parent === undefined) return null;
  const here = `/settings/categories/${parent.id}`;
  return (
    <PanelFrame title={t`New sub-category`} back={{ to: here, label: parent.name }}>
      <CategoryForm
        key={parent.id}
        title={t`New sub-category`}
        defaults={{
          name: "",
          icon: toIcon(parent.icon),
          is_investment: parent.is_investment,
          is_income: parent.is_income,
          parent_id: parent.id,
        }}
        parents={categories.filter((one) => !one.reserved)}
        saveLabel={t`Create`}
        save={async (values) => {
          await createCategory(values);
          await navigate(`/settings/categories/${values.parent_id ?? parent.id}`);
        }}
        cancel={here}
      />
    </PanelFrame>
  );
};
