import { Trans, useLingui } from "@lingui/react/macro";
import { type Elsewhere, readQuestion } from "@passbook/contract/question";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ExploreAddress } from "../../lib/explore/address.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { SearchInput } from "../../ui/forms/search-input.tsx";
import { inWords } from "../../words/format-dates.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";
import { listThings } from "./list-things.ts";

type QuestionBoxProps = {
  readonly reference: Reference;
  readonly onAsk: (address: ExploreAddress) => void;
};

/** The screen that answers; of one account its own. */
const screenOf = (elsewhere: Elsewhere, { bank_account_id }: ExploreAddress): string => {
  if (elsewhere !== "bank-accounts") return `/${elsewhere}`;
  const is_one = bank_account_id !== undefined && !bank_account_id.includes(",");
  return is_one ? `/settings/bank-accounts/${bank_account_id}/register` : "/settings/bank-accounts";
};

/** A question in the person's words, read here and by nobody else. */
export const QuestionBox = ({ reference, onAsk }: QuestionBoxProps) => {
  const { t } = useLingui();
  const { today, week_start, locale } = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  return (
    <form
      className={styles["question"]}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        const { address, elsewhere } = readQuestion(text, {
          calendar: { today, week_start },
          locale: inWords(locale),
          things: listThings(reference),
          currencies: [...new Set(reference.accounts.map(({ currency }) => currency))],
        });
        if (elsewhere === null) onAsk(address);
        else void navigate(screenOf(elsewhere, address));
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
