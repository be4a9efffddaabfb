import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { FloatingBar } from "../../../ui/lists/floating-bar.tsx";
import styles from "./alike-offer.module.css";
import { nameOf } from "../row/transaction-row.tsx";
import type { Alike, AlikeOthers } from "../state/use-alike.ts";
import type { Edits } from "../state/use-edits.ts";

type Shared = { readonly reference: Reference; readonly edits: Edits };

const Choice = ({
  others,
  reference,
  edits,
  onClose,
}: Shared & { readonly others: AlikeOthers; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { transactions, count, held, sub_category_id } = others;
  const name = reference.findSubCategory(sub_category_id)?.sub.name ?? "?";
  const ids = transactions.map(({ id }) => id).filter((id) => !left.has(id));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <Dialog
      open
      size="lg"
      title={plural(count, { one: `# other in ${name} too?`, other: `# others in ${name} too?` })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>No, only this</Trans>
          </Button>
          <Button
            kind="primary"
            disabled={ids.length === 0}
            onClick={() => {
              onClose();
              void edits.categorise({ ids }, sub_category_id);
            }}
          >
            {plural(ids.length, { one: "File # other", other: "File # others" })}
          </Button>
        </>
      }
    >
      <p className={styles["lead"]}>
        <Trans>They look like the one you just filed. Nothing that you set yourself is among them.</Trans>{" "}
        {held > 0 &&
          plural(held, {
            one: "These are of other years or amounts; # more follows once they are answered.",
            other: "These are of other years or amounts; # more follow once they are answered.",
          })}
      </p>
      <ul className={styles["list"]} aria-label={t`Others`}>
        {transactions.map((transaction) => {
          const now = reference.findSubCategory(transaction.sub_category_id)?.sub.name ?? "?";
          const day = formatShortDay(transaction.booked_on, locale, today);
          return (
            <li key={transaction.id} className={styles["row"]}>
              <Checkbox
                label={nameOf(transaction)}
                hint={t`${day} · in ${now} now`}
                checked={!left.has(transaction.id)}
                onChange={() => {
                  toggle(transaction.id);
                }}
              />
              <Amount amount={transaction.amount} currency={transaction.currency} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};

/** After an answer, offers to file others like it; they are seen, and can be left out, before anything changes. */
export const AlikeOffer = ({ alike, ...shared }: Shared & { readonly alike: Alike }) => {
  const { t } = useLingui();
  const { others, close } = alike;
  const [opened, setOpened] = useState(false);
  if (others === null) return null;
  const name = shared.reference.findSubCategory(others.sub_category_id)?.sub.name ?? "?";
  const done = () => {
    setOpened(false);
    close();
  };
  return (
    <>
      <FloatingBar
        label={t`Others alike`}
        closeLabel={t`No, only this`}
        onClose={close}
        lead={
          <span role="status">
            {plural(others.count, { one: `# other in ${name} too?`, other: `# others in ${name} too?` })}
          </span>
        }
      >
        <Button
          onClick={() => {
            setOpened(true);
          }}
        >
          <Trans>See them</Trans>
        </Button>
      </FloatingBar>
      {opened && <Choice key={others.id} others={others} onClose={done} {...shared} />}
    </>
  );
};
