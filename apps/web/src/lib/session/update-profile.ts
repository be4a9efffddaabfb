import { t } from "@lingui/core/macro";
import type { User } from "@passbook/contract/users";
import { formatWeekday } from "../../words/format-dates.ts";
import { listLanguages } from "../../words/language-names.ts";
import { refreshAfter } from "../cache/refresh.ts";
import { call } from "../calls/call.ts";
import { messageOf } from "../calls/refusal.ts";
import { getSession, setSession } from "../calls/session-store.ts";
import type { FieldWords } from "../versions/ask-about.ts";
import { saveVersioned } from "../versions/save-versioned.ts";
import { setUser } from "./session-actions.ts";

const profileWords = (): FieldWords => ({
  name: { label: t`Name` },
  email: { label: t`E-mail` },
  home_currency: { label: t`Home currency` },
  language: {
    label: t`Language`,
    say: (language) => listLanguages().find((one) => one.language === language)?.name ?? String(language),
  },
  locale: { label: t`Numbers and dates` },
  time_zone: { label: t`Time zone` },
  count_likely: { label: t`Count likely categories` },
  total_in_home: { label: t`Total everything in the home currency` },
  week_start: {
    label: t`Week starts on`,
    say: (day) => formatWeekday(Number(day), getSession().user?.locale ?? "en", "long"),
  },
});

/** Changes parts of the profile, as it was seen (as it is known here, unless told); gives the id with which it can be undone. */
export const updateProfile = async (
  body: Readonly<Record<string, unknown>>,
  seen: User | null = getSession().user,
): Promise<string | null> => {
  const before = getSession();
  const id = before.user?.id;
  if (id === undefined || seen === null) throw new Error(t`Session expired, please login again!`);
  setSession({ ...before, status: "updating_profile", error: null });
  try {
    const { changeUser } = await import("@passbook/contract/users");
    const { answer, change_id } = await saveVersioned({
      seen,
      change: body,
      send: (change, version) => call(changeUser, { params: { id }, body: change, version }),
      words: profileWords(),
    });
    setUser(answer.data);
    void refreshAfter("change_user");
    if (body["language"] !== undefined) void refreshAfter("translate_categories");
    return change_id;
  } catch (error) {
    // a session that ended meanwhile stays ended
    if (getSession().status === "updating_profile")
      setSession({ ...before, status: "logged_in", error: messageOf(error, t`Oops, update failed!`) });
    throw error;
  }
};
