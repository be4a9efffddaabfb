import { makePhraseSet } from "../text/phrase-set.ts";

/** Words of standing obligations: what is fixed but no subscription. */
export const BILL_WORDS = makePhraseSet([
  "rent, lettings, letting, landlord, mortgage, loan, emi, insurance, assurance, premium, electric, electricity, energy, power, gas, water, council tax, tax, broadband, internet, telecom, mobile, phone, wireless, school, tuition, fees, fee, nursery, childcare, kindergarten, maintenance, hoa, strata, rates, licence, license, waste, sewer, heating, utility, utilities, properties, cable",
  "miete, hausverwaltung, versicherung, strom, stadtwerke, gas, wasser, energie, rundfunk, rundfunkbeitrag, steuer, kita, beitrag, telekom, hypothek, darlehen, kredit",
  "loyer, assurance, mutuelle, electricite, eau, impots, impot, charges, syndic, edf, engie, pret, echeance, alquiler, hipoteca, seguro, seguros, luz, agua, comunidad, prestamo, aluguel, condominio, seguro, energia, conta de luz, affitto, mutuo, assicurazione, bolletta, luce, acqua, tari, canone, huur, hypotheek, verzekering, energie, gemeente, water, zorgverzekering",
  "hyra, forsakring, el, elnat, avgift, husleie, forsikring, strom, vuokra, vakuutus, sahko, czynsz, prad, ubezpieczenie, najem, elektrina, pojisteni, kira, sigorta, elektrik, su, dogalgaz",
]);
