import { type ReactNode, useState } from "react";
import { isRefusedWith } from "../calls/refusal.ts";
import { ConfirmIdentity } from "./confirm-identity.tsx";

type Asking = { readonly goOn: () => void; readonly stop: () => void };

/**
 * Does what may ask again who is there: where it does, a dialog asks, and it is done then. Answers null where the person leaves that. `dialog` is to be
 * drawn by whoever asks.
 */
export const useConfirmation = (): {
  readonly confirmed: <Done>(act: () => Promise<Done>) => Promise<Done | null>;
  readonly dialog: ReactNode;
} => {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const end = (is_confirmed: boolean) => () => {
        setAsking(null);
        resolve(is_confirmed);
      };
      setAsking({ goOn: end(true), stop: end(false) });
    });
  const confirmed = async <Done,>(act: () => Promise<Done>): Promise<Done | null> => {
    try {
      return await act();
    } catch (error) {
      if (!isRefusedWith(error, "confirmation_needed")) throw error;
    }
    return (await ask()) ? act() : null;
  };
  const dialog = asking === null ? null : <ConfirmIdentity onDone={asking.goOn} onClose={asking.stop} />;
  return { confirmed, dialog };
};
