import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useMerchantChanges } from "../../lib/reference-data/use-merchants.ts";
import { Page } from "../../ui/frame/page.tsx";
import { MerchantForm } from "./merchant-form.tsx";

export const CreateMerchantScreen = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { createMerchant } = useMerchantChanges();
  return (
    <Page title={t`New merchant`} back={{ to: "/settings/merchants", label: t`Merchants` }}>
      <MerchantForm
        defaults={{ name: "", sub_category_id: null }}
        saveLabel={t`Create`}
        save={async (values) => {
          await createMerchant(values);
          await navigate("/settings/merchants");
        }}
      />
    </Page>
  );
};
