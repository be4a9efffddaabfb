import { Suspense, useEffect } from "react";
import { lazyPart } from "../loading/lazy-part.tsx";
import { loadChunk } from "../loading/load-chunk.ts";
import { whenIdle } from "../../lib/browser/when-idle.ts";
import { closeQuickAdd, useQuickAddOpen } from "../../lib/commands/quick-add.ts";
import { useKeysEverywhere } from "./use-keys-everywhere.ts";

const loadPalette = () => import("./palette.tsx");
const loadKeys = () => import("./keys-dialog.tsx");
const loadQuickAdd = () => import("../../features/transactions/quick-add/quick-add-dialog.tsx");

/** All come when they are asked for, and ahead of it where there is time: a key is answered also when the server is gone. */
const Palette = lazyPart(
  async () => (await loadChunk("palette", loadPalette)).Palette,
  async () => (await loadPalette()).Palette,
);
const KeysDialog = lazyPart(
  async () => (await loadChunk("keys", loadKeys)).KeysDialog,
  async () => (await loadKeys()).KeysDialog,
);
const QuickAddDialog = lazyPart(
  async () => (await loadChunk("quick-add", loadQuickAdd)).QuickAddDialog,
  async () => (await loadQuickAdd()).QuickAddDialog,
);

const usePreloaded = (): void => {
  useEffect(() => {
    const parts = [QuickAddDialog, Palette, KeysDialog];
    whenIdle(
      ...parts.map(({ preload }) => () => {
        // a failure is told where it is asked for
        preload().catch(() => undefined);
      }),
    );
  }, []);
};

/** Keys of every screen, for whoever is signed in, and what they open. */
export const Everywhere = () => {
  const { over, setOver } = useKeysEverywhere();
  const isAdding = useQuickAddOpen();
  usePreloaded();
  const close = () => {
    setOver(null);
  };
  return (
    <Suspense fallback={null}>
      {over === "palette" && (
        <Palette.Part
          onClose={close}
          onKeys={() => {
            setOver("keys");
          }}
        />
      )}
      {over === "keys" && <KeysDialog.Part onClose={close} />}
      {isAdding && <QuickAddDialog.Part onClose={closeQuickAdd} />}
    </Suspense>
  );
};
