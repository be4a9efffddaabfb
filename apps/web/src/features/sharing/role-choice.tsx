import { useLingui } from "@lingui/react/macro";
import { MEMBER_ROLES, type MemberRole } from "@passbook/contract/members";
import { useRoleWords } from "../../lib/reference-data/use-books.ts";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";

/** What each role may do. */
export const useRoleHints = (): Readonly<Record<MemberRole, string>> => {
  const { t } = useLingui();
  return {
    editor: t`Sees everything in this book and changes it`,
    viewer: t`Sees everything in this book and changes nothing`,
  };
};

type RoleChoiceProps = { readonly value: MemberRole; readonly onChange: (role: MemberRole) => void };

export const RoleChoice = ({ value, onChange }: RoleChoiceProps) => {
  const { t } = useLingui();
  const words = useRoleWords();
  const hints = useRoleHints();
  return (
    <RadioGroup
      legend={t`Role`}
      value={value}
      onChange={onChange}
      options={MEMBER_ROLES.map((role) => ({ value: role, label: words[role], hint: hints[role] }))}
    />
  );
};
