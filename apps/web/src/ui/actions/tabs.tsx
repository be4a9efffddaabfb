import type { KeyboardEvent, ReactNode } from "react";
import { useId, useState } from "react";
import { stepRight } from "../base/direction.ts";
import styles from "./tabs.module.css";

type Tab = {
  readonly id: string;
  readonly label: string;
  readonly end?: ReactNode;
  readonly content: ReactNode;
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string | undefined;
  readonly onChange?: ((id: string) => void) | undefined;
};

const focusNeighbour = (event: KeyboardEvent<HTMLElement>): void => {
  const right = stepRight(event.currentTarget);
  const step = { ArrowRight: right, ArrowLeft: -right, Home: -Infinity, End: Infinity }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = Number.isFinite(step)
    ? (at + step + tabs.length) % tabs.length
    : step < 0
      ? 0
      : tabs.length - 1;
  tabs[next]?.focus();
  tabs[next]?.click();
};

/** Views of one thing; arrows move between them. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  return (
    <div>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles["list"]}
        onKeyDown={focusNeighbour}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            className={styles["tab"]}
            onClick={() => {
              setOwn(tab.id);
              onChange?.(tab.id);
            }}
          >
            {tab.label}
            {tab.end !== undefined && <span className={styles["end"]}>{tab.end}</span>}
          </button>
        ))}
      </div>
      {current !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.id}`}
          className={styles["panel"]}
        >
          {current.content}
        </div>
      )}
    </div>
  );
};
