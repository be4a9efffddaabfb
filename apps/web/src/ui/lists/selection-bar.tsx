import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { FloatingBar } from "./floating-bar.tsx";

type SelectionBarProps = {
  readonly count: number;
  readonly onClear: () => void;
  /** Stands beside the count, such as a way to select more. */
  readonly more?: ReactNode;
  /** What can be done with the selection. */
  readonly children: ReactNode;
};

/** How many are selected and what can be done with them, at the bottom of the window while the list is shown. */
export const SelectionBar = ({ count, onClear, more, children }: SelectionBarProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const shown = formatNumber(count, locale);
  return (
    <FloatingBar
      label={t`Selection`}
      closeLabel={t`Clear selection`}
      onClose={onClear}
      lead={
        <>
          <strong aria-live="polite">
            <Plural value={count} one={`${shown} selected`} other={`${shown} selected`} />
          </strong>
          {more}
        </>
      }
    >
      {children}
    </FloatingBar>
  );
};
