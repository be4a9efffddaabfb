import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Book, type BookRole, listBooks } from "@passbook/contract/members";
import { bookKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";
import { closeChosenBook, updateChosenBook, useChosenBook } from "../calls/chosen-book.ts";
import { useSession } from "../calls/session-store.ts";

const FRESH_MS = 300_000;
/** The books as last seen and whose list it is, so that a screen need not wait to show which there are. */
const STORED_KEY = "books";
type Stored = { readonly person_id: string; readonly books: readonly Book[] };

const readStored = (person_id: string | undefined): readonly Book[] | undefined => {
  const text = localStorage.getItem(STORED_KEY);
  if (text === null) return undefined;
  // written below, and gone with the session; what another version kept is fetched again at once
  const stored = JSON.parse(text) as Stored;
  return stored.person_id === person_id ? stored.books : undefined;
};

const store = (stored: Stored): void => {
  localStorage.setItem(STORED_KEY, JSON.stringify(stored));
};

/** The books that this person may look at, their own first; what is found of the chosen one is taken over. */
export const useBooks = (): readonly Book[] | undefined => {
  const chosen_id = useChosenBook()?.id;
  const person_id = useSession().user?.id;
  const { data, dataUpdatedAt } = useQuery({
    queryKey: bookKeys.list,
    queryFn: async ({ signal }): Promise<readonly Book[]> => {
      const books = (await call(listBooks, { signal })).answer.data;
      if (person_id !== undefined) store({ person_id, books });
      return books;
    },
    staleTime: FRESH_MS,
    initialData: () => readStored(person_id),
    initialDataUpdatedAt: 0,
  });
  const known = dataUpdatedAt === 0 ? undefined : data;
  useEffect(() => {
    if (known === undefined || chosen_id === undefined) return;
    const found = known.find(({ id }) => id === chosen_id);
    if (found === undefined) closeChosenBook();
    else updateChosenBook(found);
  }, [known, chosen_id]);
  return data;
};

/** What each role in a book is called. */
export const useRoleWords = (): Readonly<Record<BookRole, string>> => {
  const { t } = useLingui();
  return { owner: t`Owner`, editor: t`Editor`, viewer: t`Viewer` };
};
