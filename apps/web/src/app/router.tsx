import { createBrowserRouter } from "react-router";
import type { RouteObject } from "react-router";
import { OwnMatters, RequireActing, RequireLogin, SignedOutOnly } from "./access/guards.tsx";
import { Layout } from "./frame/layout.tsx";
import { lazyScreen } from "./loading/lazy-screen.tsx";
import { NotFound, RouteError } from "./errors/route-error.tsx";

const categories = () => import("../features/categories/categories-screens.tsx");
const accounts = () => import("../features/bank-accounts/bank-accounts-screens.tsx");
const series = () => import("../features/series/series-screens.tsx");
const rules = () => import("../features/rules/rule-screens.tsx");
const merchants = () => import("../features/merchants/merchants-screens.tsx");

const own: RouteObject[] = [
  {
    path: "profile",
    ...lazyScreen("ProfileScreen", () => import("../features/users/profile-screen.tsx")),
  },
  {
    path: "security",
    ...lazyScreen("SecurityScreen", () => import("../features/sessions/security-screen.tsx")),
  },
  {
    path: "notices",
    ...lazyScreen("NoticesScreen", () => import("../features/notices/notices-screen.tsx")),
  },
  {
    path: "programs",
    ...lazyScreen("ProgramsScreen", () => import("../features/programs/programs-screen.tsx")),
  },
  {
    path: "sharing",
    ...lazyScreen("SharingScreen", () => import("../features/sharing/sharing-screen.tsx")),
  },
  { path: "admin", ...lazyScreen("AdminScreen", () => import("../features/admin/admin-screen.tsx")) },
];

const settings: RouteObject[] = [
  { element: <OwnMatters />, children: own },
  {
    index: true,
    ...lazyScreen("SettingsHome", () => import("../features/settings/settings-home.tsx")),
  },
  { path: "bank-accounts", ...lazyScreen("BankAccountsScreen", accounts) },
  {
    element: <RequireActing to="/settings/bank-accounts" />,
    children: [{ path: "bank-accounts/create", ...lazyScreen("CreateBankAccountScreen", accounts) }],
  },
  { path: "bank-accounts/:id", ...lazyScreen("BankAccountScreen", accounts) },
  { path: "bank-accounts/:id/register", ...lazyScreen("RegisterScreen", accounts) },
  {
    path: "categories",
    ...lazyScreen("CategoriesScreen", categories),
    children: [
      {
        element: <RequireActing to="/settings/categories" />,
        children: [{ path: "create", ...lazyScreen("CreateCategoryPanel", categories) }],
      },
      {
        path: ":id",
        ...lazyScreen("CategoryPanel", categories),
        children: [
          {
            element: <RequireActing to="/settings/categories" />,
            children: [
              { path: "create", ...lazyScreen("CreateSubCategoryPanel", categories) },
              { path: "edit/:subCategoryId", ...lazyScreen("EditSubCategoryPanel", categories) },
            ],
          },
        ],
      },
    ],
  },
  { path: "merchants", ...lazyScreen("MerchantsScreen", merchants) },
  {
    element: <RequireActing to="/settings/merchants" />,
    children: [{ path: "merchants/create", ...lazyScreen("CreateMerchantScreen", merchants) }],
  },
  { path: "merchants/:id", ...lazyScreen("MerchantScreen", merchants) },
  { path: "rules", ...lazyScreen("RulesScreen", rules) },
  {
    element: <RequireActing to="/settings/rules" />,
    children: [{ path: "rules/create", ...lazyScreen("CreateRuleScreen", rules) }],
  },
  { path: "rules/:id", ...lazyScreen("RuleScreen", rules) },
  {
    path: "categorisation",
    ...lazyScreen(
      "CategorisationScreen",
      () => import("../features/categorisation/categorisation-screen.tsx"),
    ),
  },
  {
    path: "subscription",
    ...lazyScreen("SubscriptionScreen", () => import("../features/subscription/subscription-screen.tsx")),
  },
  {
    path: "history",
    ...lazyScreen("HistoryScreen", () => import("../features/changes/history-screen.tsx")),
  },
  { path: "about", ...lazyScreen("AboutScreen", () => import("../features/about/about-screen.tsx")) },
];

