import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Combobox } from "../../ui/forms/combobox.tsx";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { isRefusedWith } from "../calls/refusal.ts";

/** Where what used the deleted thing goes: to `move_to`, or as `otherwise` says. */
export type DeletionChoice =
  | { readonly kind: "none" }
  | { readonly kind: "move"; readonly move_to: string }
  | { readonly kind: "otherwise" };

type DeleteDialogProps = {
  readonly title: string;
  /** What follows, when nothing uses it. */
  readonly text: string;
  /** What uses it, when that is already known; otherwise the server says so. */
  readonly use: string | null;
  readonly move: {
    readonly label: string;
    readonly choose: string;
    readonly groups: readonly ComboboxGroup[];
  };
  /** Another way than moving. */
  readonly otherwise?: { readonly label: string; readonly hint: string } | undefined;
  /** While the deletion runs. */
  readonly busy: boolean;
  /** Deletes, and throws what failed. */
  readonly onDelete: (choice: DeletionChoice) => Promise<void>;
  readonly onClose: () => void;
};

type Way = "move" | "otherwise";

const toChoice = (way: Way, move_to: string | null): DeletionChoice | null => {
  if (way === "otherwise") return { kind: "otherwise" };
  return move_to === null ? null : { kind: "move", move_to };
};

/** Asks before a deletion, and where that which uses the thing shall go. */
export const DeleteDialog = (props: DeleteDialogProps) => {
  const { title, text, use, move, otherwise, busy, onDelete, onClose } = props;
  const { t } = useLingui();
  const [used, setUsed] = useState(use);
  const [way, setWay] = useState<Way>("move");
  const [target, setTarget] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const run = async (choice: DeletionChoice) => {
    try {
      await onDelete(choice);
    } catch (error) {
      // other failures have their toast; the dialog stays for another try
      if (isRefusedWith(error, "in_use")) setUsed(error.message);
    }
  };
  const confirm = () => {
    const choice = used === null ? ({ kind: "none" } as const) : toChoice(way, target);
    if (choice === null) setMissing(true);
    else void run(choice);
  };
  const targetChoice = (
    <Combobox
      label={move.choose}
      groups={move.groups}
      value={target}
      error={missing && target === null ? t`Choose where they go.` : undefined}
      onChange={setTarget}
    />
  );
  return (
    <ConfirmDialog
      open
      title={title}
      text={used ?? text}
      confirmLabel={t`Delete`}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {used !== null && (
        <Stack gap={4}>
          {otherwise !== undefined && (
            <RadioGroup
              legend={t`What shall become of them?`}
              value={way}
              onChange={setWay}
              options={[
                { value: "move", label: move.label },
                { value: "otherwise", label: otherwise.label, hint: otherwise.hint },
              ]}
            />
          )}
          {way === "move" && targetChoice}
          <Text size="sm" tone="3">{t`You can undo this later.`}</Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
};
