/** A day of two digits with a blank between them: `1 7.02.2025`. */
const TORN = /^(\s*)([0-3]) (\d[./-]\d{2}[./-]\d{4})(?=\s)/;
const WHOLE = /^\s*\d{2}[./-]\d{2}[./-]\d{4}\s/;
/** Days of one digit, or numbers in front of days. */
const SHORT = /^\s*(?:\d[./-]\d{2}[./-]\d{4}|\d+\s+\d{2}[./-]\d{2}[./-]\d{4})\s/;

const DAYS = 31;

const join = (line: string): string =>
  line.replace(TORN, (all, blank: string, ten: string, rest: string) => {
    const day = Number(`${ten}${rest.slice(0, 1)}`);
    return day > 0 && day <= DAYS ? `${blank} ${ten}${rest}` : all;
  });

/** Lines whose days were torn, among others that begin with whole days of two digits; as they are where a number may stand in front of a day. */
export const joinTornDays = (text: string): string => {
  const lines = text.split("\n");
  const torn = lines.filter((line) => TORN.test(line)).length;
  const whole = lines.filter((line) => WHOLE.test(line)).length;
  if (torn === 0 || torn > whole || lines.some((line) => SHORT.test(line))) return text;
  return lines.map(join).join("\n");
};
