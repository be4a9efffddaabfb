import { useSyncExternalStore } from "react";
import type { User } from "@passbook/contract/users";
import { readStoredToken, readStoredUser } from "./stored-session.ts";

export type SessionStatus =
  | "logged_out"
  | "logging_in"
  | "logged_in"
  | "verifying_email"
  | "checking_validity"
  | "resetting_password"
  | "updating_profile";

export type Session = {
  readonly status: SessionStatus;
  readonly user: User | null;
  /** Why the last step failed, in words for the person. */
  readonly error: string | null;
  /** Why a session ended that was not left by choice; shown once, where the person is then. */
  readonly ended: string | null;
  /** True after a logout by choice: the next login starts at home. */
  readonly left: boolean;
};

export const LOGGED_OUT: Session = {
  status: "logged_out",
  user: null,
  error: null,
  ended: null,
  left: false,
};

const readInitial = (): Session => {
  if (typeof localStorage === "undefined") return LOGGED_OUT;
  const known = readStoredToken() !== null || readStoredUser() !== null;
  return known ? { ...LOGGED_OUT, status: "checking_validity" } : LOGGED_OUT;
};

let session: Session = readInitial();
const listeners = new Set<() => void>();
const endings = new Set<() => void>();

export const getSession = (): Session => session;

export const setSession = (next: Session): void => {
  session = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session as it stands: `user` is null unless someone is signed in. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession);

/** Runs `forget` whenever a session ends, for what is kept of a person elsewhere. */
export const onSessionEnd = (forget: () => void): void => {
  endings.add(forget);
};

/** Ends the session here: local storage is cleared and the guard sends the person to /login with the reason. */
export const endSession = (error: string | null, left = false): void => {
  localStorage.clear();
  for (const forget of endings) forget();
  setSession({ ...LOGGED_OUT, error, ended: error, left });
};
