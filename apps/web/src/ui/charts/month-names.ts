/** So many names of months stand beside each other on a phone without touching, in every language. */
const MOST_NAMES = 7;
/** Each leads through January. */
const STEPS = [1, 2, 3, 4, 6] as const;

/** Whether a phone has no room for a month's name: of many months it shows every second, third … one, January among them. */
export const isSkipped = (month: string, count: number): boolean => {
  const step = STEPS.find((each) => count / each <= MOST_NAMES) ?? 12;
  return (Number(month.slice(5, 7)) - 1) % step !== 0;
};
