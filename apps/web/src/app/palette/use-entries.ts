import type { Language } from "@passbook/contract/languages";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listTransactions } from "@passbook/contract/transactions";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { chooseTheme, THEMES } from "../../lib/browser/theme.ts";
import { useRested } from "../../lib/browser/use-rested.ts";
import { transactionKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { toastUndoable, undoLastChange } from "../../lib/changes/undo.ts";
import { openQuickAdd } from "../../lib/commands/quick-add.ts";
import { useCommandGroups } from "../../lib/commands/commands.ts";
import { useExplorations } from "../../lib/explore/use-explorations.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useSavedSearches } from "../../lib/reference-data/use-saved-searches.ts";
import { updateProfile } from "../../lib/session/update-profile.ts";
import { useLogOut } from "../../lib/session/use-log-out.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { toastBlank, toastError } from "../../ui/overlays/toast.ts";
import type { IconName } from "../../ui/base/icon-paths.ts";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";
import { findChoices } from "../../ui/forms/combobox-choices.ts";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { listLanguages } from "../../words/language-names.ts";
import { useLocale } from "../../words/locale.tsx";
import { useScreens } from "./use-screens.ts";

/** Something to go to, or to do. */
export type Entry = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Further words that find it, which are not shown. */
  readonly keywords?: string | undefined;
  readonly icon: IconName;
  readonly keys?: readonly string[] | undefined;
  readonly to?: string | undefined;
  readonly run?: (() => void) | undefined;
};
type EntryGroup = { readonly label: string; readonly options: readonly Entry[] };

const MOST_OF_A_GROUP = 6;
const REST_MS = 80;

/** What belongs to the person and the machine rather than to what is on the screen. */
const useOwnActions = (): readonly Entry[] => {
  const { t } = useLingui();
  const { language } = useLocale();
  const { leave } = useLogOut();
  const themes = { system: t`System`, light: t`Light`, dark: t`Dark` };
  const speak = async (chosen: Language) => {
    try {
      toastUndoable(t`Profile updated!`, await updateProfile({ language: chosen }));
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
    }
  };
  return [
    {
      id: "undo",
      label: t`Take back the last change`,
      icon: "undo",
      keys: ["Ctrl Z"],
      run: () => {
        if (!undoLastChange()) toastBlank(t`Nothing was changed since the page was opened.`);
      },
    },
    ...THEMES.map((theme): Entry => ({
      id: `theme ${theme}`,
      label: `${t`Theme`}: ${themes[theme]}`,
      icon: "eye",
      run: () => {
        chooseTheme(theme);
      },
    })),
    ...listLanguages()
      .filter((each) => each.language !== language)
      .map((each): Entry => ({
        id: `language ${each.language}`,
        label: `${t`Language`}: ${each.name}`,
        icon: "globe",
        run: () => void speak(each.language),
      })),
    { id: "logout", label: t`Logout`, icon: "logout", run: () => void leave() },
  ];
};

const useActions = (onKeys: () => void): readonly Entry[] => {
  const { t } = useLingui();
  const told = useCommandGroups();
  const own = useOwnActions();
  const adding = t`add new`;
  const made = (label: string, to: string): Entry => ({
    id: to,
    label,
    to,
    icon: "plus",
    keywords: adding,
  });
  const here = told.flatMap(({ title, commands }) =>
    commands.flatMap(({ label, keys, run }): Entry[] =>
      run === undefined ? [] : [{ id: `${title} ${label}`, label, keys, run, hint: title, icon: "edit" }],
    ),
  );
  const acts: readonly Entry[] = [
    {
      id: "quick-add",
      label: t`Write down a transaction`,
      keywords: `${adding} ${t`cash by hand`}`,
      icon: "plus",
      keys: ["N"],
      run: openQuickAdd,
    },
    {
      id: "upload",
      label: t`Upload statements`,
      keywords: `${adding} ${t`import files`}`,
      to: "/statements/upload",
      icon: "upload",
    },
    made(t`Create a merchant`, "/settings/merchants/create"),
    made(t`Create a category`, "/settings/categories/create"),
    made(t`Create a bank account`, "/settings/bank-accounts/create"),
    made(t`Create a rule`, "/settings/rules/create"),
  ];
  const may_act = useMayAct();
  return [
    ...here,
    ...(may_act ? acts : []),
    { id: "export", label: t`Export everything`, to: "/settings/about#export", icon: "download" },
    ...own,
    { id: "keys", label: t`Show these keys`, icon: "key", keys: ["?"], run: onKeys },
  ];
};

