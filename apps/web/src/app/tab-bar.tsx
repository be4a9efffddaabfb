import { useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-paths.ts";
import styles from "./tab-bar.module.css";

type Tab = { readonly to: string; readonly icon: IconName; readonly label: string };

/** The four parts of the product: at the bottom of small screens, in the header from 768 px. */
export const TabBar = () => {
  const { t } = useLingui();
  const tabs: readonly Tab[] = [
    { to: "/", icon: "insights", label: t`Insights` },
    { to: "/transactions", icon: "transactions", label: t`Transactions` },
    { to: "/statements", icon: "statements", label: t`Statements` },
    { to: "/settings", icon: "settings", label: t`Settings` },
  ];
  return (
    <nav className={styles["tabs"]} aria-label={t`Main`}>
      {tabs.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} end={to === "/"} className={styles["tab"] ?? ""}>
          <Icon name={icon} className={styles["icon"]} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
};
