import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { readShared } from "../../../lib/addresses/shared.ts";
import { takeSharedFiles } from "../../../lib/statements/shared-files.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";

type Became = "taking" | "gone" | "unreached";

/** Takes what was shared with the app from a phone; says where that did not go well what to do instead. */
export const SharedFilesNote = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shared = readShared(search);
  const [became, setBecame] = useState<Became>("taking");
  const take = useCallback(
    () =>
      takeSharedFiles()
        // taken once, it is not to be looked for again when the page is loaded anew
        .then((count) => (count > 0 ? navigate("/statements/upload", { replace: true }) : setBecame("gone")))
        .catch(() => setBecame("unreached")),
    [navigate],
  );
  useEffect(() => {
    if (shared === "waiting") void take();
  }, [shared, take]);
  if (shared === null || (shared === "waiting" && became === "taking")) return null;
  if (shared === "not_taken")
    return (
      <Note tone="warning" role="alert">
        <Trans>What you shared did not come through, or was too large. Choose the file here instead.</Trans>
      </Note>
    );
  if (became === "gone")
    return (
      <Note tone="warning" role="alert">
        <Trans>What you shared is no longer held here. Share it again, or choose the file here.</Trans>
      </Note>
    );
  return (
    <Note
      tone="warning"
      role="alert"
      action={
        <Button
          onClick={() => {
            setBecame("taking");
            void take();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>What you shared waits, but could not be fetched.</Trans>
    </Note>
  );
};
