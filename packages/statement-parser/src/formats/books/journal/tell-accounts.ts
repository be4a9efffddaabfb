import { guessKind } from "../../brought/guess-kind.ts";
import type { Entry, EntryAccount } from "../double-entry.ts";

const ASSETS =
  /^(?:assets?|aktiva|verm[öo]gen|activos?|actifs?|ativos?|attivit[àa]|bank|cash|konten|accounts?)$/i;
const LIABILITIES =
  /^(?:liabilit(?:y|ies)|debts?|passiva|verbindlichkeiten|schulden|pasivos?|passifs?|passivos?|dettes|deudas|credit ?cards?|loans?)$/i;
const EQUITY = /^(?:equity|eigenkapital|patrimonio|patrim[óo]nio|capitaux(?: propres)?|capital)$/i;

type Told = Pick<EntryAccount, "role"> & { readonly is_debt: boolean };

const OF_TYPES: Readonly<Record<string, Told>> = {
  a: { role: "own", is_debt: false },
  c: { role: "own", is_debt: false },
  l: { role: "own", is_debt: true },
  e: { role: "equity", is_debt: false },
  v: { role: "equity", is_debt: false },
  r: { role: "category", is_debt: false },
  x: { role: "category", is_debt: false },
};
const TYPE_WORDS: Readonly<Record<string, string>> = {
  asset: "a",
  cash: "c",
  liability: "l",
  equity: "e",
  conversion: "v",
  revenue: "r",
  income: "r",
  expense: "x",
};

/** Roots below a name of one's own, as books of several people have them ("Joint:Assets:Giro"). */
const BELOW = /^(?:assets?|liabilit(?:y|ies)|equity|expenses?|incomes?|revenues?)$/i;

/** The parts of an account with its root first. */
const rootFirst = (path: readonly string[]): string[] => {
  const [outer = "", root = "", ...inner] = path;
  const is_below = BELOW.test(root) && !isRoot(outer);
  return is_below ? [root, outer, ...inner] : [...path];
};

const isRoot = (name: string): boolean =>
  [ASSETS, LIABILITIES, EQUITY, BELOW].some((known) => known.test(name));

/** What a root is: money of one's own, what is owed, what only opens books; all else is spent or earned. */
const tellRoot = (root: string): Told => {
  if (ASSETS.test(root)) return { role: "own", is_debt: false };
  if (LIABILITIES.test(root)) return { role: "own", is_debt: true };
  return { role: EQUITY.test(root) ? "equity" : "category", is_debt: false };
};

const findType = (path: readonly string[], types: ReadonlyMap<string, string>): Told | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const type = types.get(path.slice(0, length).join(":"))?.toLowerCase();
    if (type !== undefined) return OF_TYPES[TYPE_WORDS[type] ?? type];
  }
  return undefined;
};

/** The accounts that a journal posts to, by what it declares them to be, else by what their roots are called. */
export const tellAccounts = (
  entries: readonly Entry[],
  types: ReadonlyMap<string, string>,
  closed: ReadonlySet<string> = new Set(),
): Map<string, EntryAccount> => {
  const accounts = new Map<string, EntryAccount>();
  for (const { postings } of entries)
    for (const { account } of postings) {
      if (accounts.has(account)) continue;
      const written = account.split(":").map((part) => part.trim());
      const path = rootFirst(written);
      const { role, is_debt } = findType(written, types) ?? tellRoot(path[0] ?? "");
      const kind = role === "own" ? guessKind(account, is_debt) : null;
      accounts.set(account, { path, role, kind, is_closed: closed.has(account) });
    }
  return accounts;
};
