import { Trans, useLingui } from "@lingui/react/macro";
import { type Question, readQuestion } from "@passbook/contract/question";
import { minorDigits } from "@passbook/contract/values";
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

type Answered = Pick<Question, "elsewhere" | "spending" | "address">;

/** The look ahead with what would be spent, in minor units of its currency. */
const aheadPath = ({ spending, address }: Answered, home_currency: string): string => {
  if (spending === null) return "/ahead";
  const { currency = home_currency } = address;
  const params = new URLSearchParams({
    spend: String(Math.round(Number(spending.amount) * 10 ** minorDigits(currency))),
    ...(spending.on === null ? {} : { on: spending.on }),
    ...(address.currency === undefined ? {} : { currency }),
  });
  return `/ahead?${params.toString()}`;
};

/** The screen that answers; of one account its own. */
const screenOf = (answered: Answered, home_currency: string): string => {
  const { elsewhere } = answered;
  const { bank_account_id } = answered.address;
  if (elsewhere === "ahead") return aheadPath(answered, home_currency);
  if (elsewhere !== "bank-accounts") return `/${elsewhere ?? ""}`;
  const is_one = bank_account_id !== undefined && !bank_account_id.includes(",");
  return is_one ? `/settings/bank-accounts/${bank_account_id}/register` : "/settings/bank-accounts";
};

/** A question in the person's words, read here and by nobody else. */
export const QuestionBox = ({ reference, onAsk }: QuestionBoxProps) => {
  const { t } = useLingui();
  const { today, week_start, locale, home_currency } = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  return (
    <form
      className={styles["question"]}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        const question = readQuestion(text, {
          calendar: { today, week_start },
          locale: inWords(locale),
          things: listThings(reference),
          currencies: [...new Set(reference.accounts.map(({ currency }) => currency))],
        });
        if (question.elsewhere === null) onAsk(question.address);
        else void navigate(screenOf(question, home_currency));
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
