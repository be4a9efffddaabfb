import type { Words } from "../concept.ts";

/** Somali. */
export const so: Words = {
  balance: "haraaga, hadhaaga, baaqiga",
  first: "hore, bilowga",
  last: "dambe, cusub",
  total: "wadarta",
  account_label: "lambarka xisaabta, lambarka koontada",
  statement: "bayaanka xisaabta, warbixinta xisaabta",
  description:
    "=faahfaahin, =sharaxaad, =faahfaahinta, =sharraxaad, =faahfaahin dheeraad ah, =sharaxa, =faahfaahinta macaamilka",
  debit: "=la bixiyay, =lacag bixin, =bixin, =baxay, =ka bax, =lacagta baxday, =la saaray",
  credit:
    "=la dhigay, =dhigaal, =lacag dhigasho, =soo gal, =soo galay, =lacagta soo gashay, =dhigasho, =la helay",
  amount: "=qadarka, =cadadka, =qaddarka, cadadka lacagta",
  balance_name: "=haraaga, =hadhaaga, =baaqi, haraaga xisaabta, =hadhaa, =baaqiga",
  reference: "=tixraac, =lambarka tixraaca, =lambarka jeegga, =tixraaca, =nambarka tixraaca",
  fee: "=khidmad, =khidmadda",
  currency: "nooca lacagta",
  time: "=waqti, =saacad",
  opening:
    "haraaga hore, haraaga bilowga, hadhaaga hore, haraaga furitaanka, haraagii hore, baaqiga hore, haraaga bilawga, hadhaagii hore",
  closing:
    "haraaga dambe, haraaga ugu dambeeya, hadhaaga dambe, haraaga xiritaanka, haraaga cusub, haraaga dhamaadka, baaqiga dambe",
  debits: "wadarta bixinta, wadarta la bixiyay, wadarta baxday, wadarta kharashka",
  credits: "wadarta dhigaalka, wadarta la dhigay, wadarta soo gashay, wadarta dakhliga",
  booked: "dhaqdhaqaaqa xisaabta, macaamilada, macaamillada, dhaqdhaqaaqa",
  pending: "macaamilada sugaya, la sugayo, =sugaya",
  credit_mark: "soo gal, dhigaal",
  debit_mark: "bixin",
  idle: "dhaqdhaqaaq ma jiro, macaamil ma jiro, ma jiraan wax dhaqdhaqaaq",
};