const guarded: RouteObject[] = [
  {
    index: true,
    ...lazyScreen("InsightsScreen", () => import("../features/insights/insights-screen.tsx")),
  },
  {
    path: "transactions",
    ...lazyScreen(
      "TransactionsScreen",
      () => import("../features/transactions/list/transactions-screen.tsx"),
    ),
  },
  {
    element: <RequireActing to="/transactions" />,
    children: [
      {
        path: "transactions/review",
        ...lazyScreen("ReviewScreen", () => import("../features/transactions/review/review-screen.tsx")),
      },
    ],
  },
  {
    path: "budgets",
    ...lazyScreen("BudgetsScreen", () => import("../features/budgets/budgets-screen.tsx")),
  },
  {
    path: "alerts",
    ...lazyScreen("AlertsScreen", () => import("../features/alerts/alerts-screen.tsx")),
  },
  {
    path: "goals",
    ...lazyScreen("GoalsScreen", () => import("../features/goals/goals-screen.tsx")),
  },
  {
    path: "ahead",
    ...lazyScreen("AheadScreen", () => import("../features/ahead/ahead-screen.tsx")),
  },
  {
    path: "net-worth",
    ...lazyScreen("NetWorthScreen", () => import("../features/net-worth/net-worth-screen.tsx")),
  },
  {
    path: "explore",
    ...lazyScreen("ExploreScreen", () => import("../features/explore/explore-screen.tsx")),
  },
  {
    path: "statements",
    ...lazyScreen("StatementsScreen", () => import("../features/statements/list/statements-screen.tsx")),
  },
  {
    element: <RequireActing to="/statements" />,
    children: [
      {
        path: "statements/upload",
        ...lazyScreen(
          "UploadStatementScreen",
          () => import("../features/statements/upload/upload-statement-screen.tsx"),
        ),
      },
    ],
  },
  {
    path: "statements/config-email",
    ...lazyScreen("ConfigEmailScreen", () => import("../features/statements/arrive/config-email-screen.tsx")),
  },
  {
    path: "statements/config-email/sign-in",
    ...lazyScreen(
      "SignInReturnScreen",
      () => import("../features/statements/arrive/mailboxes/sign-in-return-screen.tsx"),
    ),
  },
  {
    element: <RequireActing to="/statements" />,
    children: [
      {
        path: "statements/names/:source",
        ...lazyScreen(
          "BroughtNamesScreen",
          () => import("../features/statements/names/brought-names-screen.tsx"),
        ),
      },
    ],
  },
  {
    element: <RequireActing to="/statements" />,
    children: [
      {
        path: "statements/:id/move-in",
        ...lazyScreen("MoveInScreen", () => import("../features/statements/move-in/move-in-screen.tsx")),
      },
    ],
  },
  {
    element: <RequireActing to="/settings" />,
    children: [
      {
        path: "move-in",
        ...lazyScreen(
          "MoveInStartScreen",
          () => import("../features/statements/move-in/move-in-start-screen.tsx"),
        ),
      },
    ],
  },
  {
    path: "statements/:id",
    ...lazyScreen("StatementScreen", () => import("../features/statements/screen/statement-screen.tsx")),
  },
  { path: "recurring", ...lazyScreen("RecurringScreen", series) },
  { path: "recurring/:id", ...lazyScreen("SeriesScreen", series) },
  {
    path: "vendors",
    ...lazyScreen("VendorsScreen", () => import("../features/vendors/vendors-screen.tsx")),
  },
  {
    path: "settings",
    ...lazyScreen("SettingsFrame", () => import("../features/settings/settings-frame.tsx")),
    children: settings,
  },
];

const signedOut: RouteObject[] = [
  {
    path: "login",
    ...lazyScreen("LoginScreen", () => import("../features/sessions/login-screen.tsx")),
  },
  {
    path: "register",
    ...lazyScreen("RegisterScreen", () => import("../features/users/register-screen.tsx")),
  },
];

const open: RouteObject[] = [
  {
    path: "sign-on",
    ...lazyScreen("SignOnScreen", () => import("../features/sign-on/sign-on-screen.tsx")),
  },
  {
    path: "forgot-password",
    ...lazyScreen("ForgotPasswordScreen", () => import("../features/users/forgot-password-screen.tsx")),
  },
  {
    path: "reset-password",
    ...lazyScreen("ResetPasswordScreen", () => import("../features/users/reset-password-screen.tsx")),
  },
  {
    path: "take-back",
    ...lazyScreen("TakeBackScreen", () => import("../features/users/take-back-screen.tsx")),
  },
  {
    path: "unsubscribe",
    ...lazyScreen("UnsubscribeScreen", () => import("../features/notices/unsubscribe-screen.tsx")),
  },
  {
    path: "join",
    ...lazyScreen("JoinScreen", () => import("../features/sharing/join-screen.tsx")),
  },
  {
    path: "email-verify",
    ...lazyScreen("EmailVerifyScreen", () => import("../features/users/email-verify-screen.tsx")),
  },
];

/** Every route of the product; screens that fail to load or to draw keep the frame around them. */
export const ROUTES: RouteObject[] = [
  {
    path: "/",
    element: <Layout />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { element: <RequireLogin />, children: guarded },
          {
            ...lazyScreen("PublicFrame", () => import("./frame/public-frame.tsx")),
            children: [{ element: <SignedOutOnly />, children: signedOut }, ...open],
          },
          { path: "*", element: <NotFound /> },
        ],
      },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(ROUTES);
