import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "@passbook/contract/users";
import { initialsOf } from "../../words/format.ts";
import { queryClient } from "../../lib/cache/query-client.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { logOut } from "../../lib/session/session-actions.ts";
import { Avatar } from "../../ui/pictures/avatar.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { Menu } from "../../ui/actions/menu.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import styles from "./header.module.css";

const TIER = "Free-forever";

/** Clears what was fetched, then signs out. */
const useLogOut = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    queryClient.clear();
    try {
      await logOut();
      await navigate("/login", { replace: true });
    } catch (error) {
      toastError(messageOf(error, t`You could not be signed out, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return { busy, leave };
};

export const AccountMenu = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const { busy, leave } = useLogOut();
  const name = user.name === "" ? t`Welcome` : user.name;
  const initials = initialsOf(user.name);
  return (
    <Menu
      label={t`Account`}
      align="end"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles["account"]}
          aria-label={user.name === "" ? t`Account menu` : t`${initials}, account menu`}
          aria-busy={busy}
        >
          {user.name === "" ? <Icon name="user" /> : <Avatar name={user.name} />}
        </button>
      )}
      header={
        <div className={styles["person"]}>
          <Text as="div" strong truncate>
            {name}
          </Text>
          <Text as="div" size="sm" tone="2" truncate>
            {user.email}
          </Text>
        </div>
      }
      items={[
        { label: t`Profile`, icon: "user", to: "/settings/profile" },
        { label: t`Subscription`, icon: "card", to: "/settings/subscription", end: TIER },
        {
          label: t`Logout`,
          icon: "logout",
          onSelect: () => {
            void leave();
          },
        },
      ]}
    />
  );
};
