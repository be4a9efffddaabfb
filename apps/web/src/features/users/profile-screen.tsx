import { useLingui } from "@lingui/react/macro";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordDetailsForm } from "./password-details-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export const ProfileScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Page title={t`Profile`} back={back}>
      <Stack gap={4}>
        <PreferencesForm user={user} />
        <ThemeChoice />
        <EmailForm user={user} />
        <PasswordForm user={user} />
        <PasswordDetailsForm />
        <DeleteAccount user={user} />
      </Stack>
    </Page>
  );
};
