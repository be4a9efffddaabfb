import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import styles from "./control.module.css";
import { Icon } from "../base/icon.tsx";
import { Kbd } from "../base/kbd.tsx";
import { TextInput } from "./text-input.tsx";
import type { TextInputProps } from "./text-input.tsx";

type SearchInputProps = Omit<TextInputProps, "value" | "onChange" | "suffix" | "icon" | "ref"> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The key shown at the end; the screen listens for it. */
  readonly shortcut?: string | undefined;
};

export const SearchInput = ({ label, value, onChange, shortcut, ...rest }: SearchInputProps) => {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const clear = (
    <button
      type="button"
      className={styles["end"]}
      aria-label={t`Clear search`}
      onClick={() => {
        onChange("");
        input.current?.focus();
      }}
    >
      <Icon name="close" size="sm" />
    </button>
  );
  const hint = shortcut === undefined ? undefined : <Kbd>{shortcut}</Kbd>;
  return (
    <TextInput
      {...rest}
      ref={input}
      type="search"
      icon="search"
      aria-label={label}
      placeholder={rest.placeholder ?? label}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      suffix={value === "" ? hint : clear}
    />
  );
};
