import type { ReactElement } from "react";
import { createElement } from "react";
import { toast } from "react-hot-toast/headless";
import { ToastBody } from "./toast-body.tsx";
import type { ToastAction } from "./toast-body.tsx";

type ToastOptions = {
  /** Replaces the toast of that id. */
  readonly id?: string | undefined;
  /** A button in the toast; the toast then stays long enough to reach it. */
  readonly action?: ToastAction | undefined;
};

/** How long each kind stays, in milliseconds. */
export const TOAST_DURATIONS_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  loading: Infinity,
} as const;
const WITH_ACTION_MS = 8000;

type Options = { id?: string; duration?: number };

const optionsOf = ({ id, action }: ToastOptions): Options => ({
  ...(id === undefined ? {} : { id }),
  ...(action === undefined ? {} : { duration: WITH_ACTION_MS }),
});

const bodyOf = (text: string, action: ToastAction | undefined): string | ReactElement =>
  action === undefined ? text : createElement(ToastBody, { text, action });

export const toastBlank = (text: string, options: ToastOptions = {}): string =>
  toast(bodyOf(text, options.action), optionsOf(options));

export const toastError = (text: string, options: ToastOptions = {}): string =>
  toast.error(bodyOf(text, options.action), optionsOf(options));

export const toastLoading = (text: string, options: ToastOptions = {}): string =>
  toast.loading(bodyOf(text, options.action), optionsOf(options));

export const toastCustom = (content: ReactElement, options: ToastOptions = {}): string =>
  toast.custom(content, optionsOf(options));

/** `undo` puts an Undo button into the toast. */
export const toastSuccess = (
  text: string,
  options: ToastOptions & { readonly undo?: (() => unknown) | undefined } = {},
): string => {
  const action = options.undo === undefined ? options.action : ({ undo: options.undo } as const);
  return toast.success(bodyOf(text, action), optionsOf({ ...options, action }));
};

/** Takes a toast away, or all of them. */
export const dismissToast = (id?: string): void => {
  toast.dismiss(id);
};
