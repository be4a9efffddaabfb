import { lazy, Suspense } from "react";
import { loadChunk } from "../loading/load-chunk.ts";
import { closeQuickAdd, useQuickAddOpen } from "../../lib/commands/quick-add.ts";
import { useKeysEverywhere } from "./use-keys-everywhere.ts";

/** All come when they are asked for. */
const Palette = lazy(async () => ({
  default: (await loadChunk("palette", () => import("./palette.tsx"))).Palette,
}));
const KeysDialog = lazy(async () => ({
  default: (await loadChunk("keys", () => import("./keys-dialog.tsx"))).KeysDialog,
}));
const QuickAddDialog = lazy(async () => ({
  default: (
    await loadChunk("quick-add", () => import("../../features/transactions/quick-add/quick-add-dialog.tsx"))
  ).QuickAddDialog,
}));

/** Keys of every screen, for whoever is signed in, and what they open. */
export const Everywhere = () => {
  const { over, setOver } = useKeysEverywhere();
  const isAdding = useQuickAddOpen();
  const close = () => {
    setOver(null);
  };
  return (
    <Suspense fallback={null}>
      {over === "palette" && (
        <Palette
          onClose={close}
          onKeys={() => {
            setOver("keys");
          }}
        />
      )}
      {over === "keys" && <KeysDialog onClose={close} />}
      {isAdding && <QuickAddDialog onClose={closeQuickAdd} />}
    </Suspense>
  );
};
