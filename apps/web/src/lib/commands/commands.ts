import { useEffect, useRef, useSyncExternalStore } from "react";

/** Something that can be done where a person is: told with its keys, and offered by the palette where it can be run from there. */
export type Command = {
  readonly label: string;
  /** As they are printed on keys. */
  readonly keys: readonly string[];
  readonly run?: (() => void) | undefined;
};

export type CommandGroup = { readonly title: string; readonly commands: readonly Command[] };

/** A command as it is told above, written and read here alone. */
type Told = Pick<Command, "label" | "keys"> & { readonly runs: boolean };

let groups: readonly CommandGroup[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly CommandGroup[]): void => {
  groups = next;
  for (const listener of listeners) listener();
};

/** Tells, as long as it is drawn, what can be done on a screen; always runs what was told last. */
export const useCommands = (title: string, commands: readonly Command[]): void => {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  // as a text it is the same as long as it says the same
  const told = JSON.stringify(
    commands.map(({ label, keys, run }) => ({ label, keys, runs: run !== undefined })),
  );
  useEffect(() => {
    const group: CommandGroup = {
      title,
      commands: (JSON.parse(told) as readonly Told[]).map(({ label, keys, runs }, index) => ({
        label,
        keys,
        run: runs ? () => latest.current[index]?.run?.() : undefined,
      })),
    };
    change([...groups, group]);
    return () => {
      change(groups.filter((each) => each !== group));
    };
  }, [title, told]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What can be done on the screens that are drawn. */
export const useCommandGroups = (): readonly CommandGroup[] => useSyncExternalStore(subscribe, () => groups);
