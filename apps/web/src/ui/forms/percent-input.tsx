import { useState } from "react";
import { formatNumber, parsePercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { TextInput } from "./text-input.tsx";
import type { TextInputProps } from "./text-input.tsx";

const HUNDREDTHS = 100;

type PercentInputProps = Omit<TextInputProps, "value" | "onChange" | "type" | "prefix" | "numeric"> & {
  /** Hundredths of a percent. */
  readonly value: number | null;
  /** Null while what is typed is no percent. */
  readonly onChange: (percent: number | null) => void;
};

/** A percent with at most two decimals, as people of the locale write it. */
export const PercentInput = ({ value, onChange, onBlur, ...rest }: PercentInputProps) => {
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      numeric
      inputMode="decimal"
      autoComplete="off"
      prefix="%"
      value={draft ?? (value === null ? "" : formatNumber(value / HUNDREDTHS, locale, 2))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        onChange(parsePercent(text, locale));
      }}
      onBlur={(event) => {
        if (value !== null || draft === "") setDraft(null);
        onBlur?.(event);
      }}
    />
  );
};
