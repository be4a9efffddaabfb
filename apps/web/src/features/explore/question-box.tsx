import { writtenIn } from "@passbook/contract/search";
import { Trans, useLingui } from "@lingui/react/macro";
import { readQuestion } from "@passbook/contract/question";
import { useState } from "react";
import type { ExploreAddress } from "../../lib/explore/address.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { SearchInput } from "../../ui/forms/search-input.tsx";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";
import { listThings } from "./list-things.ts";

type QuestionBoxProps = {
  readonly reference: Reference;
  readonly onAsk: (address: ExploreAddress) => void;
};

/** A question in the person's words, read here and by nobody else. */
export const QuestionBox = ({ reference, onAsk }: QuestionBoxProps) => {
  const { t } = useLingui();
  const { today, week_start, language, locale: format } = useLocale();
  const locale = writtenIn(language, format);
  const [text, setText] = useState("");
  return (
    <form
      className={styles["question"]}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        const things = listThings(reference);
        onAsk(readQuestion(text, { calendar: { today, week_start }, locale, things }).address);
      }}
    >
      <SearchInput
        label={t`Ask a question`}
        placeholder={t`How much on coffee last summer?`}
        value={text}
        onChange={setText}
        maxLength={300}
      />
      <Button type="submit" kind="primary">
        <Trans>Ask</Trans>
      </Button>
    </form>
  );
};
