import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Member } from "@passbook/contract/members";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useRightsChange } from "./use-sharing.ts";

type MemberDialogProps = {
  readonly member: Member;
  /** Only the owner hands the managing of members over. */
  readonly is_owner: boolean;
  readonly onClose: () => void;
};

/** Sets what a member may do. */
export const MemberDialog = ({ member, is_owner, onClose }: MemberDialogProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRightsChange();
  const [role, setRole] = useState(member.role);
  const [checked, setChecked] = useState(member.manages);
  const { name } = member;
  const manages = checked && role === "editor";
  const save = (): void => {
    if (role === member.role && manages === member.manages) onClose();
    else mutate({ member, rights: { role, manages } }, { onSettled: onClose });
  };
  return (
    <FormDialog title={t`What ${name} may do`} busy={isPending} onSave={save} onClose={onClose}>
      <RoleChoice value={role} onChange={setRole} />
      {is_owner && (
        <Checkbox
          label={t`May manage members`}
          hint={
            role === "editor"
              ? t`Invites and removes others and says what they may do, as you do`
              : t`Only who may change the book can manage its members`
          }
          checked={manages}
          disabled={role !== "editor"}
          onChange={({ target }) => {
            setChecked(target.checked);
          }}
        />
      )}
    </FormDialog>
  );
};
