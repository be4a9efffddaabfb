import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { reportError } from "../../lib/calls/report-error.ts";
import { switchLanguage } from "../../words/i18n.ts";
import { LocaleProvider } from "../../words/locale.tsx";
import { MayAct, useMayAct } from "../../ui/base/acts.tsx";
import { WithoutAccounts } from "../../ui/base/without.tsx";
import { ScreenLoading } from "../../ui/states/screen-loading.tsx";
import { readAttemptedPath, toPath } from "./attempted-path.ts";
import type { LoginState } from "./attempted-path.ts";

/** Lets signed-in people through; others go to /login, and come back after it. */
export const RequireLogin = () => {
  const session = useSession();
  const location = useLocation();
  if (session.status === "checking_validity") return <ScreenLoading />;
  if (session.user !== null) return <Outlet />;
  const state: LoginState | null = session.left ? null : { from: toPath(location) };
  return <Navigate to="/login" replace state={state} />;
};

/** Screens for signing in; who is signed in already goes on to where they wanted. */
export const SignedOutOnly = () => {
  const session = useSession();
  const location = useLocation();
  if (session.status === "checking_validity") return <ScreenLoading />;
  if (session.user !== null)
    return <Navigate to={readAttemptedPath(location.state, location.search)} replace />;
  return <Outlet />;
};

/** Numbers, dates and words as the signed-in person reads them; figures and days are those of the book they look at, and so is what they may do. */
export const PersonLocale = ({ children }: { readonly children: React.ReactNode }) => {
  const { user } = useSession();
  const book = useChosenBook();
  const language = user?.language;
  useEffect(() => {
    if (language !== undefined) switchLanguage(language).catch(reportError);
  }, [language]);
  const of_book = book === null ? {} : { home_currency: book.home_currency, time_zone: book.time_zone };
  return (
    <LocaleProvider user={{ ...user, ...of_book }}>
      <MayAct value={book?.role !== "viewer"}>
        <WithoutAccounts value={book?.private_accounts ?? 0}>{children}</WithoutAccounts>
      </MayAct>
    </LocaleProvider>
  );
};

/** Screens on which a book is changed; who only looks at it goes on to where that is seen. */
export const RequireActing = ({ to }: { readonly to: string }) => {
  const { search } = useLocation();
  return useMayAct() ? <Outlet /> : <Navigate to={`${to}${search}`} replace />;
};

/** What is a person's own is theirs to change, whatever book they look at. */
export const OwnMatters = () => (
  <MayAct value>
    <Outlet />
  </MayAct>
);
