import { Trans } from "@lingui/react/macro";
import type { HomeCardName } from "@passbook/contract/explorations";
import { Fragment, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useInTurns } from "../../../lib/browser/use-in-turns.ts";
import { useExplorations, useHomeCards } from "../../../lib/explore/use-explorations.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { GridItem } from "../../../ui/frame/grid.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import styles from "./arrange.module.css";
import { isOfProduct, orderCards } from "./order-cards.ts";

// charts of explorations come with them alone
const PinnedCard = lazy(async () => ({ default: (await import("./pinned-card.tsx")).PinnedCard }));
const ArrangeDialog = lazy(async () => ({ default: (await import("./arrange-dialog.tsx")).ArrangeDialog }));

type HomeCardsProps = {
  readonly cards: Readonly<Record<HomeCardName, ReactNode>>;
  readonly reference: Reference;
};

/** The cards of the home screen as the person put them, with the explorations that are pinned. */
export const HomeCards = ({ cards, reference }: HomeCardsProps) => {
  const explorations = useExplorations();
  const pinned = explorations.filter((each) => each.pinned);
  const [is_arranging, setArranging] = useState(false);
  const ordered = orderCards(
    useHomeCards() ?? [],
    pinned.map(({ id }) => id),
  );
  const shown = ordered.filter(({ hidden }) => !hidden);
  const behind = useRef<HTMLDivElement>(null);
  const drawn = useInTurns(shown.length, behind);
  return (
    <>
      {shown.slice(0, drawn).map(({ card }) => {
        if (isOfProduct(card)) return <Fragment key={card}>{cards[card]}</Fragment>;
        const exploration = pinned.find(({ id }) => id === card);
        return exploration === undefined ? null : (
          <Suspense key={card} fallback={<SkeletonCard rows={6} />}>
            <PinnedCard exploration={exploration} reference={reference} />
          </Suspense>
        );
      })}
      <GridItem>
        <div
          ref={behind}
          className={styles["foot"]}
          data-print="no"
          // more comes before it
          aria-busy={drawn < shown.length}
        >
          <Button to="/explore" icon="insights">
            <Trans>Explore</Trans>
          </Button>
          <Button
            act
            kind="quiet"
            onClick={() => {
              setArranging(true);
            }}
          >
            <Trans>Arrange the home screen</Trans>
          </Button>
        </div>
      </GridItem>
      {is_arranging && (
        <Suspense>
          <ArrangeDialog
            cards={ordered}
            explorations={explorations}
            onClose={() => {
              setArranging(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
