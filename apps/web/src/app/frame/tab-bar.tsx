import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { Icon } from "../../ui/base/icon.tsx";
import type { IconName } from "../../ui/base/icon-paths.ts";
import styles from "./tab-bar.module.css";

type Tab = { readonly to: string; readonly icon: IconName; readonly label: string };

/** What is due and what came again is part of Insights, though its address is its own. */
const INSIGHTS = ["/ahead", "/alerts", "/budgets", "/explore", "/goals", "/net-worth", "/recurring"];

const isWithin = (pathname: string, to: string): boolean =>
  to === "/"
    ? pathname === "/" || INSIGHTS.some((part) => isWithin(pathname, part))
    : pathname === to || pathname.startsWith(`${to}/`);

/** The four parts of the product: at the bottom of small screens, in the header from 768 px. */
export const TabBar = () => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const tabs: readonly Tab[] = [
    { to: "/", icon: "insights", label: t`Insights` },
    { to: "/transactions", icon: "transactions", label: t`Transactions` },
    { to: "/statements", icon: "statements", label: t`Statements` },
    { to: "/settings", icon: "settings", label: t`Settings` },
  ];
  return (
    <nav className={styles["tabs"]} aria-label={t`Main`}>
      {tabs.map(({ to, icon, label }) => (
        <Link
          key={to}
          to={to}
          className={styles["tab"] ?? ""}
          aria-current={isWithin(pathname, to) ? "page" : undefined}
        >
          <Icon name={icon} className={styles["icon"]} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
};
