import type { Layout } from "../facts/layout.ts";
import { brExtrato } from "./br-extrato.ts";
import { chSaldo } from "./ch-saldo.ts";
import { deSollHaben } from "./de-soll-haben.ts";
import { frDebitCredit } from "./fr-debit-credit.ts";
import { inDebitCredit } from "./in-debit-credit.ts";
import { ukDayGroups } from "./uk-day-groups.ts";
import { usCard } from "./us-card.ts";
import { usCheckingSections } from "./us-checking-sections.ts";

/** The layouts on which the reader is developed. */
export const layouts: readonly Layout[] = [
  brExtrato,
  chSaldo,
  deSollHaben,
  frDebitCredit,
  inDebitCredit,
  ukDayGroups,
  usCard,
  usCheckingSections,
];
