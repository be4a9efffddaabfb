import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useSession } from "../../lib/calls/session-store.ts";
import { addUploads } from "../../lib/statements/upload-queue.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { DropCover } from "../../ui/actions/drop-zone.tsx";
import { useFileDrag } from "../../ui/actions/file-drag.ts";
import { toastError } from "../../ui/overlays/toast.ts";

/** Files dropped where no screen takes them are statements; else the browser would open them in the place of the app. */
export const DropAnywhere = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useSession();
  const may_act = useMayAct();
  // the window comes after everything on the page
  const over = useFileDrag(
    () => window,
    (files) => {
      if (user === null) toastError(t`Sign in first, then drop the files again.`);
      else if (!may_act) toastError(t`You may look at this book and change nothing in it.`);
      else if (document.querySelector("dialog[open]") !== null)
        toastError(t`Finish or close what is open, then drop the files again.`);
      else if (files.length > 0) {
        addUploads(files);
        void navigate("/statements/upload");
      }
    },
  );
  return over && user !== null && may_act ? <DropCover /> : null;
};
