import { type Bank, getBankLogo, listBanks } from "@passbook/contract/common";
import { type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { type DirectoryBank, findBank, findBanks } from "./directory.ts";
import { drawBankLogo } from "./draw-bank-logo.ts";

const DAY_S = 86_400;
const MOST = 1000;

const toBank = ({ id, name, country, mail_domains }: DirectoryBank): Bank => ({
  id,
  name,
  country,
  logo: `/common/banks/${id}/logo`,
  mail_domains: [...mail_domains],
});

export const banksRoutes: readonly Route[] = [
  route(listBanks, async ({ query }) => ({
    data: findBanks(query.q ?? "", query.country ?? null)
      .slice(0, query.limit ?? MOST)
      .map(toBank),
  })),
  route(getBankLogo, async ({ params, reply }) => {
    const bank = findBank(params.id);
    if (bank === null) throw notFound("bank");
    await reply
      .header("cache-control", `public, max-age=${String(DAY_S)}`)
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
      .type("image/svg+xml")
      .send(drawBankLogo(bank));
  }),
];
