import type { Alert } from "@passbook/contract/alerts";
import type { MonthInsights } from "@passbook/contract/insights";
import { countedDays } from "../insights-path.ts";

const UNUSUAL: readonly Alert["kind"][] = ["charge", "price_rise"];

/** Whether the card of what was out of the ordinary tells it, among those of the same days. */
export const isToldBelow = (
  { kind, on }: Pick<Alert, "kind" | "on">,
  { month, through, unusual_count }: Pick<MonthInsights, "month" | "through" | "unusual_count">,
): boolean => {
  const { from, to } = countedDays({ month, through });
  return unusual_count > 0 && UNUSUAL.includes(kind) && on >= from && on <= to;
};
