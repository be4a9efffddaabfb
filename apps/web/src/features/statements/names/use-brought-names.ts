import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { fileBroughtNames, getBroughtSource } from "@passbook/contract/brought-names";
import type { BroughtSourceDetails } from "@passbook/contract/brought-names";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { broughtNameKeys } from "../../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../../lib/cache/refresh.ts";
import { call } from "../../../lib/calls/call.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import { toastError } from "../../../ui/overlays/toast.ts";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";

type Source = BroughtSourceDetails["source"];

/** The names of a source, each with its guess. */
export const useBroughtNames = (source: Source) =>
  useQuery({
    queryKey: broughtNameKeys.one(source),
    queryFn: async ({ signal }) => (await call(getBroughtSource, { params: { source }, signal })).answer.data,
  });

/** Files the rows of all names as they were chosen, and says how many with Undo. */
export const useNameFiling = (source: Source, onFiled: () => void) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof fileBroughtNames>) =>
      call(fileBroughtNames, { params: { source }, body }),
    onSuccess: async ({ answer: { data }, change_id }) => {
      const count = formatNumber(data.filed, locale);
      const said = plural(data.filed, {
        one: `${count} transaction is filed as you chose`,
        other: `${count} transactions are filed as you chose`,
      });
      toastUndoable(said, change_id);
      await refreshAfter("file_brought_names");
      onFiled();
    },
    onError: (error) => {
      toastError(messageOf(error, t`This could not be done. Try again.`));
    },
  });
};
