import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { takeClosedBook } from "../../lib/calls/chosen-book.ts";
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

/** Questions about what was changed in two places, files that are dropped beside every place for them, and the keys of every screen. */
export const AroundScreens = () => {
  const { user } = useSession();
  useClosedBook();
  return (
    <>
      <ConflictDialog />
      <LeavingDialog />
      <DropAnywhere />
      {user !== null && <Everywhere />}
    </>
  );
};
