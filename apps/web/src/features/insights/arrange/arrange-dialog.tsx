import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeCard, HomeCardName } from "@passbook/contract/explorations";
import { useState } from "react";
import { type Exploration, useExplorationChanges } from "../../../lib/explore/use-explorations.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import styles from "./arrange.module.css";
import { isOfProduct, moveCard } from "./order-cards.ts";

const useCardNames = (): Readonly<Record<HomeCardName, string>> => {
  const { t } = useLingui();
  return {
    budgets: t`Budgets`,
    ahead: t`Ahead`,
    goals: t`Goals`,
    net_worth: t`Net worth`,
    categories: t`By category`,
    merchants: t`Top merchants`,
    due: t`Still due`,
    unusual: t`Out of the ordinary`,
    months: t`Month by month`,
    flow: t`Money flow`,
    days: t`Day by day`,
    balances: t`Balances`,
  };
};

type ArrangeDialogProps = {
  readonly cards: readonly HomeCard[];
  readonly explorations: readonly Exploration[];
  readonly onClose: () => void;
};

/** In which order cards stand on the home screen, and which are hidden. */
export const ArrangeDialog = ({ cards: first, explorations, onClose }: ArrangeDialogProps) => {
  const { t } = useLingui();
  const names = useCardNames();
  const { order } = useExplorationChanges();
  const [cards, setCards] = useState(first);
  const nameOf = (card: string): string =>
    isOfProduct(card) ? names[card] : (explorations.find(({ id }) => id === card)?.name ?? "…");
  const save = async (next: readonly HomeCard[]) => {
    if (await order(next)) onClose();
  };
  return (
    <Dialog
      open
      title={t`Arrange the home screen`}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => void save([])}>
            <Trans>As at first</Trans>
          </Button>
          <Button kind="primary" onClick={() => void save(cards)}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <ol className={styles["cards"]}>
        {cards.map(({ card, hidden }, at) => {
          const name = nameOf(card);
          return (
            <li key={card}>
              <Switch
                label={name}
                checked={!hidden}
                onChange={(event) => {
                  const shown = event.currentTarget.checked;
                  setCards(cards.map((each) => (each.card === card ? { card, hidden: !shown } : each)));
                }}
              />
              <span>
                <IconButton
                  icon="chevron-up"
                  label={t`Move ${name} up`}
                  disabled={at === 0}
                  onClick={() => {
                    setCards(moveCard(cards, at, -1));
                  }}
                />
                <IconButton
                  icon="chevron-down"
                  label={t`Move ${name} down`}
                  disabled={at === cards.length - 1}
                  onClick={() => {
                    setCards(moveCard(cards, at, 1));
                  }}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
};
