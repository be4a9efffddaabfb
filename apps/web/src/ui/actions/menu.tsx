import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useMayAct } from "../base/acts.tsx";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";
import { Kbd } from "../base/kbd.tsx";
import styles from "./menu.module.css";
import frame from "../base/popover.module.css";
import { usePopover } from "../base/popover.ts";
import type { PopoverAlign, TriggerProps } from "../base/popover.ts";

export type MenuAction = {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly to?: string | undefined;
  /** An address outside the router, such as a file. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly end?: ReactNode;
  /** The key that does the same, as it is printed there; it does so in the open menu too. */
  readonly kbd?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly checked?: boolean | undefined;
  /** It changes something: offered to those who may. */
  readonly act?: boolean | undefined;
};

export type MenuEntry = MenuAction | "separator" | { readonly heading: string };

type MenuProps = {
  /** Spoken name of the list. */
  readonly label: string;
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly items: readonly MenuEntry[];
  /** Stands above the entries and is not one of them. */
  readonly header?: ReactNode;
  readonly align?: PopoverAlign | undefined;
};

const ENTRY = '[role^="menuitem"]:not([aria-disabled="true"])';

const entriesOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(ENTRY)];

/** What is printed on keys that the browser calls otherwise. */
const PRINTED: Readonly<Record<string, string>> = { Delete: "Del" };

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const entries = entriesOf(event.currentTarget);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const goTo = (index: number) => {
    event.preventDefault();
    entries[(index + entries.length) % entries.length]?.focus();
  };
  if (event.key === "ArrowDown") goTo(at + 1);
  else if (event.key === "ArrowUp") goTo(at === -1 ? entries.length - 1 : at - 1);
  else if (event.key === "Home") goTo(0);
  else if (event.key === "End") goTo(entries.length - 1);
  else if (event.key.length === 1 && event.key !== " ") {
    const letter = event.key.toLocaleLowerCase();
    const turned = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
    turned.find((entry) => entry.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus();
  }
};

/** The key that an entry shows is pressed for it, else keys move among the entries. */
const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
  const printed = (PRINTED[event.key] ?? event.key).toLowerCase();
  const entry = entriesOf(event.currentTarget).find(
    ({ dataset }) => dataset["key"]?.toLowerCase() === printed,
  );
  if (entry === undefined || event.metaKey || event.ctrlKey || event.altKey) {
    moveFocus(event);
    return;
  }
  event.preventDefault();
  entry.click();
};

const MenuItem = ({ item, close }: { readonly item: MenuAction; readonly close: () => void }) => {
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} size="sm" className={styles["icon"]} />}
      <span className={styles["label"]}>{item.label}</span>
      {item.end !== undefined && <span className={styles["end"]}>{item.end}</span>}
      {item.kbd !== undefined && <Kbd>{item.kbd}</Kbd>}
      {item.checked === true && <Icon name="check" size="sm" />}
    </>
  );
  const shared = {
    className: classNames(styles["item"], item.danger === true && styles["danger"]),
    tabIndex: -1,
    "data-key": item.kbd,
    role: item.checked === undefined ? "menuitem" : "menuitemcheckbox",
    ...(item.checked === undefined ? {} : { "aria-checked": item.checked }),
  };
  if (item.to !== undefined) {
    return (
      <Link {...shared} to={item.to} onClick={close}>
        {content}
      </Link>
    );
  }
  if (item.href !== undefined) {
    return (
      <a {...shared} href={item.href} onClick={close}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={item.disabled === true ? true : undefined}
      onClick={() => {
        if (item.disabled === true) return;
        close();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
};

const isAction = (item: MenuEntry | undefined): item is MenuAction =>
  item !== undefined && item !== "separator" && !("heading" in item);

/** What is offered: acts to those who may, and lines and headings only before something. */
const listOffered = (items: readonly MenuEntry[], may_act: boolean): readonly MenuEntry[] =>
  items
    .filter((item) => may_act || !isAction(item) || item.act !== true)
    .filter((item, index, left) => isAction(item) || isAction(left[index + 1]))
    .filter((item, index) => item !== "separator" || index > 0);

/** A list of actions behind a button: arrows, Home, End, first letters and the keys that entries show; Esc returns to the button. Without any there is no button. */
export const Menu = ({ label, trigger, items, header, align = "start" }: MenuProps) => {
  const menu = usePopover("menu", align, (popover) => {
    entriesOf(popover)[0]?.focus();
  });
  const offered = listOffered(items, useMayAct());
  if (!offered.some(isAction)) return null;
  return (
    <>
      {trigger(menu.trigger)}
      <div {...menu.popover} className={frame["popover"]}>
        {header !== undefined && <div className={styles["header"]}>{header}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} className={styles["list"]} onKeyDown={pressKey}>
          {offered.map((item, index) => {
            if (item === "separator")
              return <hr key={`separator-${String(index)}`} className={styles["separator"]} />;
            if ("heading" in item) {
              return (
                <div key={item.heading} role="presentation" className={styles["heading"]}>
                  {item.heading}
                </div>
              );
            }
            return <MenuItem key={`${item.label}-${String(index)}`} item={item} close={menu.close} />;
          })}
        </div>
      </div>
    </>
  );
};
