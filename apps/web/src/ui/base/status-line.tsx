import { VisuallyHidden } from "./visually-hidden.tsx";

type StatusLineProps = { readonly text: string; readonly hidden?: boolean | undefined };

/** Tells screen readers, without interrupting, what has changed. */
export const StatusLine = ({ text, hidden }: StatusLineProps) => (
  <div role="status" aria-live="polite">
    {hidden === true ? <VisuallyHidden>{text}</VisuallyHidden> : text}
  </div>
);
