import { useEffect } from "react";
import { useSession } from "../../lib/calls/session-store.ts";
import { ConflictDialog } from "../../lib/versions/conflict-dialog.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import { Toaster } from "../../ui/overlays/toaster.tsx";
import { Everywhere } from "../palette/everywhere.tsx";
import { DropAnywhere } from "./drop-anywhere.tsx";

export { ConnectionBanner } from "./connection-banner.tsx";
export { PrintHead } from "./print-head.tsx";

/** Where toasts appear, questions about what was changed in two places, files that are dropped beside every place for them, and why a session ended, once, wherever the person is then. */
export const Notices = () => {
  const { ended, user } = useSession();
  useEffect(() => {
    if (ended !== null) toastError(ended, { id: "session-ended" });
  }, [ended]);
  return (
    <>
      <Toaster />
      <ConflictDialog />
      <DropAnywhere />
      {user !== null && <Everywhere />}
    </>
  );
};
