import { useSession } from "../../lib/calls/session-store.ts";
import { ConflictDialog } from "../../lib/versions/conflict-dialog.tsx";
import { Everywhere } from "../palette/everywhere.tsx";
import { DropAnywhere } from "./drop-anywhere.tsx";

export { PrintHead } from "./print-head.tsx";

/** Questions about what was changed in two places, files that are dropped beside every place for them, and the keys of every screen. */
export const AroundScreens = () => {
  const { user } = useSession();
  return (
    <>
      <ConflictDialog />
      <DropAnywhere />
      {user !== null && <Everywhere />}
    </>
  );
};
