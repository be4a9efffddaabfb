import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AccountType } from "@passbook/contract/bank-accounts";
import type { AssetKind } from "@passbook/contract/assets";
import type { Holding, WorthGroup } from "@passbook/contract/net-worth";
import { useAccountTypeLabels } from "../../lib/bank-accounts/use-account-type-labels.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { usePartNames, WORTH_PARTS } from "../../ui/charts/worth-area.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Verdict } from "../../ui/figures/verdict.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { useMayAct } from "../../ui/base/acts.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./net-worth.module.css";
import { useAssetKindLabels, useRateWords } from "./use-worth-words.ts";

type OfHolding = { readonly holding: Holding };

/** How the value is known, and of which day it is. */
const State = ({ holding: { state, as_of, source } }: OfHolding) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  if (as_of === null)
    return (
      <Verdict
        verdict="missing"
        look="words"
        label={source === "account" ? t`no balance known` : t`no value entered`}
      />
    );
  const day = formatShortDay(as_of, locale, today);
  if (state === "entered") return <Trans>entered for {day}</Trans>;
  const words = {
    proved: ["proved", t`proved, ${day}`],
    counted: ["unproved", t`counted, ${day}`],
    missing: ["missing", t`last known on ${day}`],
  } as const;
  const [verdict, label] = words[state];
  return <Verdict verdict={verdict} look="words" label={label} />;
};

/** What changed since a month and a year ago. */
const Changes = ({ holding: { month_change, year_change, currency } }: OfHolding) => {
  const { locale } = useLocale();
  const say = (amount: number) => formatMoney(amount, currency, locale, { sign: "always", round: true });
  const [month, year] = [month_change, year_change].map((each) =>
    each === null || each === 0 ? null : say(each),
  );
  return (
    <>
      {month !== null && (
        <span className={styles["change"]}>
          <Trans>{month} in a month</Trans>
        </span>
      )}
      {year !== null && (
        <span className={styles["change"]}>
          <Trans>{year} in a year</Trans>
        </span>
      )}
    </>
  );
};

const Value = ({ holding }: OfHolding) => {
  const { t } = useLingui();
  if (holding.amount === null) return <span className={styles["label"]}>{t`unknown`}</span>;
  return <Amount amount={holding.amount} currency={holding.currency} tone="ink" signed={false} />;
};

/** What it is in the home currency, by which rate, or that no rate says so. */
const Converted = ({ holding, home }: OfHolding & { readonly home: string }) => {
  const { locale } = useLocale();
  const { sayRate, saySince } = useRateWords();
  const { converted, currency, amount } = holding;
  if (amount === null || currency === home) return null;
  if (converted === null)
    return (
      <span className={styles["change"]}>
        <Trans>no rate to {home}</Trans>
      </span>
    );
  const money = formatMoney(converted.amount, home, locale);
  const [rate, since] = [sayRate(converted.rate), saySince(converted.rate)];
  return (
    <span className={styles["change"]}>
      {money} ({rate}, {since})
    </span>
  );
};

type HoldingsCardProps = {
  readonly holdings: readonly Holding[];
  readonly home: string;
  readonly reference: Reference;
  readonly onEdit: (id: string) => void;
};

const useKindWords = (): ((holding: Holding) => string) => {
  const accounts = useAccountTypeLabels();
  const assets = useAssetKindLabels();
  // the kind is that of its source
  return ({ source, kind }) =>
    source === "account" ? accounts[kind as AccountType] : assets[kind as AssetKind];
};

const Lead = ({ holding, reference }: OfHolding & Pick<HoldingsCardProps, "reference">) => {
  const bank = holding.source === "account" ? reference.findAccount(holding.id)?.bank : undefined;
  if (bank !== undefined) return <LogoTile name={bank.name} mark={bank.logo} kind="bank" />;
  return (
    <span className={styles["lead"]}>
      <Icon name={holding.source === "account" ? "bank" : holding.kind === "property" ? "home" : "coins"} />
    </span>
  );
};

/** Accounts, assets and debts, each with its value, the day of it and how it is known. */
export const HoldingsCard = ({ holdings, home, reference, onEdit }: HoldingsCardProps) => {
  const { t } = useLingui();
  const names: Readonly<Record<WorthGroup, string>> = usePartNames();
  const kindOf = useKindWords();
  const may_act = useMayAct();
  const unknown = holdings.filter(({ amount }) => amount === null).length;
  return (
    <Card sums title={t`What it is made of`}>
      {unknown > 0 && (
        <Note>
          <Plural
            value={unknown}
            one="Of one of these no value is known: it counts in nothing."
            other="Of # of these no value is known: they count in nothing."
          />
        </Note>
      )}
      {WORTH_PARTS.map((group) => {
        const some = holdings.filter((holding) => holding.group === group);
        if (some.length === 0) return null;
        return (
          <section key={group} className={styles["group"]}>
            <h3>{names[group]}</h3>
            <List label={names[group]}>
              {some.map((holding) => (
                <ListRow
                  key={`${holding.id} ${holding.currency}`}
                  lead={<Lead holding={holding} reference={reference} />}
                  title={holding.name}
                  sub={
                    <>
                      <span className={styles["state"]}>
                        <span>{kindOf(holding)}</span>
                        <span>
                          <State holding={holding} />
                        </span>
                      </span>
                      <Converted holding={holding} home={home} />
                    </>
                  }
                  end={<Value holding={holding} />}
                  endSub={<Changes holding={holding} />}
                  wrap
                  {...(holding.source === "account"
                    ? { to: `/settings/bank-accounts/${holding.id}/register` }
                    : may_act
                      ? {
                          onClick: () => {
                            onEdit(holding.id);
                          },
                        }
                      : {})}
                />
              ))}
            </List>
          </section>
        );
      })}
    </Card>
  );
};
