import { useLingui } from "@lingui/react/macro";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import type { IconName } from "../../ui/base/icon-paths.ts";

export type Area = {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly says: string;
  /** Left out in the book of somebody else: it is set for oneself, or is what only who may change something goes to. */
  readonly is_for?: "oneself" | "changing";
};

/** What is set for a person, and for what they keep. */
const useKeptAreas = (): readonly Area[] => {
  const { t } = useLingui();
  return [
    {
      to: "/settings/profile",
      icon: "user",
      label: t`Profile`,
      says: t`Name, e-mail, password, language`,
      is_for: "oneself",
    },
    {
      to: "/settings/security",
      icon: "shield",
      label: t`Security`,
      says: t`Passkeys, codes, sign-ins, and what happened`,
      is_for: "oneself",
    },
    {
      to: "/settings/bank-accounts",
      icon: "bank",
      label: t`Bank accounts`,
      says: t`The accounts your statements belong to`,
    },
    {
      to: "/settings/categories",
      icon: "tag",
      label: t`Categories`,
      says: t`Categories, sub-categories, icons and tags`,
    },
    {
      to: "/settings/merchants",
      icon: "store",
      label: t`Merchants`,
      says: t`The names you keep for those you pay`,
    },
    {
      to: "/settings/rules",
      icon: "filter",
      label: t`Rules`,
      says: t`What is filed by your own word`,
    },
    {
      to: "/move-in",
      icon: "upload",
      label: t`Move in`,
      says: t`Bring what you kept in another program`,
      is_for: "changing",
    },
    {
      to: "/settings/categorisation",
      icon: "insights",
      label: t`Categorisation`,
      says: t`How well categories are found for you`,
    },
  ];
};

/** What Passbook does, and did. */
const useOwnAreas = (): readonly Area[] => {
  const { t } = useLingui();
  return [
    {
      to: "/settings/notices",
      icon: "mail",
      label: t`Notices`,
      says: t`Alerts in the app, and mails if you want any`,
      is_for: "oneself",
    },
    {
      to: "/settings/programs",
      icon: "key",
      label: t`Programs`,
      says: t`Keys for scripts and assistants, and webhooks`,
      is_for: "oneself",
    },
    {
      to: "/settings/sharing",
      icon: "users",
      label: t`Sharing`,
      says: t`Who else looks at this book, and what they may do`,
    },
    {
      to: "/settings/subscription",
      icon: "card",
      label: t`Subscription`,
      says: t`Free-forever, and what you use`,
    },
    {
      to: "/settings/history",
      icon: "history",
      label: t`History of changes`,
      says: t`Take back an edit, days later too`,
    },
    {
      to: "/settings/about",
      icon: "info",
      label: t`About`,
      says: t`Version, accuracy, export, licences`,
    },
  ];
};

/** What only those see who look after the installation. */
const useAdminAreas = (): readonly Area[] => {
  const { t } = useLingui();
  const { user } = useSession();
  if (user?.is_admin !== true) return [];
  return [
    {
      to: "/settings/admin",
      icon: "users",
      label: t`People and server`,
      says: t`Who is here, who may register, how the server is doing`,
      is_for: "oneself",
    },
  ];
};

/** The areas of the settings, in the order they are listed; in the book of somebody else those that are of it. */
export const useAreas = (): readonly Area[] => {
  const areas = [...useKeptAreas(), ...useOwnAreas(), ...useAdminAreas()];
  const book = useChosenBook();
  if (book === null) return areas;
  return areas.filter(
    ({ is_for }) => is_for === undefined || (is_for === "changing" && book.role === "editor"),
  );
};
