import type { Words } from "../concept.ts";

/** Faroese. */
export const fo: Words = {
  total: "tilsamans",
  credit_limit: "kreditmark",
  least_due: "minstagjald",
  due_day: "gjaldsdagur",
  account_label: "kontunummar, kontonummar",
  statement: "kontoavrit, kontoyvirlit",
  balance: "støða",
  description: "=tekstur, =frágreiðing, =lýsing",
  debit: "=úttøka, =úttikið, =úttøkur, =útgjald",
  credit: "=innseting, =innsett, =innsetingar, =inngjald, =inngjøld",
  amount: "=upphædd, upphædd í kr",
  balance_name: "=støða",
  currency: "gjaldoyra",
  fee: "=ómaksgjald, =avgjald",
  opening: "byrjanarsaldo, saldo frammanundan, byrjunarsaldo",
  closing: "=endasaldo, saldo endi",
  debits: "úttøkur tilsamans, tilsamans úttikið, tilsamans út",
  credits: "innsetingar tilsamans, tilsamans innsett, tilsamans inn",
  booked: "rørslur, bókaðar flytingar",
  pending: "bíðandi flytingar, ikki bókaðar flytingar",
  idle: "ongar flytingar, ongar rørslur, eingin rørsla, eingin flyting",
};
