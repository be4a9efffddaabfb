import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { leaveBook } from "@passbook/contract/members";
import { call } from "../../lib/calls/call.ts";
import { chooseBook } from "../../lib/calls/chosen-book.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toastError } from "../../ui/overlays/toast.ts";

type LeaveCardProps = { readonly owner: { readonly person_id: string; readonly name: string } };

/** The way out of somebody else's book. */
export const LeaveCard = ({ owner: { person_id, name } }: LeaveCardProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(leaveBook, { params: { id: person_id } }),
    onSuccess: () => {
      chooseBook(null);
    },
    onError: (error) => {
      toastError(messageOf(error, t`Oops, update failed!`));
    },
  });
  return (
    <Card title={t`Leave this book`}>
      <Stack gap={3}>
        <Text as="p" tone="2">
          <Trans>
            You share {name}'s book until you leave it or are removed. Your own book is not touched.
          </Trans>
        </Text>
        <Stack row>
          <Button kind="danger" icon="logout" onClick={() => setOpen(true)}>
            <Trans>Leave this book</Trans>
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        open={open}
        title={t`Leave ${name}'s book?`}
        text={t`It is closed to you at once. To come back you need a new invitation.`}
        confirmLabel={t`Leave`}
        busy={isPending}
        onConfirm={() => {
          mutate();
        }}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
};
