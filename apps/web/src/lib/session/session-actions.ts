import { t } from "@lingui/core/macro";
import type { Entered, SecondFactor } from "@passbook/contract/sessions";
import type { SignedOn } from "@passbook/contract/sign-on";
import type { User } from "@passbook/contract/users";
import { call } from "../calls/call.ts";
import { queryClient } from "../cache/query-client.ts";
import { messageOf } from "../calls/refusal.ts";
import { endSession, getSession, LOGGED_OUT, setSession } from "../calls/session-store.ts";
import {
  readStoredToken,
  readStoredUser,
  storeToken,
  storeUser,
  TOKEN_KEY,
} from "../calls/stored-session.ts";
import { checkToken, decodeToken } from "../calls/token.ts";

const loadUsers = () => import("@passbook/contract/users");
const loadSessions = () => import("@passbook/contract/sessions");

const fetchUser = async (id: string): Promise<User> => {
  const { getUser } = await loadUsers();
  const { answer } = await call(getUser, { params: { id } });
  storeUser(answer.data);
  return answer.data;
};

/** Sets the profile everywhere it shows. */
export const setUser = (user: User): void => {
  storeUser(user);
  setSession({ ...LOGGED_OUT, status: "logged_in", user });
};

const enter = async (auth_token: string): Promise<void> => {
  // whatever an earlier person left behind must not show up under this one
  queryClient.clear();
  storeToken(auth_token);
  setUser(await fetchUser(decodeToken(auth_token).id));
};

/** Asks for a session; answers which second factor is asked for before there is one. A failure clears the user, stores the error and throws it. */
const comeIn = async (ask: () => Promise<Entered>): Promise<SecondFactor | null> => {
  setSession({ ...LOGGED_OUT, status: "logging_in" });
  try {
    const entered = await ask();
    if (entered.auth_token === null) {
      setSession(LOGGED_OUT);
      return entered.second_factor;
    }
    await enter(entered.auth_token);
    return null;
  } catch (error) {
    localStorage.clear();
    setSession({ ...LOGGED_OUT, error: messageOf(error, t`Login failed, please retry.`) });
    throw error;
  }
};

/** Signs in with a password. */
export const logIn = (credentials: { email: string; password: string }): Promise<SecondFactor | null> =>
  comeIn(async () => {
    const { login } = await loadSessions();
    return (await call(login, { body: credentials })).answer.data;
  });

/**
 * Comes in by the provider of the installation, once it was asked. Answers whether a second factor is waited for, or whose password is
 * wanted first.
 */
export const signOn = async (
  ask: () => Promise<SignedOn>,
): Promise<{ waits: SecondFactor | null; password_for: string | null }> => {
  const signed_on = await ask();
  if ("password_for" in signed_on) return { waits: null, password_for: signed_on.password_for };
  return { waits: await comeIn(async () => signed_on), password_for: null };
};

/** Signs in with a passkey, without a password. */
export const logInWithPasskey = (): Promise<SecondFactor | null> =>
  comeIn(async () => {
    const { beginPasskeyLogin, logInWithPasskey: endpoint } = await loadSessions();
    const { signWithPasskey } = await import("./passkeys.ts");
    const options = (await call(beginPasskeyLogin)).answer.data;
    const passkey = await signWithPasskey(options);
    return (await call(endpoint, { body: { passkey } })).answer.data;
  });

/** Finishes a sign-in with a code, or with a passkey where there is none. */
export const showSecondFactor = (code: string | null): Promise<SecondFactor | null> =>
  comeIn(async () => {
    const { beginSecondPasskey, showSecondFactor: endpoint } = await loadSessions();
    if (code !== null) return (await call(endpoint, { body: { code } })).answer.data;
    const { signWithPasskey } = await import("./passkeys.ts");
    const passkey = await signWithPasskey((await call(beginSecondPasskey)).answer.data);
    return (await call(endpoint, { body: { passkey } })).answer.data;
  });

/** Signs out: the server first; on its success everything local is cleared. Throws where it could not be reached. */
export const logOut = async (): Promise<void> => {
  const { logout } = await loadSessions();
  await call(logout);
  endSession(null, true);
};

/** Back to the initial state, as after a registration. */
export const resetSession = (): void => {
  setSession(LOGGED_OUT);
};

const refreshUser = async (id: string): Promise<void> => {
  const user = await fetchUser(id);
  if (getSession().user?.id === id) setUser(user);
};

/** Passes when a stored token exists and has not ended; otherwise the person is logged out with the reason. */
export const checkValidity = async (): Promise<void> => {
  setSession({ ...LOGGED_OUT, status: "checking_validity" });
  const checked = checkToken(readStoredToken(), Date.now());
  if (checked.state === "expired") return endSession(t`Session expired, please login again!`);
  if (checked.state === "unreadable") {
    const reason = checked.message;
    return endSession(t`${reason}, please retry login!`);
  }
  const { id } = checked.payload;
  const stored = readStoredUser();
  if (stored?.id === id) {
    setUser(stored);
    // a profile changed elsewhere; without a network the stored one serves
    void refreshUser(id).catch(() => undefined);
    return undefined;
  }
  try {
    return setUser(await fetchUser(id));
  } catch (error) {
    return endSession(messageOf(error, t`Your profile could not be loaded.`));
  }
};

const VERIFIED = "Email verified successfully";

/**
 * Confirms an address with the token of its link; the server's message decides whether the user is loaded. Answers which second factor is asked
 * for before that.
 */
export const verifyEmail = async (body: {
  token: string;
  replace_session?: boolean;
}): Promise<SecondFactor | null> => {
  const before = getSession();
  setSession({ ...before, status: "verifying_email", error: null });
  try {
    const { verifyEmail: endpoint } = await loadUsers();
    const { answer } = await call(endpoint, { body });
    if (answer.message !== VERIFIED) throw new Error(answer.message);
    if (answer.auth_token === null) {
      endSession(null, true);
      return answer.second_factor ?? null;
    }
    await enter(answer.auth_token);
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : t`This address could not be verified.`;
    const status = before.user === null ? "logged_out" : "logged_in";
    setSession({ ...before, status, error: words });
    throw error;
  }
};

/** Sets a new password with the token of a reset link; an empty answer is a failure. */
export const resetPassword = async (body: { token: string; password: string }): Promise<void> => {
  const before = getSession();
  setSession({ ...before, status: "resetting_password", error: null });
  const failed = t`Password reset failed, please retry!`;
  try {
    const { resetPassword: endpoint } = await loadUsers();
    const { answer } = await call(endpoint, { body });
    // whatever the contract says of it
    if (!(answer as unknown)) throw new Error(failed);
    endSession(null, true);
  } catch (error) {
    // whoever is signed in here stays so
    setSession({ ...before, error: messageOf(error, failed) });
    throw error;
  }
};

/** Whether this tab still shows a person other than the one that the stored token belongs to. */
const showsAnother = (): boolean => {
  const { user } = getSession();
  const stored = checkToken(readStoredToken(), Date.now());
  return user !== null && stored.state === "valid" && stored.payload.id !== user.id;
};

/** Follows what other tabs do: a logout there is one here, a login there is taken over; nothing of another person stays, typed or shown. */
export const followOtherTabs = (): void => {
  window.addEventListener("storage", (event) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    if (readStoredToken() === null) {
      if (getSession().user !== null) endSession(null);
    } else if (showsAnother()) location.replace("/");
    else if (event.newValue !== event.oldValue) void checkValidity();
  });
};
