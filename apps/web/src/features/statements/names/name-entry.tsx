import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BroughtName } from "@passbook/contract/brought-names";
import type { ComboboxGroup } from "../../../ui/forms/combobox-choices.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Amount } from "../../../ui/figures/amount.tsx";
import styles from "./brought-names.module.css";
import type { NameChoice } from "./name-choices.ts";

type NameEntryProps = {
  readonly name: BroughtName;
  readonly choice: NameChoice;
  readonly subs: readonly ComboboxGroup[];
  readonly onChoose: (choice: NameChoice) => void;
};

const LEAVE = "leave";
const NEW = "new";

/** A name with its rows and their sum, and what becomes of it. */
export const NameEntry = ({ name, choice, subs, onChoose }: NameEntryProps) => {
  const { t } = useLingui();
  const parent_name = name.guess.create?.parent_name ?? name.parent ?? name.name;
  const made = choice.kind === "new" ? choice : { name: name.name.slice(0, 60), parent_name };
  const inside = made.parent_name;
  const own = made.name;
  const groups: readonly ComboboxGroup[] = [
    {
      options: [
        { id: LEAVE, label: t`Leave as it is` },
        { id: NEW, label: t`New: ${inside}, ${own}` },
      ],
    },
    ...subs,
  ];
  const label = name.name;
  return (
    <li className={styles["entry"]}>
      <span className={styles["name"]}>
        {name.parent !== null && <span className={styles["parent"]}>{name.parent} · </span>}
        <bdi>{name.name}</bdi>
        <span className={styles["facts"]}>
          <Plural value={name.transactions} one="# transaction" other="# transactions" />
          {name.totals.map(({ amount, currency }) => (
            <span key={currency}>
              {" · "}
              <Amount amount={amount} currency={currency} tone="ink" />
            </span>
          ))}
        </span>
      </span>
      <div>
        <Combobox
          label={t`Where “${label}” goes`}
          labelHidden
          groups={groups}
          value={choice.kind === "sub" ? choice.sub_category_id : choice.kind}
          createLabel={(text) => t`Create “${text}”`}
          onCreate={(text) => {
            onChoose({ kind: "new", name: text.slice(0, 60), parent_name: made.parent_name });
          }}
          onChange={(id) => {
            if (id === LEAVE) onChoose({ kind: "leave" });
            else if (id === NEW) onChoose({ kind: "new", ...made });
            else onChoose({ kind: "sub", sub_category_id: id });
          }}
        />
        {name.choice === "open" && choice.kind === "sub" && name.guess.because === "means" && (
          <span className={styles["because"]}>
            <Trans>guessed by its meaning</Trans>
          </span>
        )}
      </div>
    </li>
  );
};
