import { useQuery } from "@tanstack/react-query";
import { getPasswordDetails } from "@passbook/contract/statement-sources";
import { call } from "../calls/call.ts";
import { useChosenBook } from "../calls/chosen-book.ts";
import { passwordDetailsKeys } from "../cache/query-keys.ts";

/** What this person gave for passwords of statements to be made of; not asked for in the book of somebody else, which they are not tried in. */
export const usePasswordDetails = () => {
  const enabled = useChosenBook() === null;
  return useQuery({
    queryKey: passwordDetailsKeys.all,
    queryFn: async ({ signal }) => (await call(getPasswordDetails, { signal })).answer.data,
    enabled,
  });
};
