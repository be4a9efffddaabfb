import { useLingui } from "@lingui/react/macro";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import type { IconName } from "../../ui/base/icon-paths.ts";

/** A place of the app that can be gone to by its name. */
export type Screen = {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** Pressed after G. */
  readonly key?: string;
};

/** What is set for oneself, and what of a book is its owner's alone. */
const OWN = [
  "/statements/config-email",
  "/settings/profile",
  "/settings/security",
  "/settings/notices",
  "/settings/programs",
  "/settings/admin",
];

/** Every screen that has no id in its address; in the book of somebody else those that are of it. */
export const useScreens = (): readonly Screen[] => {
  const { t } = useLingui();
  const is_admin = useSession().user?.is_admin === true;
  const is_own = useChosenBook() === null;
  const screens: readonly Screen[] = [
    { label: t`Insights`, to: "/", icon: "insights", key: "i" },
    { label: t`Transactions`, to: "/transactions", icon: "transactions", key: "t" },
    { label: t`Explore`, to: "/explore", icon: "insights", key: "x" },
    { label: t`Budgets`, to: "/budgets", icon: "coins", key: "b" },
    { label: t`Goals`, to: "/goals", icon: "coins" },
    { label: t`Alerts`, to: "/alerts", icon: "info", key: "l" },
    { label: t`Ahead`, to: "/ahead", icon: "calendar", key: "f" },
    { label: t`Net worth`, to: "/net-worth", icon: "coins", key: "w" },
    { label: t`Review suggested categories`, to: "/transactions/review", icon: "check", key: "r" },
    { label: t`Statements`, to: "/statements", icon: "statements", key: "s" },
    { label: t`How statements arrive`, to: "/statements/config-email", icon: "mail" },
    { label: t`Recurring`, to: "/recurring", icon: "repeat", key: "p" },
    { label: t`Printed names`, to: "/vendors", icon: "store", key: "v" },
    { label: t`Settings`, to: "/settings", icon: "settings", key: "e" },
    { label: t`Profile`, to: "/settings/profile", icon: "user" },
    { label: t`Security`, to: "/settings/security", icon: "shield" },
    { label: t`Bank accounts`, to: "/settings/bank-accounts", icon: "bank", key: "a" },
    { label: t`Categories`, to: "/settings/categories", icon: "tag", key: "c" },
    { label: t`Merchants`, to: "/settings/merchants", icon: "store", key: "m" },
    { label: t`Rules`, to: "/settings/rules", icon: "check" },
    { label: t`Move in`, to: "/move-in", icon: "upload" },
    { label: t`Categorisation`, to: "/settings/categorisation", icon: "insights" },
    { label: t`Notices`, to: "/settings/notices", icon: "mail" },
    { label: t`Programs`, to: "/settings/programs", icon: "key" },
    { label: t`Sharing`, to: "/settings/sharing", icon: "users" },
    { label: t`Subscription`, to: "/settings/subscription", icon: "card" },
    { label: t`About`, to: "/settings/about", icon: "info" },
    { label: t`History of changes`, to: "/settings/history", icon: "history", key: "h" },
    ...(is_admin ? [{ label: t`People and server`, to: "/settings/admin", icon: "users" } as const] : []),
  ];
  return is_own ? screens : screens.filter(({ to }) => !OWN.includes(to));
};
