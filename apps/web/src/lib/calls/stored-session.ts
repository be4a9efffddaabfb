import type { User } from "@passbook/contract/users";
import { guessLanguage } from "../../words/i18n.ts";

export const TOKEN_KEY = "token";
export const USER_KEY = "user";

export const readStoredToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** The user as last seen, so that the first screen need not wait; null when none or unreadable. */
export const readStoredUser = (): User | null => {
  const text = localStorage.getItem(USER_KEY);
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    // written below, by this version or an earlier one, which knew neither language nor administrators; its own fields are fetched again at once
    if (typeof user !== "object" || user === null || !("id" in user)) return null;
    const {
      language = guessLanguage(),
      is_admin = false,
      ...known
    } = user as Omit<User, "language" | "is_admin"> & Partial<User>;
    return { ...known, language, is_admin };
  } catch {
    return null;
  }
};

export const storeToken = (token: string): void => {
  localStorage.setItem(TOKEN_KEY, token);
};

export const storeUser = (user: User): void => {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
};
