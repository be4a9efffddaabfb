import { Trans, useLingui } from "@lingui/react/macro";
import type { Installation } from "@passbook/contract/admin";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { useSetRegistration } from "./use-admin.ts";

/** Who may register, as it is and to choose unless the configuration says it. */
export const RegistrationCard = ({ policy, is_fixed }: Installation["registration"]) => {
  const { t } = useLingui();
  const set = useSetRegistration(t`This could not be changed, please retry.`);
  const shown = set.isPending ? set.variables : policy;
  const options = [
    { value: "open", label: t`Anybody`, hint: t`Whoever reaches this Passbook can register.` },
    {
      value: "invite",
      label: t`By invitation`,
      hint: t`Whoever got a link that was made for their address.`,
    },
    { value: "closed", label: t`Nobody`, hint: t`People are added on the command line only.` },
  ] as const;
  return (
    <Card title={t`Who may register`}>
      <Stack gap={3}>
        {is_fixed && (
          <Note tone="info" icon="lock">
            <Trans>
              This is said where Passbook is started (REGISTRATION). Remove it there to choose it here.
            </Trans>
          </Note>
        )}
        <RadioGroup
          legend={t`Who may register`}
          legendHidden
          name="registration"
          value={shown}
          onChange={(value) => {
            const chosen = options.find((option) => option.value === value);
            if (chosen !== undefined) set.mutate(chosen.value);
          }}
          options={options.map((option) => ({ ...option, disabled: is_fixed }))}
        />
      </Stack>
    </Card>
  );
};
