import type { Words } from "../concept.ts";

/** Latvian. */
export const lv: Words = {
  payment: "maksajum*",
  purchase: "pirkumi",
  cost: "procenti, komisijas",
  thanks: "paldies",
  owed: "atlikusī parāda summa, parāda atlikums, atlikusī pamatsumma, atlikusī aizdevuma summa, kopējais parāds, iepriekšējais parāds, jaunais parāds",
  credits:
    "ieskaitīts, ieskaitīti, ieņēmumi, ienākošie, kredīta kopsumma, kredīta apgrozījums, kopējais kredīts, kopā kredītā",
  credit:
    "ienakosie, kredits, ienemumi, =iemaksats, =ieskaitits, =iemaksas, =sanemts, =kredita apgrozijums, =kredīta summa, =ienākošā summa, =ieskaitīšana, =iemaksa, =ienākošais, =ienākumi",
  debits:
    "norakstīts, norakstīti, izdevumi, izejošie, debeta kopsumma, debeta apgrozījums, kopējais debets, kopā debetā",
  debit:
    "izejoss, izejosie, debets, izdevumi, =izmaksats, =norakstits, =izmaksas, =debeta apgrozijums, =debeta summa, =izejošā summa, =norakstīšana, =izgāja, =izejošais",
  first: "sākuma, sākotnējais",
  last: "beigu, gala",
  card_account: "kredītkarte, kredītkartes",
  credit_limit: "kredīta limits, kredītlimits",
  least_due: "minimālais maksājums",
  due_day: "apmaksas termiņš, maksājuma termiņš",
  loan_account:
    "aizdevuma konts, aizdevuma līgums, aizdevuma līguma, kredīta līgums, kredīta līguma, kredīta konts",
  balance: "atlikums",
  opening:
    "sakuma atlikums, ieejosais atlikums, sakotnejais atlikums, iepriekšējais parāds, iepriekšējais atlikums, sākuma bilance, iepriekšējā izraksta atlikums, ienākošais atlikums, atlikums uz perioda sākumu, iepriekšējais saldo, bilance perioda sākumā, parāds perioda sākumā, iepriekšējā perioda parāds",
  closing:
    "beigu atlikums, izejosais atlikums, gala atlikums, jaunais parāds, atlikums perioda beigās, jaunais atlikums, galīgais atlikums, beigu bilance, atlikums beigās, atlikums uz perioda beigām, atlikums dienas beigās, jaunais saldo, bilance perioda beigās, kopējais parāds, parāds perioda beigās, kopā apmaksai",
  aside:
    "pieejam*, limits, minimāl*, kredītlimits, =kredītlīnija, vidējais atlikums, mazākais atlikums, lielākais atlikums, rezervētā summa, uzkrātie procenti, obligātais maksājums, kredītlimita summa, brīvais atlikums",
  total: "summa, kopā, kopsumma, apgrozijums",
  pending:
    "rezervēts, apstrādē, rezervētās summas, neapstrādātie darījumi, gaidošie darījumi, =rezervācijas, autorizēti vēl nav grāmatoti, rezervētie darījumi, neizpildītie maksājumi, negrāmatoti darījumi, rezervētie līdzekļi, neiegrāmatotie darījumi, rezervētā summa",
  failed: "noraidīt*, atcelt*",
  row_in: "darba alga, alga, atmaksa, iemaksa",
  row_out: "pirkums, skaidras naudas izmaksa, komisijas maksa, apkalpošanas maksa",
  coming: "apmaksāt līdz",
  account_label: "konta numurs, konta nr",
  statement: "izraksts",
  paid_column: "atmaksāts, samaksāts, maksājumi, atmaksas, samaksāti",
  owed_column: "procenti, izmantots, pirkumi, aprēķināts",
  amount: "summa",
  fee: "komisija, =komisijas maksa, =komisijas",
  account: "=sasias nr, =klienta konts",
  status: "=statuss",
  description:
    "*apraksts*, *merkis*, =informācija saņēmējam, =detaļas, =paskaidrojums, =maksājuma detaļas, =pamatojums, =darījuma informācija, =detalizēta informācija, =informācija par maksājumu",
  type: "veids",
  reference:
    "nr, =atsauce, =maksājuma numurs, =dokumenta numurs, =operācijas numurs, =darījuma numurs, =atsauces numurs",
  balance_name: "*atlikums*, =bilance",
  party: "*sanemejs*, *maksatajs*",
  currency: "valūta, valūtas kods",
  carried: "pārnest, pārnests",
  in_heading: "ienākošie maksājumi, ieņēmumi, iemaksas",
  out_heading: "izejošie maksājumi, izdevumi, komisijas, izmaksas, pirkumi",
  booked:
    "darījumi, konta operācijas, apstrādātie darījumi, darījumu saraksts, operācijas, darījumu vēsture, darījumu pārskats, konta apgrozījums, iegrāmatotie darījumi, operāciju saraksts, konta darījumi, veiktie darījumi",
  loan: "hipotekārais kredīts",
  savings: "krājkonts",
  current: "norēķinu konts, norēķinu konta",
  ledger: "debets",
  no_rows:
    "gaidāmie maksājumi, nākamie maksājumi, plānotie maksājumi, turpmākie maksājumi, ieplānotie maksājumi, nākotnes maksājumi",
  year_before: "pagajusaja gada, pern, iepriekseja gada, pirms gada, pagajusais gads",
  time: "=laiks",
  interest: "=procenti, procentu summa, procentu maksājums",
  principal: "pamatsumma, pamatsummas maksājums, pamatsummas atmaksa",
  credit_mark: "kredīts, ienākošs, ieņēmumi",
  debit_mark: "debets, izejošs, izdevumi",
  idle: "nav darījumu, darījumu nav, nav operāciju, operāciju nav, nav transakciju, kustības nav, nav kustības, apgrozījuma nav, nav ierakstu, nebija darījumu",
};
