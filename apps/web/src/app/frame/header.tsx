import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import type { User } from "@passbook/contract/users";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Logo } from "../../ui/pictures/logo.tsx";
import { searchPath } from "../../lib/addresses/search-path.ts";
import { beginTypedSearch } from "../../lib/commands/typed-ahead.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BookBanner } from "./book-banner.tsx";
import { BookSwitcher } from "./book-switcher.tsx";
import styles from "./header.module.css";
import { TabBar } from "./tab-bar.tsx";

type HeaderProps = {
  readonly user: User | null;
  /** While it is not known yet whether someone is signed in. */
  readonly checking: boolean;
};

/** The logo, the tabs on wide screens, and who is signed in. */
export const Header = ({ user, checking }: HeaderProps) => {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <>
      <header className={styles["header"]} data-print="no">
        <div className={styles["line"]}>
          <Link to="/" className={styles["logo"]} aria-label={t`Passbook, home`}>
            <Logo />
          </Link>
          {user !== null && <TabBar />}
          <div className={styles["end"]}>
            {user === null && !checking && (
              <Button kind="quiet" to="/login">
                {t`Login/Register`}
              </Button>
            )}
            {user !== null && (
              <>
                <BookSwitcher />
                <IconButton
                  icon="search"
                  label={t`Search transactions`}
                  to={searchPath(pathname, search)}
                  onFollow={({ timeStamp }) => {
                    beginTypedSearch(timeStamp);
                  }}
                />
                <IconButton act icon="upload" label={t`Upload statements`} to="/statements/upload" />
                <AccountMenu user={user} />
              </>
            )}
          </div>
        </div>
      </header>
      {user !== null && <BookBanner />}
    </>
  );
};
