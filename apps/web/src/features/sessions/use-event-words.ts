import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useApplication } from "../../lib/reference-data/application.ts";
import type { AccountEvent, AccountEventKind } from "@passbook/contract/account-events";

/** Says in plain words what concerned an account. */
export const useEventWords = (): ((event: AccountEvent) => string) => {
  const { t } = useLingui();
  const provider = useApplication()?.sign_on?.name;
  const sayHow = (what: string | null): string => {
    const how: Readonly<Record<string, string>> = {
      password: t`Signed in with the password`,
      link: t`Signed in with a link of a mail`,
      passkey: t`Signed in with a passkey`,
      "password totp": t`Signed in with password and code`,
      "password passkey": t`Signed in with password and passkey`,
      "password recovery_code": t`Signed in with password and recovery code`,
    };
    if (what?.startsWith("sign_on") === true && provider !== undefined) return t`Signed in with ${provider}`;
    return how[what ?? ""] ?? t`Signed in`;
  };
  return ({ kind, what, times }) => {
    const name = what ?? "";
    const words: Readonly<Record<AccountEventKind, string>> = {
      signed_in: sayHow(what),
      sign_in_failed: plural(times, {
        one: "A wrong password was tried",
        other: "A wrong password was tried # times",
      }),
      factor_failed: plural(times, {
        one: "A code or passkey was refused",
        other: "Codes or passkeys were refused # times",
      }),
      confirm_failed: plural(times, {
        one: "Someone signed in could not show that it was you",
        other: "Someone signed in could not show that it was you, # times",
      }),
      password_changed: t`The password was changed`,
      password_reset: t`A new password was set with a link of a mail`,
      address_changed: t`The e-mail address was changed`,
      totp_added: t`An authenticator app was added`,
      totp_removed: t`The authenticator app was removed`,
      passkey_added: t`The passkey “${name}” was added`,
      passkey_renamed: t`A passkey was renamed to “${name}”`,
      passkey_removed: t`The passkey “${name}” was removed`,
      recovery_codes_made: t`New recovery codes were made`,
      recovery_code_used: t`A recovery code was used`,
      factors_reset: t`Whoever runs this Passbook removed your factors`,
      session_ended: t`A sign-in was ended`,
      sessions_ended: t`All other sign-ins were ended`,
      exported: t`Everything was exported`,
      key_made: t`The key “${name}” was made for a program`,
      key_ended: t`The key “${name}” was ended`,
      webhook_added: t`An address was added that is told what happens`,
      webhook_removed: t`An address that was told what happens was deleted`,
      sign_on_linked: t`${name} opens your account from now on`,
      sign_on_unlinked: t`${name} no longer opens your account`,
      member_joined: t`“${name}” joined your book`,
      member_left: t`“${name}” left your book`,
      member_removed: t`“${name}” was removed from your book`,
    };
    return words[kind];
  };
};
