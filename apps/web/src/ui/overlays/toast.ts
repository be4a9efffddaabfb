import type { ReactElement } from "react";
import { createElement } from "react";
import { toast } from "react-hot-toast/headless";
import { ToastBody } from "./toast-body.tsx";

type ToastOptions = {
  /** Replaces the toast of that id. */
  readonly id?: string | undefined;
};

/** How long each kind stays, in milliseconds; the pointer or the focus on a toast holds it. */
export const TOAST_DURATIONS_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  loading: Infinity,
} as const;

/** How long an offer to take something back stays. */
const OFFER_MS = 8000;

/** The offer that stands now; the next one takes its place, so that quick edits do not pile up over the page. */
let offered: string | null = null;

const optionsOf = ({ id }: ToastOptions): { id?: string } => (id === undefined ? {} : { id });

export const toastBlank = (text: string, options: ToastOptions = {}): string =>
  toast(text, optionsOf(options));

export const toastError = (text: string, options: ToastOptions = {}): string =>
  toast.error(text, optionsOf(options));

export const toastLoading = (text: string, options: ToastOptions = {}): string =>
  toast.loading(text, optionsOf(options));

export const toastCustom = (content: ReactElement, options: ToastOptions = {}): string =>
  toast.custom(content, optionsOf(options));

type Undo = () => unknown;

/** `undo` puts an Undo button into the toast. */
export const toastSuccess = (
  text: string,
  { undo, ...options }: ToastOptions & { readonly undo?: Undo } = {},
): string =>
  toast.success(undo === undefined ? text : createElement(ToastBody, { text, undo }), optionsOf(options));

/** A success that can be taken back, and that stays long enough to think about it. */
export const toastOffer = (text: string, undo: Undo, options: ToastOptions = {}): string => {
  if (offered !== null && offered !== options.id) toast.dismiss(offered);
  const content = createElement(ToastBody, { text, undo });
  offered = toast.success(content, { ...optionsOf(options), duration: OFFER_MS });
  return offered;
};

/** Takes a toast away, or all of them. */
export const dismissToast = (id?: string): void => {
  toast.dismiss(id);
};