/** Searches and explorations that are kept. */
const useKept = (): readonly EntryGroup[] => {
  const { t } = useLingui();
  const saved = useSavedSearches();
  const explorations = useExplorations();
  return useMemo(
    () => [
      {
        label: t`Saved searches`,
        options: saved.map(({ id, name, search }) => ({
          id,
          label: name,
          icon: "search" as const,
          to: `/transactions?${search}`,
        })),
      },
      {
        label: t`Saved explorations`,
        options: explorations.map(({ id, name, search }) => ({
          id,
          label: name,
          icon: "insights" as const,
          to: `/explore?${search}`,
        })),
      },
    ],
    [t, saved, explorations],
  );
};

const useThings = (): readonly EntryGroup[] => {
  const { t } = useLingui();
  const { merchants, categories, accounts } = useReference();
  const kept = useKept();
  return useMemo(
    () => [
      ...kept,
      {
        label: t`Merchants`,
        options: merchants.map(({ id, name }) => ({
          id,
          label: name,
          icon: "store" as const,
          to: transactionsPath({ merchant_id: id }),
        })),
      },
      {
        label: t`Categories`,
        options: categories.flatMap((category) => [
          {
            id: category.id,
            label: category.name,
            icon: "tag" as const,
            to: transactionsPath({ category_id: category.id }),
          },
          ...category.sub_categories.map((sub) => ({
            id: sub.id,
            label: sub.name,
            hint: category.name,
            icon: "tag" as const,
            to: transactionsPath({ sub_category_id: sub.id }),
          })),
        ]),
      },
      {
        label: t`Accounts`,
        options: accounts.map((account) => ({
          id: account.id,
          label: account.display_label,
          hint: account.currency,
          icon: "bank" as const,
          to: transactionsPath({ bank_account_id: account.id }),
        })),
      },
    ],
    [t, kept, merchants, categories, accounts],
  );
};

/** The newest transactions that a text finds, and the way to all of them. */
const useFound = (text: string): EntryGroup => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const asked = useRested(text, REST_MS);
  const { data } = useQuery({
    queryKey: transactionKeys.found(asked),
    queryFn: async ({ signal }) =>
      (await call(listTransactions, { query: { q: asked, limit: MOST_OF_A_GROUP }, signal })).answer.data,
    enabled: asked !== "",
  });
  const rows = asked === "" || asked !== text ? [] : (data ?? []);
  const all: Entry = {
    id: "all",
    label: t`Search transactions for “${text}”`,
    icon: "search",
    to: transactionsPath({ q: text }),
  };
  return {
    label: t`Transactions`,
    options: [
      ...rows.map((row): Entry => ({
        id: row.id,
        label: row.merchant_name ?? row.vendor_name ?? row.description,
        hint: `${formatShortDay(row.booked_on, locale, today)} · ${formatMoney(row.amount, row.currency, locale)}`,
        icon: "transactions",
        to: transactionsPath({ q: text }, row.id),
      })),
      ...(text === "" ? [] : [all]),
    ],
  };
};

/** What the palette offers for a text, in groups: what was found best comes first in each. */
export const useEntries = (text: string, onKeys: () => void): readonly EntryGroup[] => {
  const { t } = useLingui();
  const screens = useScreens();
  const actions = useActions(onKeys);
  const things = useThings();
  const found = useFound(text);
  const places: EntryGroup = {
    label: t`Go to`,
    options: screens.map(({ label, to, icon, key }) => ({
      id: to,
      label,
      to,
      icon,
      keys: key === undefined ? undefined : ["G", key.toUpperCase()],
    })),
  };
  const named = [places, { label: t`Actions`, options: actions }, ...(text === "" ? [] : things)];
  // its drawing is the palette's own, and its groups keep their order
  const asked: readonly ComboboxGroup[] = named.map(({ label, options }) => ({
    options: options.map(({ id, label: said, hint, keywords }) => ({
      id: `${label} ${id}`,
      label: said,
      hint,
      keywords,
    })),
  }));
  const ranks = new Map(
    findChoices(asked, text).flatMap(({ options }) => options.map(({ id }, rank) => [id, rank] as const)),
  );
  const shown = named.flatMap(({ label, options }) => {
    const rankOf = ({ id }: Entry): number => ranks.get(`${label} ${id}`) ?? -1;
    const met = options.filter((entry) => rankOf(entry) >= 0).toSorted((a, b) => rankOf(a) - rankOf(b));
    const few = text === "" ? met : met.slice(0, MOST_OF_A_GROUP);
    return few.length === 0 ? [] : [{ label, options: few }];
  });
  return found.options.length === 0 ? shown : [...shown, found];
};
