import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { useMayAct } from "../base/acts.tsx";
import { classNames } from "../base/class-names.ts";
import { findChoices, findMeant } from "./combobox-choices.ts";
import type { ComboboxGroup, ComboboxOption } from "./combobox-choices.ts";
import styles from "./combobox.module.css";
import control from "./control.module.css";
import { Field, useFieldProps } from "./field.tsx";
import { Icon } from "../base/icon.tsx";
import { Option, OptionHeading } from "./option.tsx";
import frame from "../base/popover.module.css";
import { placeBeside } from "../base/popover.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";

type ComboboxProps = {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly groups: readonly ComboboxGroup[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly placeholder?: string | undefined;
  /** Offers to make what was typed and not found. */
  readonly createLabel?: ((text: string) => string) | undefined;
  readonly onCreate?: ((text: string) => void) | undefined;
  /** What was typed is made when the field is left, also without a choice. */
  readonly keepsTyped?: boolean | undefined;
  /** Takes the focus and shows its choices as soon as it is drawn. */
  readonly startOpen?: boolean | undefined;
  /** Alone in a dialog its choices stand below it as long as the dialog does, so that none lies over the buttons; leaving it chooses nothing. */
  readonly inline?: boolean | undefined;
  /** Left without a choice: by Esc, or by a focus that went to another element, which is handed over. */
  readonly onDismiss?: ((focused: EventTarget | null) => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** What is chosen is kept at once: who may not change it sees what is chosen. */
  readonly act?: boolean | undefined;
};

type Choice = ComboboxOption & { readonly isNew?: boolean };

/** Where the chosen entry stands in the whole list, so that Enter takes it again; the first when nothing is chosen. */
const findValue = (groups: readonly ComboboxGroup[], value: string | null): number =>
  Math.max(
    0,
    groups.flatMap((group) => group.options).findIndex(({ id }) => id === value),
  );

const useChoices = (props: ComboboxProps) => {
  const { groups, onChange, onCreate, createLabel } = props;
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(() => findValue(groups, props.value));
  const text = query?.trim() ?? "";
  const found = findChoices(groups, text);
  const isNew = onCreate !== undefined && text !== "";
  const known = found.some((group) =>
    group.options.some((option) => option.label.toLocaleLowerCase() === text.toLocaleLowerCase()),
  );
  const extra: Choice | null =
    isNew && !known ? { id: "new", label: createLabel?.(text) ?? text, isNew: true } : null;
  const shown: readonly Choice[] = [
    ...found.flatMap((group) => group.options),
    ...(extra === null ? [] : [extra]),
  ];
  const choose = (choice: Choice) => {
    if (choice.isNew === true) onCreate?.(text);
    else onChange(choice.id);
  };
  const search = (words: string | null) => {
    setQuery(words);
    setActive(0);
  };
  return { query, search, found, extra, shown, active, setActive, choose };
};

type ListProps = {
  readonly id: string;
  readonly choices: ReturnType<typeof useChoices>;
  readonly value: string | null;
  readonly onPick: (choice: Choice) => void;
};

const ChoiceList = ({ id, choices, value, onPick }: ListProps) => {
  const { found, extra, shown, active } = choices;
  const draw = (choice: Choice) => {
    const index = shown.indexOf(choice);
    return (
      <Option
        key={choice.id}
        id={`${id}-${String(index)}`}
        active={index === active}
        selected={choice.id === value}
        icon={choice.isNew === true ? <Icon name="plus" size="sm" /> : choice.icon}
        label={choice.label}
        hint={choice.hint}
        end={choice.id === value && <Icon name="check" size="sm" />}
        onPick={() => {
          onPick(choice);
        }}
      />
    );
  };
  return (
    <>
      {found.map((group, index) => (
        <div key={group.label ?? String(index)} role="group" aria-label={group.label}>
          {group.label !== undefined && <OptionHeading>{group.label}</OptionHeading>}
          {group.options.map(draw)}
        </div>
      ))}
      {extra !== null && draw(extra)}
    </>
  );
};

const ComboboxControl = (props: ComboboxProps) => {
  const { label, groups, value, placeholder, startOpen, onDismiss, disabled, inline = false } = props;
  const { t } = useLingui();
  const id = useId();
  const field = useFieldProps({});
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [unfolded, setOpen] = useState(false);
  const open = inline || unfolded;
  const isFirst = props.onCreate !== undefined && groups.every(({ options }) => options.length === 0);
  const choices = useChoices(props);
  const { shown, active, query } = choices;
  const selected = groups.flatMap((group) => group.options).find((option) => option.id === value);

  useEffect(() => {
    const popover = list.current;
    const anchor = box.current;
    if (!unfolded || inline || popover === null || anchor === null) return undefined;
    popover.style.width = `${String(Math.max(anchor.offsetWidth, 240))}px`;
    popover.showPopover();
    const place = () => {
      placeBeside(popover, anchor, "start");
    };
    place();
    window.addEventListener("scroll", place, { passive: true, capture: true });
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      if (popover.matches(":popover-open")) popover.hidePopover();
    };
  }, [unfolded, inline]);
  useEffect(() => {
    if (open) document.getElementById(`${id}-${String(active)}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active, open]);
  useEffect(() => {
    if (startOpen !== true) return undefined;
    let is_gone = false;
    // a dialog around it opens in the same moment and would lie above the list; no key may come between the focus and the list
    queueMicrotask(() => {
      if (is_gone) return;
      input.current?.focus();
      setOpen(true);
    });
    return () => {
      is_gone = true;
    };
  }, [startOpen]);

  const close = () => {
    setOpen(false);
    choices.search(null);
  };
  const openList = () => {
    if (open || disabled === true) return;
    setOpen(true);
    const at = shown.findIndex((choice) => choice.id === value);
    choices.setActive(Math.max(0, at));
  };
  const pick = (choice: Choice) => {
    choices.choose(choice);
    close();
  };
  /** What was typed in a form counts also when the next field is gone to without Enter. */
  const leave = () => {
    const meant = onDismiss === undefined ? findMeant(shown, query ?? "") : undefined;
    if (meant !== undefined && (meant.isNew !== true || props.keepsTyped === true)) pick(meant);
    else close();
  };
  const step = (by: number) => {
    if (open) choices.setActive((active + by + shown.length) % Math.max(1, shown.length));
    else openList();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = shown[active];
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter") {
      // Enter with nothing to take sends no form either.
      if (!open) openList();
      else if (choice !== undefined) pick(choice);
    } else if (event.key === "Escape" && open && !inline) {
      close();
      onDismiss?.(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const count = shown.length;
  return (
    <>
      <div ref={box} className={classNames(control["frame"], styles["box"])}>
        {query === null && selected?.icon}
        <input
          {...field}
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && count > 0 ? `${id}-${String(active)}` : undefined}
          className={control["input"]}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder ?? t`Choose`}
          value={query ?? selected?.label ?? ""}
          onChange={(event) => {
            openList();
            choices.search(event.currentTarget.value);
          }}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
          onClick={openList}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget }) => {
            if (inline) return;
            if (open) onDismiss?.(relatedTarget);
            leave();
          }}
        />
        <Icon name="chevron-down" size="sm" className={control["icon"]} />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        popover={inline ? undefined : "manual"}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={inline ? styles["inline"] : classNames(frame["popover"], styles["list"])}
        onMouseDown={(event) => {
          // focus stays in the input, also when the scrollbar is taken
          event.preventDefault();
        }}
      >
        {open && <ChoiceList id={id} choices={choices} value={value} onPick={pick} />}
      </div>
      {open && count === 0 && (
        <p className={styles["none"]}>
          {isFirst ? <Trans>Write the first one</Trans> : <Trans>Nothing matches</Trans>}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{open && <Plural value={count} one="# choice" other="# choices" />}</span>
      </VisuallyHidden>
    </>
  );
};

/** What is chosen, as words. */
const Chosen = ({ groups, value }: ComboboxProps) => {
  const chosen = groups.flatMap((group) => group.options).find(({ id }) => id === value);
  if (chosen === undefined) return null;
  return (
    <span className={styles["chosen"]}>
      {chosen.icon}
      {chosen.label}
    </span>
  );
};

/** A choice found by typing; arrows move, Enter takes, Esc leaves. */
export const Combobox = (props: ComboboxProps) => {
  const may_act = useMayAct();
  if (props.act === true && !may_act) return <Chosen {...props} />;
  return (
    <Field label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={props.error}>
      <ComboboxControl {...props} />
    </Field>
  );
};
