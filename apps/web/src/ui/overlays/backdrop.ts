import type { MouseEvent } from "react";

/** True where a press begins on the backdrop of a dialog; the second one of a double click was meant for what the first opened. */
export const isBackdropPress = ({
  target,
  currentTarget,
  detail,
}: Pick<MouseEvent<HTMLDialogElement>, "target" | "currentTarget" | "detail">): boolean =>
  target === currentTarget && detail < 2;
