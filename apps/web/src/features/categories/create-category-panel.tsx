import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useCategoryChanges } from "../../lib/reference-data/use-categories.ts";
import { CategoryForm } from "./category-form.tsx";
import { PanelFrame } from "./panel-frame.tsx";

const LIST = "/settings/categories";

export const CreateCategoryPanel = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { createCategory } = useCategoryChanges();
  return (
    <PanelFrame title={t`New category`} back={{ to: LIST, label: t`Categories` }}>
      <CategoryForm
        title={t`New category`}
        defaults={{ name: "", icon: "house", is_investment: false, is_income: false }}
        saveLabel={t`Create`}
        save={async (values) => {
          const { data } = await createCategory(values);
          await navigate(`${LIST}/${data.id}`);
        }}
        cancel={LIST}
      />
    </PanelFrame>
  );
};
