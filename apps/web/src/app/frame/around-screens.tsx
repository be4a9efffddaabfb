import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { takeClosedBook } from "../../lib/calls/chosen-book.ts";
import { sendKept } from "../../lib/changes/send-kept.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { ConflictDialog } from "../../lib/versions/conflict-dialog.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import { Everywhere } from "../palette/everywhere.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { DropAnywhere } from "./drop-anywhere.tsx";

export { PrintHead } from "./print-head.tsx";

/** Says why one's own book is shown again. */
const useClosedBook = (): void => {
  const { t } = useLingui();
  useEffect(() => {
    const name = takeClosedBook();
    if (name !== null) toastError(t`${name}'s book is not shared with you any more. You see your own again.`);
  }, [t]);
};

/** What waited for the server when the page was left is sent as soon as it is known whose it is. */
const useKeptEdits = (person_id: string | undefined): void => {
  useEffect(() => {
    if (person_id !== undefined) sendKept();
  }, [person_id]);
};

/** Questions about what was changed in two places, files that are dropped beside every place for them, and the keys of every screen. */
export const AroundScreens = () => {
  const { user } = useSession();
  useClosedBook();
  useKeptEdits(user?.id);
  return (
    <>
      <ConflictDialog />
      <LeavingDialog />
      <DropAnywhere />
      {user !== null && <Everywhere />}
    </>
  );
};
