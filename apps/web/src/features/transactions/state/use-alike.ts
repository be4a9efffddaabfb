import { useState } from "react";
import { listAlike } from "@passbook/contract/suggestions";
import type { Transaction } from "@passbook/contract/transactions";
import { call } from "../../../lib/calls/call.ts";

/** Others that an answer would file the same way. */
export type AlikeOthers = {
  /** The transaction that was answered. */
  readonly id: string;
  readonly sub_category_id: string;
  readonly count: number;
  /** How many more wait for these. */
  readonly held: number;
  readonly transactions: readonly Transaction[];
};

/** After an answer, asks whether others should follow; nothing to follow and failures are passed over in silence. */
export const useAlike = () => {
  const [others, setOthers] = useState<AlikeOthers | null>(null);
  const ask = async (id: string) => {
    try {
      const { data } = (await call(listAlike, { params: { id } })).answer;
      if (data.count > 0) setOthers({ id, ...data });
    } catch {
      // the answer itself is saved; the offer is only a convenience
    }
  };
  return {
    others,
    ask: (id: string) => void ask(id),
    close: () => {
      setOthers(null);
    },
  };
};

export type Alike = ReturnType<typeof useAlike>;
