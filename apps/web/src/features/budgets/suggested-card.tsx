import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BudgetChanges, SuggestedBudget } from "../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import { formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./budgets.module.css";

/** From what a suggestion comes. */
const Reason = ({ suggested }: { readonly suggested: SuggestedBudget }) => {
  const { locale } = useLocale();
  const { usual, steady, spread, currency } = suggested;
  const [usually, yearly, monthly] = [usual, spread, steady].map((amount) =>
    formatMoney(amount, currency, locale, { round: true }),
  );
  if (usual <= 0 && steady === 0) return <Trans>{yearly} a month for what comes more rarely</Trans>;
  return (
    <>
      {steady > usual ? (
        <Trans>{monthly} of steady payments</Trans>
      ) : (
        <Trans>{usually} is usual, the middle of the last months</Trans>
      )}
      {spread > 0 && (
        <>
          {", "}
          <Trans>and {yearly} a month for what comes more rarely</Trans>
        </>
      )}
    </>
  );
};

type SuggestedCardProps = {
  readonly suggested: readonly SuggestedBudget[];
  readonly reference: Reference;
  readonly changes: BudgetChanges;
};

/** What categories without a budget usually take, to be taken all at once or one by one. */
export const SuggestedCard = ({ suggested, reference, changes }: SuggestedCardProps) => {
  const { t } = useLingui();
  const known = suggested.filter(({ category_id }) => reference.findCategory(category_id) !== undefined);
  const count = known.length;
  if (count === 0) return null;
  return (
    <Card
      sums
      title={<Trans>Suggested from what is usual</Trans>}
      sub={<Trans>A month each; every amount can be changed.</Trans>}
      action={
        <Button kind="primary" onClick={() => void changes.take(known)}>
          <Plural value={count} one="Take it" other="Take all #" />
        </Button>
      }
    >
      <List>
        {known.map((each) => {
          const category = reference.findCategory(each.category_id);
          const name = category?.name ?? "";
          return (
            <ListRow
              key={`${each.category_id} ${each.currency}`}
              lead={<CategoryIcon name={category?.icon ?? "tag"} colour={category?.color} size="md" />}
              title={name}
              sub={<Reason suggested={each} />}
              wrap
              end={<Amount amount={each.amount} currency={each.currency} signed={false} tone="ink" />}
              actions={
                <span className={styles["add"]}>
                  <IconButton
                    icon="plus"
                    label={t`Make a budget for ${name}`}
                    onClick={() => void changes.take([each])}
                  />
                </span>
              }
            />
          );
        })}
      </List>
    </Card>
  );
};
