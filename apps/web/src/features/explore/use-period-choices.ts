import { useLingui } from "@lingui/react/macro";

/** Stretches that are chosen from a list, by what an address calls them. */
export const usePeriodChoices = (): readonly (readonly [period: string, label: string])[] => {
  const { t } = useLingui();
  return [
    ["this-month", t`This month`],
    ["last-month", t`Last month`],
    ["last-3-months", t`Last 3 months`],
    ["this-quarter", t`This quarter`],
    ["last-quarter", t`Last quarter`],
    ["last-12-months", t`Last 12 months`],
    ["year-to-date", t`Year to date`],
    ["this-year", t`This year`],
    ["last-year", t`Last year`],
    ["last-5-years", t`Last 5 years`],
    ["all", t`All time`],
  ];
};
