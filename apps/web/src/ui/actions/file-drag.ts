import { useLayoutEffect, useRef, useState } from "react";

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** Drags that a place on the page has taken; what lies around it leaves them alone. */
const taken = new WeakSet<Event>();

/** Follows a drag of files over `target()`, and where on it they are dropped; the inmost target that follows it has it. Tells whether one is over it now. */
export const useFileDrag = (
  target: () => EventTarget | null,
  onFiles: (files: readonly File[], place: EventTarget | null) => void,
  active = true,
): boolean => {
  const [over, setOver] = useState(false);
  const latest = useRef({ onFiles, target });
  useLayoutEffect(() => {
    latest.current = { onFiles, target };
  });
  // before the place is painted: whoever sees it may drop
  useLayoutEffect(() => {
    const area = latest.current.target();
    if (!active || area === null) return undefined;
    const end = new AbortController();
    let depth = 0;
    const listen = (name: string, react: (event: DragEvent) => void) => {
      area.addEventListener(
        name,
        (event) => {
          if (!(event instanceof DragEvent) || taken.has(event) || !carriesFiles(event)) return;
          taken.add(event);
          event.preventDefault();
          react(event);
        },
        { signal: end.signal },
      );
    };
    listen("dragenter", () => {
      depth += 1;
      setOver(true);
    });
    listen("dragover", () => undefined);
    listen("dragleave", () => {
      depth = Math.max(0, depth - 1);
      setOver(depth > 0);
    });
    listen("drop", (event) => {
      depth = 0;
      setOver(false);
      latest.current.onFiles([...(event.dataTransfer?.files ?? [])], event.target);
    });
    return () => {
      end.abort();
    };
  }, [active]);
  return over;
};
