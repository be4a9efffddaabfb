import { addDays, addMonths } from "@passbook/contract/values";

/** Days from one to another, both counted; without one of them all there are. */
export type Span = { readonly from?: string | undefined; readonly to?: string | undefined };

const isFirst = (day: string): boolean => day.endsWith("-01");

export const isOfWholeMonths = ({ from, to }: Span): boolean =>
  (from === undefined || isFirst(from)) && (to === undefined || isFirst(addDays(to, 1)));

/** The whole months of a stretch, and the days before and after them, which are of no whole month. */
export const partMonths = ({ from, to }: Span): { readonly months: Span | null; readonly days: Span[] } => {
  const first = from === undefined || isFirst(from) ? from : `${addMonths(from.slice(0, 7), 1)}-01`;
  const last = to === undefined || isFirst(addDays(to, 1)) ? to : addDays(`${to.slice(0, 7)}-01`, -1);
  if (first !== undefined && last !== undefined && first > last)
    return { months: null, days: [{ from, to }] };
  return {
    months: { from: first, to: last },
    days: [
      ...(first === undefined || first === from ? [] : [{ from, to: addDays(first, -1) }]),
      ...(last === undefined || last === to ? [] : [{ from: addDays(last, 1), to }]),
    ],
  };
};
