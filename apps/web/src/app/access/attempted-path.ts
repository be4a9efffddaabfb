type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** What the guard passes along to /login. */
export type LoginState = { readonly from: string };

export const toPath = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/** Whoever opens an invitation logs in first, and goes on there. */
const JOIN = "/join";

const PUBLIC = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/email-verify",
  "/take-back",
  "/sign-on",
  "/unsubscribe",
  JOIN,
];

export const isPublicPath = (pathname: string): boolean => PUBLIC.includes(pathname.replace(/(?<=.)\/$/, ""));

/** Only a path of this product may be returned to, never another site or a public screen but that of an invitation. */
const isOwnPath = (path: string): boolean => {
  if (!/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return false;
  const base = "https://passbook.example.test";
  const url = URL.parse(path, base);
  return url !== null && url.origin === base && (url.pathname === JOIN || !isPublicPath(url.pathname));
};

/** Where to go after login: the path the guard passed along, or `?from=`, else home. */
export const readAttemptedPath = (state: unknown, search: string): string => {
  const passed =
    typeof state === "object" && state !== null && "from" in state
      ? state.from
      : new URLSearchParams(search).get("from");
  return typeof passed === "string" && isOwnPath(passed) ? passed : "/";
};
