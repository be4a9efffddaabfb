import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { takeTyped } from "../../lib/commands/typed-ahead.ts";
import { Icon } from "../../ui/base/icon.tsx";
import { Kbd } from "../../ui/base/kbd.tsx";
import { Option, OptionHeading } from "../../ui/forms/option.tsx";
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
      <OptionHeading>{group.label}</OptionHeading>
      {group.options.map((entry) => (
        <Option
          key={entry.id}
          id={`${id}-${group.label}-${entry.id}`}
          active={entry === active}
          icon={<Icon name={entry.icon} size="sm" />}
          label={entry.label}
          hint={entry.hint}
          end={
            entry.keys !== undefined && (
              <span className={styles["keys"]}>
                {entry.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            )
          }
          onPick={() => {
            onTake(entry);
          }}
        />
      ))}
    </div>
  ));

/** Goes anywhere and does anything by its name. */
export const Palette = ({
  onClose,
  onKeys,
}: {
  readonly onClose: () => void;
  /** Shows which keys there are. */
  readonly onKeys: () => void;
}) => {
  const { t } = useLingui();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [ahead, setAhead] = useState("");
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const groups = useEntries(text.trim(), onKeys);
  const entries = groups.flatMap(({ label, options }) => options.map((entry) => ({ label, entry })));
  const place = Math.min(at, entries.length - 1);
  const active = entries[place];
  const active_id = active === undefined ? undefined : `${id}-${active.label}-${active.entry.id}`;
  useEffect(() => {
    if (active_id !== undefined) document.getElementById(active_id)?.scrollIntoView({ block: "nearest" });
  }, [active_id]);
  useEffect(() => {
    if (!ahead.includes("\n")) return;
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    box.current?.querySelector("input")?.dispatchEvent(enter);
  }, [ahead]);
  const hear = () => {
    const typed = takeTyped();
    if (typed === "") return;
    setAhead(typed);
    setText(typed.split("\n", 1).join(""));
  };
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
          onFocus={hear}
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
