import { useLingui } from "@lingui/react/macro";
import { findLanguage } from "@passbook/contract/languages";
import { reportError } from "../../lib/calls/report-error.ts";
import { Select } from "../../ui/forms/select.tsx";
import { switchLanguage } from "../../words/i18n.ts";
import { listLanguages } from "../../words/language-names.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./language-choice.module.css";

/** The language for whoever is not signed in; it becomes that of the account that is made here. */
export const LanguageChoice = () => {
  const { t } = useLingui();
  const { language } = useLocale();
  return (
    <Select
      aria-label={t`Language`}
      className={styles["choice"]}
      value={language}
      onChange={(event) => {
        const chosen = findLanguage(event.target.value);
        if (chosen !== null) switchLanguage(chosen).catch(reportError);
      }}
    >
      {listLanguages().map((one) => (
        <option key={one.language} value={one.language} lang={one.language}>
          {one.name}
        </option>
      ))}
    </Select>
  );
};
