/** The year before the first of each era. */
export const ERA_STARTS = { R: 2018, H: 1988, S: 1925, 令和: 2018, 平成: 1988, 昭和: 1925 } as const;
const FIRST_YEAR = "元";

const ERA_YEAR = /^(?:[RHS]\d{1,2}(?=[./]\d)|(?:令和|平成|昭和)\s?(?:\d{1,2}|元)(?=年))/;
const ERA_NAME = /^[^\d\s元]+/;

const isEra = (name: string): name is keyof typeof ERA_STARTS => name in ERA_STARTS;

/** A date in a year of a Japanese era as it is read elsewhere: `R7.10.3` → `2025.10.3`. */
export const spellEraYear = (text: string): string =>
  text.replace(ERA_YEAR, (whole) => {
    const era = ERA_NAME.exec(whole)?.[0] ?? "";
    const year = whole.slice(era.length).trim();
    return isEra(era) ? String(ERA_STARTS[era] + (year === FIRST_YEAR ? 1 : Number(year))) : whole;
  });
