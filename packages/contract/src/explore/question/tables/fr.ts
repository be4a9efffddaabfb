import type { Table } from "../table.ts";

export const FR: Table = {
  measures: {
    count: "combien de fois, combien d'achats, combien de paiements, nombre d'achats, nombre de paiements",
    average: "en moyenne, moyenne, moyennes, moyen",
    income: "gagné, gagne, revenu, revenus, reçu, touché",
    saved_rate: "taux d'épargne",
    saved: "épargné, épargne, économisé, économise, mis de côté",
    invested: "investi, investis",
    spent:
      "dépensé, dépense, dépenses, dépenser, payé, paie, coûté, coûte, acheté, retiré, retirés, retirée, retirées",
  },
  dimensions: {
    category: "catégorie, catégories",
    sub_category: "sous-catégorie, sous-catégories",
    merchant: "commerçant, commerçants, magasin, magasins, marchand, marchands",
    tag: "étiquette, étiquettes",
    account: "compte, comptes, carte, cartes",
    day: "jour, jours",
    week: "semaine, semaines",
    month: "mois",
    quarter: "trimestre, trimestres",
    year: "an, ans, année, années",
    weekday: "jour de la semaine",
  },
  by: "par, chaque, quel, quelle",
  which: "dans quel, dans quelle, chez quel, chez quelle",
  rhythms: {
    weekday: "week-end, week-ends, weekend, weekends",
    day: "quotidien, quotidiennes",
    week: "hebdomadaire",
    month:
      "mois par mois, mensuel, mensuelle, mensuelles, au mois, au fil du temps, évolution des, évolution",
    year: "annuel, annuelle, annuelles",
  },
  seasons: { winter: "hiver", spring: "printemps", summer: "été", autumn: "automne" },
  feasts: { christmas: "noël, fêtes de noël", new_year: "nouvel an, jour de l'an", easter: "pâques" },
  last: "dernier, dernière, derniers, dernières, passé, passée",
  this: "cet, cette, ce",
  running: { year: "de l année", month: "du mois", week: "de la semaine" },
  over: {},
  since: "depuis",
  so_far: "cette année jusqu'ici, depuis le début de l'année",
  within: "en, au, pendant, durant, de, du, l, le, la, les, sur, dans",
  above: "plus de, au-dessus de",
  below: "moins de, en dessous de",
  at_least: "au moins",
  at_most: "au plus",
  than: "que, par rapport à, comparé à, comparée à, comparées à, en comparaison avec, contre",
  greatest:
    "plus gros, plus grosse, plus grosses, plus grands, plus grandes, principaux, principales, plus chers, plus cher, plus élevé",
  numbers: "un|une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze",
  ordinals: "premier|première|1er, deuxième|second|seconde, troisième, quatrième",
  half: "semestre",
  past: "",
  ago: "il y a",
  until: "jusqu'en, jusqu'à, jusqu'au",
  before: "avant",
  after: "après",
  to: "à, au, jusqu'à, jusqu'au, jusqu'en",
  and: "et",
  between: "entre",
  without: "sans, sauf, hors, hormis, excepté, à part",
  to_whom: "chez qui, où",
  for_what:
    "où va mon argent, où part mon argent, où est passé mon argent, où passe mon argent, dans quoi, sur quoi, en quoi",
  purchase:
    "achat, achats, paiement, paiements, facture, factures, opération, opérations, ticket, panier, visite, visites",
  elsewhere: {
    "bank-accounts":
      "solde, soldes, combien ai-je sur, combien j'ai sur, combien y a-t-il sur, combien d'argent ai-je, combien ai-je d'argent",
    "net-worth": "patrimoine, valeur nette",
    ahead:
      "semaine prochaine, mois prochain, année prochaine, an prochain, demain, vais-je, puis-je dépenser, prévision, prévisions, à la fin du mois, fin du mois",
    budgets:
      "budget, budgets, reste à dépenser, me reste-t-il, il me reste, me reste, puis-je encore dépenser, encore dépenser",
  },
  currencies: {
    EUR: "euro, euros, €",
    USD: "dollar, dollars, $",
    GBP: "livre, livres, £",
    CHF: "francs suisses",
  },
  fillers:
    "combien, ai, ai-je, as-tu, j, je, tu, nous, on, avons, avons-nous, mes, mon, ma, nos, notre, pour, chez, en, au, aux, de, du, des, le, la, les, l, un, une, argent, est, sont, était, qu, que, est-ce, ce, c, qui, quoi, quel, quelle, quels, quelles, montre, montre-moi, moi, m, me, et, d, a, à, y, il, elle, va, suis, suis-je, allé, allée, tout, toutes, total, au total, plus, le plus, est-ce que, est-ce qu, qu est-ce que, moins, ou, montant, montants, dans, sur, a été, ont été, ces, cher, chers, chère, chères",
};
