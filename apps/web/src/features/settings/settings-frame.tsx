import { useLingui } from "@lingui/react/macro";
import { NavLink, Outlet, useLocation } from "react-router";
import { Icon } from "../../ui/base/icon.tsx";
import { useAreas } from "./areas.ts";
import styles from "./settings-frame.module.css";

/** The menu of the settings beside their screen on wide windows; small ones have the list on /settings and a way back. */
export const SettingsFrame = () => {
  const { t } = useLingui();
  const areas = useAreas();
  const { pathname } = useLocation();
  const home = pathname.replace(/\/$/, "") === "/settings";
  return (
    <div className={styles["frame"]} data-home={home}>
      {!home && (
        <nav className={styles["menu"]} aria-label={t`Settings`}>
          <p className={styles["title"]}>{t`Settings`}</p>
          {areas.map(({ to, icon, label }) => (
            <NavLink key={to} to={to} className={styles["area"] ?? ""}>
              <Icon name={icon} size="sm" />
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className={styles["screen"]}>
        <Outlet />
      </div>
    </div>
  );
};
