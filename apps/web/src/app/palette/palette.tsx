import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../../ui/base/class-names.ts";
import { Icon } from "../../ui/base/icon.tsx";
import { Kbd } from "../../ui/base/kbd.tsx";
import { SearchInput } from "../../ui/forms/search-input.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import styles from "./palette.module.css";
import type { Entry } from "./use-entries.ts";
import { useEntries } from "./use-entries.ts";

type ListProps = {
  readonly id: string;
  readonly groups: ReturnType<typeof useEntries>;
  readonly active: Entry | undefined;
  readonly onTake: (entry: Entry) => void;
};

const EntryList = ({ id, groups, active, onTake }: ListProps) =>
  groups.map((group) => (
    <div key={group.label} role="group" aria-label={group.label}>
      <div className={styles["heading"]} aria-hidden="true">
        {group.label}
      </div>
      {group.options.map((entry) => (
        // the input keeps the focus and handles the keys; the mouse picks here
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={entry.id}
          id={`${id}-${group.label}-${entry.id}`}
          role="option"
          aria-selected={entry === active}
          className={classNames(styles["option"], entry === active && styles["active"])}
          onClick={() => {
            onTake(entry);
          }}
        >
          <Icon name={entry.icon} size="sm" />
          <span className={styles["label"]}>{entry.label}</span>
          {entry.hint !== undefined && <span className={styles["hint"]}>{entry.hint}</span>}
          {entry.keys !== undefined && (
            <span className={styles["keys"]}>
              {entry.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </span>
          )}
        </div>
      ))}
    </div>
  ));

/** Goes anywhere and does anything by its name. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const groups = useEntries(text.trim());
  const entries = groups.flatMap(({ label, options }) => options.map((entry) => ({ label, entry })));
  const place = Math.min(at, entries.length - 1);
  const active = entries[place];
  const active_id = active === undefined ? undefined : `${id}-${active.label}-${active.entry.id}`;
  useEffect(() => {
    if (active_id !== undefined) document.getElementById(active_id)?.scrollIntoView({ block: "nearest" });
  }, [active_id]);
  // a dialog gives the focus to its cross; the palette is opened to be typed into
  useEffect(() => {
    box.current?.querySelector("input")?.focus();
  }, []);
  const take = ({ to, run }: Entry) => {
    onClose();
    if (to !== undefined) void navigate(to);
    // what acts on the row that had the focus finds it there again
    if (run !== undefined) requestAnimationFrame(run);
  };
  return (
    <Dialog open title={t`Find anything`} size="md" onClose={onClose}>
      <div ref={box}>
        <SearchInput
          label={t`Screens, actions, merchants, categories, accounts, transactions`}
          placeholder={t`Where to, or what to do?`}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active_id}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(next) => {
            setText(next);
            setAt(0);
          }}
          onKeyDown={(event) => {
            const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
            if (by !== 0) setAt((place + by + entries.length) % Math.max(1, entries.length));
            else if (event.key === "Enter" && active !== undefined) take(active.entry);
            // the browser would empty the search first
            else if (event.key === "Escape") onClose();
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Found`}
        className={styles["list"]}
        tabIndex={-1}
        onMouseDown={(event) => {
          event.preventDefault();
        }}
      >
        <EntryList id={id} groups={groups} active={active?.entry} onTake={take} />
      </div>
      {entries.length === 0 && (
        <p className={styles["none"]}>
          <Trans>Nothing is called so</Trans>
        </p>
      )}
    </Dialog>
  );
};
