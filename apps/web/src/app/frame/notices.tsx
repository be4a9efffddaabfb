import { useEffect } from "react";
import { useSession } from "../../lib/calls/session-store.ts";
import { toastError } from "../../ui/overlays/toast.ts";
import { Toaster } from "../../ui/overlays/toaster.tsx";

export { ConnectionBanner } from "./connection-banner.tsx";

/** Where toasts appear, and why a session ended, once, wherever the person is then. */
export const Notices = () => {
  const { ended } = useSession();
  useEffect(() => {
    if (ended !== null) toastError(ended, { id: "session-ended" });
  }, [ended]);
  return <Toaster />;
};
