import { useState } from "react";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { TextInput } from "./text-input.tsx";
import type { TextInputProps } from "./text-input.tsx";

type NumberInputProps = Omit<TextInputProps, "value" | "onChange" | "type" | "min" | "max"> & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

const readWhole = (text: string): number | null => {
  const digits = text.replace(/\D/g, "");
  if (digits === "") return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? (/^\s*[-\u2212]/.test(text) ? -value : value) : null;
};

/** A whole number, grouped by locale when it is not being typed. */
export const NumberInput = ({ value, onChange, min, max, onBlur, ...rest }: NumberInputProps) => {
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      numeric
      inputMode="numeric"
      value={draft ?? (value === null ? "" : formatNumber(value, locale))}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(readWhole(event.currentTarget.value));
      }}
      onBlur={(event) => {
        setDraft(null);
        if (value !== null) onChange(Math.min(max ?? value, Math.max(min ?? value, value)));
        onBlur?.(event);
      }}
    />
  );
};
