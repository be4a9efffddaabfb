import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Book } from "@passbook/contract/move-in";
import { useChosenBook } from "../../../lib/calls/chosen-book.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { toastUndoable } from "../../../lib/changes/undo.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { updateProfile } from "../../../lib/session/update-profile.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { toastError } from "../../../ui/overlays/toast.ts";
import { useLocale } from "../../../words/locale.tsx";

type HomeCurrencyNoteProps = { readonly book: Book; readonly reference: Reference };

/** The one currency of all that a person has here, where it is not the home currency that was guessed when they registered; else null. */
const findOtherHome = ({ book, reference }: HomeCurrencyNoteProps, home_currency: string): string | null => {
  const moved = book.accounts.some((account) => account.moved !== null);
  const [first] = reference.accounts;
  if (!moved || first === undefined || first.currency === home_currency) return null;
  return reference.accounts.every(({ currency }) => currency === first.currency) ? first.currency : null;
};

/** Offers the currency of a book that moved in as the home currency, as long as nothing else is here. */
export const HomeCurrencyNote = ({ book, reference }: HomeCurrencyNoteProps) => {
  const { t } = useLingui();
  const { home_currency } = useLocale();
  const [busy, setBusy] = useState(false);
  const is_own = useChosenBook() === null;
  const currency = findOtherHome({ book, reference }, home_currency);
  if (currency === null || !is_own) return null;
  const take = async () => {
    setBusy(true);
    try {
      const change_id = await updateProfile({ home_currency: currency });
      toastUndoable(t`${currency} is your home currency`, change_id);
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Note
      tone="info"
      action={
        <Button busy={busy} onClick={() => void take()}>
          <Trans>Make {currency} your home currency</Trans>
        </Button>
      }
    >
      <Trans>
        All of your accounts are in {currency}, and your home currency is {home_currency}: it is the one that
        Insights, budgets and net worth count in.
      </Trans>
    </Note>
  );
};
