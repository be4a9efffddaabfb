import { say } from "@passbook/contract/sentences/refusals";
import { sayField } from "@passbook/contract/sentences/fields";
import type { Said } from "@passbook/contract/sentences/sentence";
import { findCurrency } from "../../../common/index.ts";
import { invalidInput } from "../../../platform/problem.ts";

type Profile = {
  locale?: string | undefined;
  time_zone?: string | undefined;
  home_currency?: string | undefined;
};

const canFormat = (options: { locale?: string; time_zone?: string }): boolean => {
  try {
    const format = new Intl.DateTimeFormat(options.locale ?? "en", { timeZone: options.time_zone ?? "UTC" });
    return format.resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Refuses a locale, zone or currency that nothing here could be shown in. */
export const refuseUnknownProfile = ({ locale, time_zone, home_currency }: Profile): void => {
  const fields: Record<string, Said> = {};
  if (locale !== undefined && !canFormat({ locale })) fields["locale"] = sayField("choose_locale");
  if (time_zone !== undefined && !canFormat({ time_zone })) fields["time_zone"] = say("choose_time_zone");
  if (home_currency !== undefined && findCurrency(home_currency) === null)
    fields["home_currency"] = sayField("choose_currency");
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
};

const SUNDAY = 7;
type WithWeek = { getWeekInfo?: () => { firstDay: number } };

/** The first day of a locale's week, 0 = Sunday. */
export const findWeekStart = (locale: string): number => {
  // Older engines do not know it, and neither do the types.
  const first = (new Intl.Locale(locale) as WithWeek).getWeekInfo?.().firstDay ?? 1;
  return first === SUNDAY ? 0 : first;
};
