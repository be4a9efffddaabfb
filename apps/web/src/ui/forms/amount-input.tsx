import { useState } from "react";
import type { CurrencyCode } from "@passbook/contract/values";
import { currencySymbol, formatDecimal, parseMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { TextInput } from "./text-input.tsx";
import type { TextInputProps } from "./text-input.tsx";

type AmountInputProps = Omit<TextInputProps, "value" | "onChange" | "type" | "prefix" | "numeric"> & {
  /** Minor units. */
  readonly value: number | null;
  /** Null while what is typed is not an amount. */
  readonly onChange: (amount: number | null) => void;
  readonly currency: CurrencyCode;
  /** Lets a minus stand. */
  readonly signed?: boolean | undefined;
  /** With a minus it is no amount; otherwise the minus counts for nothing. */
  readonly positive?: boolean | undefined;
};

/** An amount as people of the locale write it; tells minor units. */
export const AmountInput = ({
  value,
  onChange,
  currency,
  signed = false,
  positive = false,
  onBlur,
  ...rest
}: AmountInputProps) => {
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      numeric
      inputMode={signed ? "text" : "decimal"}
      autoComplete="off"
      prefix={currencySymbol(currency, locale)}
      value={draft ?? (value === null ? "" : formatDecimal(value, currency, locale))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const read = parseMoney(text, currency, locale);
        setDraft(text);
        const is_amount = read.ok && !(positive && read.value < 0);
        onChange(is_amount ? (signed ? read.value : Math.abs(read.value)) : null);
      }}
      onBlur={(event) => {
        if (value !== null || draft === "") setDraft(null);
        onBlur?.(event);
      }}
    />
  );
};
