import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { Merchant } from "@passbook/contract/merchants";
import { DeleteDialog } from "../../lib/changes/delete-dialog.tsx";
import type { DeletionChoice } from "../../lib/changes/delete-dialog.tsx";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import {
  useMerchantChanges,
  useMerchantList,
  useMerchantFlags,
} from "../../lib/reference-data/use-merchants.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { MerchantHistoryCards } from "./merchant-history.tsx";
import { MerchantForm } from "./merchant-form.tsx";
import { MerchantVendors } from "./merchant-vendors.tsx";

const LIST = "/settings/merchants";

const toQuery = (choice: DeletionChoice) => {
  if (choice.kind === "move") return { move_to: choice.move_to };
  return choice.kind === "otherwise" ? { move_to: "none" } : {};
};

const DeleteMerchant = ({
  merchant,
  onClose,
}: {
  readonly merchant: Merchant;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { merchants } = useMerchantList();
  const { deleteMerchant } = useMerchantChanges();
  const { deleting } = useMerchantFlags();
  const { id, name, transaction_count: count } = merchant;
  return (
    <DeleteDialog
      title={t`Delete ${name}?`}
      text={t`No transaction has it. You can undo this later.`}
      use={
        count === 0
          ? null
          : t`${plural(count, { one: "# transaction has", other: "# transactions have" })} it.`
      }
      move={{
        label: t`Give them another merchant`,
        choose: t`Merchant`,
        groups: [
          {
            options: merchants.filter((one) => one.id !== id).map((one) => ({ id: one.id, label: one.name })),
          },
        ],
      }}
      otherwise={{
        label: t`Leave them without one`,
        hint: t`The names as printed stay on the transactions`,
      }}
      busy={deleting}
      onDelete={async (choice) => {
        await deleteMerchant({ seen: merchant, ...toQuery(choice) });
        onClose();
        await navigate(LIST);
      }}
      onClose={onClose}
    />
  );
};

const EditMerchant = ({ merchant }: { readonly merchant: Merchant }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { editMerchant } = useMerchantChanges();
  const [open, setOpen] = useState<"merge" | "delete" | null>(null);
  const close = () => {
    setOpen(null);
  };
  const [seen] = useState(merchant);
  const { id, name, sub_category_id } = seen;
  return (
    <>
      <MerchantForm
        key={id}
        defaults={{ name, sub_category_id }}
        saveLabel={t`Save`}
        save={async (_values, change) => {
          await editMerchant({ seen, change });
          await navigate(LIST);
        }}
        start={
          <Stack row gap={2}>
            <Button
              kind="danger"
              onClick={() => {
                setOpen("delete");
              }}
            >
              {t`Delete`}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setOpen("merge");
              }}
            >
              {t`Merge`}
            </Button>
          </Stack>
        }
      />
      {open === "merge" && <MergeDialog merchant={merchant} onClose={close} />}
      {open === "delete" && <DeleteMerchant merchant={merchant} onClose={close} />}
    </>
  );
};

export const MerchantScreen = () => {
  const { t } = useLingui();
  const { id } = useParams();
  const { merchants, fetching, failed, retry } = useMerchantList();
  const merchant = merchants.find((one) => one.id === id);
  return (
    <Page
      title={merchant?.name ?? t`Merchant`}
      back={{ to: LIST, label: t`Merchants` }}
      lead={merchant === undefined ? undefined : <LogoTile name={merchant.name} />}
      meta={
        merchant === undefined ? undefined : (
          <>
            <Link to={`/transactions?merchant_id=${merchant.id}`}>
              <Plural value={merchant.transaction_count} one="# transaction" other="# transactions" />
            </Link>
            {", "}
            <Link to={`/vendors?merchant_id=${merchant.id}`}>
              <Plural value={merchant.vendor_count} one="# printed name" other="# printed names" />
            </Link>
          </>
        )
      }
    >
      {failed && <ListFailure retry={retry} />}
      {fetching && <SkeletonCard rows={3} />}
      {merchant?.reserved === true && (
        <Note icon="lock">
          <Trans>Made by Passbook: it can be used, but not renamed or deleted.</Trans>
        </Note>
      )}
      {merchant?.reserved === false && (
        <Stack gap={4}>
          <MerchantHistoryCards key={merchant.id} id={merchant.id} />
          <MerchantVendors key={merchant.id} merchant={merchant} />
          <EditMerchant key={merchant.id} merchant={merchant} />
        </Stack>
      )}
      {merchant === undefined && !fetching && !failed && (
        <Card>
          <EmptyState
            title={t`This merchant does not exist`}
            message={t`It may have been deleted or merged. Both can be taken back in the history of changes.`}
            primary={{ label: t`Merchants`, to: LIST }}
            secondary={{ label: t`History of changes`, to: "/settings/history" }}
          />
        </Card>
      )}
    </Page>
  );
};
