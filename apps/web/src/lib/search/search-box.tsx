import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, RefObject } from "react";
import { useId, useState } from "react";
import type { Mistake, Vocabulary } from "@passbook/contract/search";
import { completeSearch } from "@passbook/contract/search";
import { useSentences } from "../sentences/use-sentences.ts";
import { Option } from "../../ui/forms/option.tsx";
import { SearchInput } from "../../ui/forms/search-input.tsx";
import { inWords } from "../../words/format-dates.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./search-box.module.css";
import { useOperatorWords } from "./use-operator-words.ts";

type SearchBoxProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly mistakes: readonly Mistake[];
  readonly vocabulary: Vocabulary;
  readonly placeholder: string;
  /** The key that leads to it from everywhere. */
  readonly shortcut?: string;
  readonly box: RefObject<HTMLDivElement | null>;
};

/** The text once more, with a line under each mistake. */
const Marks = ({
  text,
  mistakes,
  scrolled,
}: Pick<SearchBoxProps, "text" | "mistakes"> & { readonly scrolled: number }) => {
  const parts = mistakes.flatMap(({ from, to }, index) => {
    // a bracket without an end holds the mistakes within it
    const before = Math.max(0, ...mistakes.slice(0, index).map((mistake) => mistake.to));
    const start = Math.max(before, from);
    const key = `${String(from)}-${String(to)}`;
    return [text.slice(before, start), <mark key={key}>{text.slice(start, Math.max(start, to))}</mark>];
  });
  const end = Math.max(0, ...mistakes.map(({ to }) => to));
  return (
    <div className={styles["marks"]} aria-hidden="true">
      <span style={{ transform: `translateX(${String(-scrolled)}px)` }}>
        {parts}
        {text.slice(end)}
      </span>
    </div>
  );
};

type MistakeLineProps = Pick<SearchBoxProps, "text" | "onText"> & {
  readonly id: string;
  readonly mistake: Mistake;
};

/** What is wrong, and the search as it was likely meant. */
const MistakeLine = ({ id, mistake, text, onText }: MistakeLineProps) => {
  const say = useSentences();
  const { from, to, proposal, said } = mistake;
  const mended = proposal === null ? null : `${text.slice(0, from)}${proposal}${text.slice(to)}`.trim();
  return (
    <div id={id} className={styles["mistake"]} role="status">
      <span>{say(said)}</span>
      {mended !== null && mended !== "" && (
        <button
          type="button"
          className={styles["proposal"]}
          onClick={() => {
            onText(mended);
          }}
        >
          <Trans>Search for {mended}</Trans>
        </button>
      )}
    </div>
  );
};

/** A text in the moment it was typed, and where. */
type Writing = { readonly text: string; readonly caret: number };

/** What may stand where the caret is; none until something is typed, and after Esc. */
const useCompletions = ({ text, onText, vocabulary, box }: SearchBoxProps) => {
  const locale = inWords(useLocale().locale);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [active, setActive] = useState(-1);
  // once another text stands there, or the caret elsewhere, nothing is being written at this place
  const caret = writing?.text === text ? writing.caret : null;
  const { from, to, options } = completeSearch(text, caret ?? 0, { vocabulary, locale });
  const shown = caret === null ? [] : options;
  const write = (next: Writing | null) => {
    setWriting(next);
    setActive(-1);
  };
  const close = () => {
    write(null);
  };
  const move = (place: number | null) => {
    if (caret !== null && place !== caret) close();
  };
  const take = (option: string) => {
    const next = `${text.slice(0, from)}${option}${text.slice(to).trimStart()}`;
    const end = from + option.length;
    onText(next);
    write(option.endsWith(":") ? { text: next, caret: end } : null);
    requestAnimationFrame(() => {
      const input = box.current?.querySelector("input");
      input?.focus();
      input?.setSelectionRange(end, end);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = shown[active];
    if (shown.length === 0) return false;
    // one place more than options: none of them
    const places = shown.length + 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      setActive(((active + 1 + by + places) % places) - 1);
    } else if ((event.key === "Enter" || event.key === "Tab") && option !== undefined) take(option);
    else if (event.key === "Tab" && shown[0] !== undefined && !event.shiftKey) take(shown[0]);
    else if (event.key === "Escape") close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { shown, active, take, close, move, write, onKeyDown };
};

/** The search: completed while it is typed, with mistakes marked where they stand. */
export const SearchBox = (props: SearchBoxProps) => {
  const { text, onText, mistakes, placeholder, shortcut, box } = props;
  const { t } = useLingui();
  const id = useId();
  const words = useOperatorWords();
  const [scrolled, setScrolled] = useState(0);
  const { shown, active, take, close, move, write, onKeyDown } = useCompletions(props);
  const [mistake] = mistakes;
  const isOpen = shown.length > 0;
  return (
    <div ref={box} className={styles["box"]} role="search">
      <div className={styles["frame"]}>
        <SearchInput
          label={t`Search transactions`}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${String(active)}` : undefined}
          aria-invalid={mistake === undefined ? undefined : true}
          aria-describedby={mistake === undefined ? undefined : `${id}-mistake`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(next) => {
            onText(next);
            const caret = box.current?.querySelector("input")?.selectionStart ?? next.length;
            write(next === "" ? null : { text: next, caret });
          }}
          onSelect={(event) => {
            move(event.currentTarget.selectionStart);
          }}
          shortcut={shortcut}
          maxLength={500}
          onScroll={(event) => {
            setScrolled(event.currentTarget.scrollLeft);
          }}
          onBlur={close}
          onKeyDown={(event) => {
            if (onKeyDown(event)) return;
            if (event.key === "Escape" && text === "") event.currentTarget.blur();
          }}
        />
        {mistake !== undefined && <Marks text={text} mistakes={mistakes} scrolled={scrolled} />}
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Completions`}
        hidden={!isOpen}
        className={styles["list"]}
        tabIndex={-1}
        onMouseDown={(event) => {
          // the focus stays in the search
          event.preventDefault();
        }}
      >
        {shown.map((option, index) => (
          <Option
            key={option}
            id={`${id}-${String(index)}`}
            active={index === active}
            label={option}
            hint={words(option.trim())}
            onPick={() => {
              take(option);
            }}
          />
        ))}
      </div>
      {mistake !== undefined && !isOpen && (
        <MistakeLine id={`${id}-mistake`} mistake={mistake} text={text} onText={onText} />
      )}
    </div>
  );
};
