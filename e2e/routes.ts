/** Screens for everybody. */
export const PUBLIC = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=unknown-token",
  "/email-verify",
];

/** Every route that needs a login. */
export const GUARDED = [
  "/",
  "/transactions",
  "/transactions/review",
  "/recurring",
  "/statements",
  "/statements/upload",
  "/statements/config-email",
  "/statements/{statement}",
  "/vendors",
  "/settings",
  "/settings/profile",
  "/settings/bank-accounts",
  "/settings/bank-accounts/create",
  "/settings/bank-accounts/{account}",
  "/settings/categories",
  "/settings/categories/create",
  "/settings/categories/{category}",
  "/settings/categories/{category}/create",
  "/settings/categories/{category}/edit/{sub_category}",
  "/settings/merchants",
  "/settings/merchants/create",
  "/settings/merchants/{merchant}",
  "/settings/rules",
  "/settings/rules/create",
  "/settings/categorisation",
  "/settings/subscription",
  "/settings/about",
];
