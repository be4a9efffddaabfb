import { useLingui } from "@lingui/react/macro";
import { addMonths, formatMonth } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./month-picker.module.css";

type MonthPickerProps = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly onChange?: ((month: string) => void) | undefined;
  /** The path of a month; then the arrows are links. */
  readonly hrefFor?: ((month: string) => string) | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly as?: "h1" | "div" | undefined;
};

/** ← November 2026 → */
export const MonthPicker = ({
  month,
  onChange,
  hrefFor,
  min,
  max,
  as: Heading = "div",
}: MonthPickerProps) => {
  const { locale } = useLocale();
  const { t } = useLingui();
  const arrow = (step: -1 | 1) => {
    const target = addMonths(month, step);
    const name = formatMonth(target, locale);
    const out = step === -1 ? min !== undefined && target < min : max !== undefined && target > max;
    const label = step === -1 ? t`Earlier: ${name}` : t`Later: ${name}`;
    const icon = step === -1 ? "chevron-left" : "chevron-right";
    return hrefFor !== undefined && !out ? (
      <IconButton icon={icon} label={label} to={hrefFor(target)} />
    ) : (
      <IconButton icon={icon} label={label} disabled={out} onClick={() => onChange?.(target)} />
    );
  };
  return (
    <div className={styles["picker"]}>
      {arrow(-1)}
      <Heading className={styles["name"]} aria-live="polite">
        {formatMonth(month, locale)}
      </Heading>
      {arrow(1)}
    </div>
  );
};
