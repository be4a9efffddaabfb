/** True where lines are read from the right. */
export const isFromTheRight = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** What a step to the right means in an order that follows the lines: one further, or one back. */
export const stepRight = (element: Element): 1 | -1 => (isFromTheRight(element) ? -1 : 1);
