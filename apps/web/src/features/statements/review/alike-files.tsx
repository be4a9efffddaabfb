import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Statement } from "@passbook/contract/statements";
import { useLocale } from "../../../words/locale.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";

type AlikeFilesProps = {
  readonly alike: readonly Statement[];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

const MOST_NAMED = 5;

/** Says how many other files the answer about the account settles, and lets the person leave them out. */
export const AlikeFiles = ({ alike, checked, onChange }: AlikeFilesProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  if (alike.length === 0) return null;
  // a file may hold several statements
  const files = [...new Map(alike.map(({ file_hash, file_name }) => [file_hash, file_name])).values()];
  const count = files.length;
  const more = count - MOST_NAMED;
  const names = files.slice(0, MOST_NAMED);
  const all = more > 0 ? [...names, plural(more, { one: "# more", other: "# more" })] : names;
  return (
    <Checkbox
      label={plural(count, {
        one: "It is the account of # other file too",
        other: "It is the account of # other files too",
      })}
      hint={t`They wait for the same answer and print the same of their account: ${new Intl.ListFormat(locale).format(all)}.`}
      checked={checked}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
      }}
    />
  );
};
