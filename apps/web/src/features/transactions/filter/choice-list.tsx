import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { findFirst } from "../../../ui/actions/dropdown.tsx";
import { findChoices } from "../../../ui/forms/combobox-choices.ts";
import type { ComboboxGroup } from "../../../ui/forms/combobox-choices.ts";
import { SearchInput } from "../../../ui/forms/search-input.tsx";
import styles from "./choice-list.module.css";

type ChoiceListProps = {
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly onChoose: (id: string) => void;
};

/** From how many choices on a search helps. */
const SEARCH_FROM = 8;

const step = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button[data-choice]")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.max(0, Math.min(stops.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))]?.focus();
  event.preventDefault();
};

/** Choices of a filter: typed to find, arrows to move, Enter to take. */
export const ChoiceList = ({ label, groups, onChoose }: ChoiceListProps) => {
  const { t } = useLingui();
  const [query, setQuery] = useState("");
  const found = findChoices(groups, query);
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  const box = useRef<HTMLDivElement>(null);
  const isSearched = count >= SEARCH_FROM;
  // where the choices came after it was opened, the focus waits at what stood there without them
  useEffect(() => {
    const over = box.current?.closest<HTMLElement>("[popover]:popover-open");
    if (isSearched && over?.contains(document.activeElement) === true) findFirst(over)?.focus();
  }, [isSearched]);
  return (
    // the keys move focus between the controls inside
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles["choices"]} onKeyDown={step}>
      {isSearched && (
        <SearchInput
          label={t`Find in ${label}`}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            const first = found[0]?.options[0];
            if (event.key !== "Enter" || first === undefined) return;
            // the focus goes back to what opened this, which the same press would open again
            event.preventDefault();
            onChoose(first.id);
          }}
        />
      )}
      <div className={styles["list"]}>
        {found.map((group, index) => (
          <div key={group.label ?? String(index)} role="group" aria-label={group.label ?? label}>
            {group.label !== undefined && (
              <div className={styles["heading"]} aria-hidden="true">
                {group.label}
              </div>
            )}
            {group.options.map((option) => (
              <button
                key={option.id}
                type="button"
                data-choice
                className={styles["choice"]}
                onClick={() => {
                  onChoose(option.id);
                }}
              >
                {option.icon}
                <span>{option.label}</span>
                {option.hint !== undefined && <span className={styles["hint"]}>{option.hint}</span>}
              </button>
            ))}
          </div>
        ))}
        {found.length === 0 && (
          <p className={styles["none"]}>
            {query === "" ? <Trans>Nothing to choose from yet</Trans> : <Trans>Nothing matches</Trans>}
          </p>
        )}
      </div>
    </div>
  );
};
