import { useLingui } from "@lingui/react/macro";
import { IconButton } from "../actions/icon-button.tsx";
import { toastError, toastSuccess } from "./toast.ts";

type CopyButtonProps = {
  readonly text: string;
  /** What it is called aloud, and what is said once it is done. */
  readonly label: string;
  readonly done: string;
};

/** Puts a text where it can be pasted from. */
export const CopyButton = ({ text, label, done }: CopyButtonProps) => {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    try {
      // Browsers have none on pages that came over an open line.
      await navigator.clipboard.writeText(text);
      toastSuccess(done);
    } catch {
      toastError(t`Your browser does not let this be copied. Select the text and copy it yourself.`);
    }
  };
  return <IconButton icon="copy" label={label} kind="secondary" onClick={() => void copy()} />;
};
