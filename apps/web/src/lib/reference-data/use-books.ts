import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type BookRole, listBooks } from "@passbook/contract/members";
import { bookKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";
import { closeChosenBook, updateChosenBook, useChosenBook } from "../calls/chosen-book.ts";

const FRESH_MS = 300_000;

/** The books that this person may look at, their own first; what is found of the chosen one is taken over. */
export const useBooks = (enabled: boolean) => {
  const chosen_id = useChosenBook()?.id;
  const { data } = useQuery({
    queryKey: bookKeys.list,
    queryFn: async ({ signal }) => (await call(listBooks, { signal })).answer.data,
    staleTime: FRESH_MS,
    enabled,
  });
  useEffect(() => {
    if (data === undefined || chosen_id === undefined) return;
    const found = data.find(({ id }) => id === chosen_id);
    if (found === undefined) closeChosenBook();
    else updateChosenBook(found);
  }, [data, chosen_id]);
  return data;
};

/** What each role in a book is called. */
export const useRoleWords = (): Readonly<Record<BookRole, string>> => {
  const { t } = useLingui();
  return { owner: t`Owner`, editor: t`Editor`, viewer: t`Viewer` };
};
