/** The element is gone before it could hand the focus back itself. */
export const returnFocus = (before: Element | null): void => {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
};
