import { useLingui } from "@lingui/react/macro";
import type { User } from "@passbook/contract/users";
import { initialsOf } from "../../words/format.ts";
import { useLogOut } from "../../lib/session/use-log-out.ts";
import { Avatar } from "../../ui/pictures/avatar.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { Menu } from "../../ui/actions/menu.tsx";
import { Text } from "../../ui/frame/text.tsx";
import styles from "./header.module.css";

const TIER = "Free-forever";

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
