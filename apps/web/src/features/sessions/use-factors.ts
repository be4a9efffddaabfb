import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listFactors } from "@passbook/contract/factors";
import { factorKeys } from "../../lib/cache/query-keys.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { wasLeft } from "../../lib/session/passkeys.ts";
import { toastError } from "../../ui/overlays/toast.ts";

/** What every card of factors is handed: how to ask who is there, and how to show codes that were made. */
export type FactorTools = {
  readonly confirmed: <Done>(act: () => Promise<Done>) => Promise<Done | null>;
  readonly onCodes: (codes: readonly string[] | null) => void;
};

export const useFactors = () =>
  useQuery({
    queryKey: factorKeys.all,
    queryFn: async ({ signal }) => (await call(listFactors, { signal })).answer.data,
  });

/** Does something to factors, with everything fetched anew after it; failures become a toast. Answers null where nothing was done. */
export const useFactorChange = ({ confirmed }: Pick<FactorTools, "confirmed">) => {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const change = async <Done>(act: () => Promise<Done>): Promise<Done | null> => {
    setBusy(true);
    try {
      const done = await confirmed(act);
      await refreshAfter("change_factors");
      return done;
    } catch (error) {
      if (!wasLeft(error)) toastError(messageOf(error, t`That did not work, please retry.`));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
};
