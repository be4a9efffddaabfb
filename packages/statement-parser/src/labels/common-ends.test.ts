import { expect, test } from "vitest";
import { readFactWords } from "./fact-words.ts";

/** What else statements call the balance before the first row and that after the last one, by language. */
const LABELS: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  en: [
    "Opening balance; Balance at start of period; Balance at start; Start balance; Starting balance; Beginning balance; Previous balance; Balance brought forward; Brought forward; Balance b/f; Balance from last statement; Balance on last statement; Last statement balance; Prior balance; Old balance; Initial balance; Balance as at start; Balance at beginning; Opening ledger balance; Previous statement balance; Balance from previous statement; Opening position; Balance last time; Your balance last month; Balance carried from last statement; You owed; What you owed last month",
    "Closing balance; Balance at end of period; End balance; Ending balance; Final balance; New balance; Balance carried forward; Carried forward; Balance c/f; Balance on this statement; This statement balance; Statement balance; Current statement balance; Balance at close; Balance as at end; Closing ledger balance; Closing position; Balance at statement date; Balance on statement date; You owe; What you owe now; New statement balance",
  ],
  de: [
    "Anfangssaldo; Alter Saldo; Saldovortrag; Kontostand alt; Alter Kontostand; Letzter Saldo; Saldo letzter Auszug; Kontostand zu Beginn; Saldo am Anfang; Eröffnungssaldo; Startsaldo; Vorsaldo; Saldo Vormonat; Saldo alt; Anfangsbestand; Übertrag vom letzten Auszug; Stand am Anfang; Kontostand bei Beginn; Ausgangssaldo; Saldo vom letzten Kontoauszug; Saldo des letzten Kontoauszugs; Saldo der letzten Abrechnung; Saldovortrag aus letztem Auszug; Vortrag",
    "Endsaldo; Neuer Saldo; Kontostand neu; Neuer Kontostand; Schlusssaldo; Saldo neu; Kontostand am Ende; Saldo am Ende; Endbestand; Abschlusssaldo; Aktueller Saldo; Saldo per Auszugsdatum; Stand am Ende; Kontostand bei Ende; Saldo zum Auszugsdatum; Saldo dieses Auszugs; Schlussbestand; Saldo zu Ihren Gunsten; Rechnungsbetrag",
  ],
  fr: [
    "Solde initial; Ancien solde; Solde précédent; Solde d'ouverture; Solde au début; Solde début de période; Solde de départ; Report; Solde reporté; Report à nouveau; Solde en début de période; Solde du relevé précédent; Solde antérieur; Solde au dernier relevé; Solde du dernier relevé; Solde de début; Solde créditeur précédent",
    "Solde final; Nouveau solde; Solde de clôture; Solde actuel; Solde de fin; Solde fin de période; Solde en fin de période; Solde à la date du relevé; Solde de ce relevé; Solde arrêté au; Solde à reporter; Montant total dû; Nouveau solde créditeur; Solde de fin de période",
  ],
  es: [
    "Saldo inicial; Saldo anterior; Saldo de apertura; Saldo previo; Saldo al inicio; Saldo al inicio del periodo; Saldo al comienzo; Saldo del extracto anterior; Saldo del corte anterior; Saldo al corte anterior; Saldo último extracto; Saldo de inicio; Saldo mes anterior; Saldo de arranque; Saldo inicial del período; Saldo estado anterior; Adeudo anterior; Adeudo del periodo anterior; Deuda anterior",
    "Saldo final; Saldo actual; Saldo de cierre; Nuevo saldo; Saldo al cierre; Saldo al final; Saldo al corte; Saldo al final del periodo; Saldo al fin del período; Saldo de corte; Saldo del extracto; Saldo a la fecha de corte; Saldo final del período; Saldo nuevo; Total a pagar; Pago total; Saldo al término; Saldo de este extracto; Deuda total",
  ],
  pt: [
    "Saldo inicial; Saldo anterior; Saldo de abertura; Saldo no início; Saldo do mês anterior; Saldo do extrato anterior; Saldo inicial do período; Saldo em início; Saldo transitado; Saldo contabilístico inicial; Saldo ao início; Saldo da fatura anterior; Fatura anterior; Total da fatura anterior; Saldo de partida",
    "Saldo final; Saldo atual; Novo saldo; Saldo de fecho; Saldo de fechamento; Saldo no fim; Saldo ao final; Saldo final do período; Saldo a transitar; Saldo contabilístico final; Saldo em fim; Total desta fatura; Total da fatura; Valor total a pagar; Saldo do extrato; Saldo ao fim do período",
  ],
  it: [
    "Saldo iniziale; Saldo precedente; Saldo di apertura; Saldo a inizio periodo; Saldo inizio periodo; Saldo contabile iniziale; Saldo estratto precedente; Saldo estratto conto precedente; Saldo riportato; Riporto; Vecchio saldo; Saldo di partenza; Saldo ad inizio mese; Debito precedente; Saldo mese precedente",
    "Saldo finale; Nuovo saldo; Saldo di chiusura; Saldo a fine periodo; Saldo fine periodo; Saldo contabile finale; Saldo attuale; Saldo a fine mese; Saldo a riportare; Totale da pagare; Saldo dell'estratto conto; Totale dovuto",
  ],
  nl: [
    "Beginsaldo; Vorig saldo; Saldo vorig afschrift; Oud saldo; Openingssaldo; Saldo bij aanvang; Startsaldo; Saldo begin periode; Saldo vorige periode; Saldo per begin; Vorig openstaand saldo; Saldo vorig overzicht; Vorige stand; Stand aan het begin; Beginstand",
    "Eindsaldo; Nieuw saldo; Saldo dit afschrift; Slotsaldo; Saldo einde periode; Saldo op afschriftdatum; Huidig saldo; Nieuw openstaand saldo; Nieuwe stand; Eindstand; Saldo per einde; Stand aan het einde; Saldo dit overzicht",
  ],
  sv: [
    "Ingående saldo; Föregående saldo; Saldo vid periodens början; Startsaldo; IB; Saldo från föregående utdrag; Ingående balans; Tidigare saldo; Saldo föregående period; Saldo i början; Ingående skuld; Föregående skuld",
    "Utgående saldo; Nytt saldo; Saldo vid periodens slut; Slutsaldo; UB; Utgående balans; Saldo i slutet; Saldo detta utdrag; Utgående skuld; Ny skuld; Att betala; Total skuld",
  ],
  no: [
    "Inngående saldo; Forrige saldo; Saldo ved periodens start; Startsaldo; Saldo fra forrige utskrift; Saldo forrige kontoutskrift; Overført fra forrige; Saldo ved start; Inngående balanse; Saldo forrige periode",
    "Utgående saldo; Ny saldo; Saldo ved periodens slutt; Sluttsaldo; Utgående balanse; Saldo ved slutt",
  ],
  da: [
    "Primosaldo; Forrige saldo; Startsaldo; Saldo primo; Indgående saldo; Saldo ved periodens start; Saldo fra sidste udskrift; Overført saldo; Tidligere saldo; Saldo sidste udskrift; Saldo ved start; Begyndelsessaldo",
    "Ultimosaldo; Ny saldo; Slutsaldo; Saldo ultimo; Udgående saldo; Saldo ved periodens slutning; Saldo ved slut; Saldo denne udskrift; Slutsaldo i alt",
  ],
  fi: [
    "Alkusaldo; Edellinen saldo; Saldo kauden alussa; Aloitussaldo; Saldo alussa; Avaussaldo; Edellisen tiliotteen saldo; Saldo edellisestä tiliotteesta; Vanha saldo; Edellinen laskun saldo",
    "Loppusaldo; Uusi saldo; Saldo kauden lopussa; Saldo lopussa; Päätössaldo; Tiliotteen saldo; Lopullinen saldo",
  ],
  is: [
    "Upphafsstaða; Staða í upphafi; Fyrri staða; Staða í byrjun; Síðasta staða; Flutt frá fyrra yfirliti",
    "Lokastaða; Staða í lok; Ný staða; Staða í lok tímabils",
  ],
  pl: [
    "Saldo początkowe; Poprzednie saldo; Saldo na początek okresu; Saldo otwarcia; Saldo z poprzedniego wyciągu; Saldo z przeniesienia; Stan początkowy; Saldo na początku okresu; Saldo poprzedniego wyciągu; Saldo poprzednie; Bilans otwarcia; Zadłużenie poprzednie; Zadłużenie z poprzedniego zestawienia",
    "Saldo końcowe; Nowe saldo; Saldo na koniec okresu; Saldo zamknięcia; Stan końcowy; Saldo bieżące; Saldo na koniec; Bilans zamknięcia; Saldo wyciągu; Zadłużenie całkowite; Zadłużenie na koniec okresu",
  ],
  cs: [
    "Počáteční zůstatek; Předchozí zůstatek; Zůstatek na začátku období; Minulý zůstatek; Počáteční stav; Starý zůstatek; Zůstatek z minulého výpisu; Zůstatek předchozího výpisu; Zůstatek k počátku období; Vstupní zůstatek",
    "Konečný zůstatek; Nový zůstatek; Zůstatek na konci období; Konečný stav; Závěrečný zůstatek; Zůstatek ke konci období; Zůstatek k datu výpisu",
  ],
  sk: [
    "Počiatočný zostatok; Predchádzajúci zostatok; Zostatok na začiatku obdobia; Počiatočný stav; Starý zostatok; Zostatok z minulého výpisu; Vstupný zostatok; Otvárací zostatok; Úvodný zostatok",
    "Konečný zostatok; Nový zostatok; Zostatok na konci obdobia; Konečný stav; Záverečný zostatok; Zostatok ku dňu výpisu",
  ],
  hu: [
    "Nyitó egyenleg; Előző egyenleg; Induló egyenleg; Időszak eleji egyenleg; Nyitóegyenleg; Kezdő egyenleg; Kezdőegyenleg; Előző kivonat egyenlege; Előző havi egyenleg; Nyitó tartozás",
    "Záró egyenleg; Új egyenleg; Időszak végi egyenleg; Záróegyenleg; Végegyenleg; Kivonat egyenlege; Záró tartozás; Teljes tartozás",
  ],
  ro: [
    "Sold inițial; Sold anterior; Sold precedent; Sold la începutul perioadei; Sold deschidere; Sold de deschidere; Sold extras anterior; Sold început perioadă; Sold vechi",
    "Sold final; Sold nou; Sold la sfârșitul perioadei; Sold închidere; Sold de închidere; Sold sfârșit perioadă; Sold la data extrasului",
  ],
  bg: [
    "Начално салдо; Предходно салдо; Салдо в началото; Салдо в началото на периода; Предишно салдо; Начална наличност; Входящо салдо; Салдо от предишно извлечение",
    "Крайно салдо; Ново салдо; Салдо в края на периода; Крайна наличност; Изходящо салдо; Салдо в края; Текущо салдо",
  ],
  sr: [
    "Početno stanje; Prethodno stanje; Stanje na početku; Stanje na početku perioda; Staro stanje; Почетно стање; Претходно стање; Стање на почетку; Prethodni saldo; Početni saldo; Saldo prethodnog izvoda",
    "Krajnje stanje; Novo stanje; Stanje na kraju perioda; Završno stanje; Крајње стање; Ново стање; Стање на крају; Завршно стање; Konačno stanje; Krajnji saldo; Novi saldo",
  ],
  hr: [
    "Početno stanje; Prethodno stanje; Stanje na početku razdoblja; Staro stanje; Stanje prethodnog izvatka; Početni saldo; Prethodni saldo; Stanje na početku",
    "Završno stanje; Novo stanje; Stanje na kraju razdoblja; Konačno stanje; Krajnje stanje; Završni saldo; Novi saldo; Stanje na kraju",
  ],
  sl: [
    "Začetno stanje; Prejšnje stanje; Stanje na začetku; Stanje na začetku obdobja; Staro stanje; Predhodno stanje; Začetni saldo; Stanje po prejšnjem izpisku",
    "Končno stanje; Novo stanje; Stanje na koncu obdobja; Stanje na koncu; Zaključno stanje; Končni saldo; Stanje po tem izpisku",
  ],
  mk: [
    "Почетно салдо; Претходно салдо; Почетна состојба; Салдо на почеток; Претходна состојба",
    "Крајно салдо; Ново салдо; Крајна состојба; Завршно салдо; Салдо на крај; Нова состојба",
  ],
  sq: [
    "Balanca fillestare; Gjendja fillestare; Balanca e mëparshme; Balanca në fillim; Gjendja e mëparshme; Saldo fillestare",
    "Balanca përfundimtare; Gjendja përfundimtare; Balanca e re; Balanca në fund; Balanca mbyllëse; Saldo përfundimtare; Gjendja në fund",
  ],
  lt: [
    "Pradinis likutis; Likutis laikotarpio pradžioje; Ankstesnis likutis; Praėjęs likutis; Likutis pradžioje; Pradžios likutis; Ankstesnio išrašo likutis",
    "Galutinis likutis; Likutis laikotarpio pabaigoje; Naujas likutis; Pabaigos likutis; Likutis pabaigoje; Išrašo likutis",
  ],
  lv: [
    "Sākuma atlikums; Atlikums perioda sākumā; Iepriekšējais atlikums; Sākotnējais atlikums; Sākuma bilance; Iepriekšējā izraksta atlikums",
    "Beigu atlikums; Atlikums perioda beigās; Jaunais atlikums; Galīgais atlikums; Beigu bilance; Gala atlikums",
  ],
  et: [
    "Algsaldo; Algjääk; Eelmine saldo; Saldo perioodi alguses; Jääk perioodi alguses; Eelmine jääk; Alguse jääk; Jääk alguses",
    "Lõppsaldo; Lõppjääk; Uus saldo; Saldo perioodi lõpus; Jääk perioodi lõpus; Uus jääk; Lõpu jääk; Jääk lõpus",
  ],
  el: [
    "Αρχικό υπόλοιπο; Προηγούμενο υπόλοιπο; Υπόλοιπο έναρξης; Υπόλοιπο από μεταφορά; Υπόλοιπο αρχής περιόδου; Παλαιό υπόλοιπο; Υπόλοιπο στην αρχή; Υπόλοιπο προηγούμενου λογαριασμού",
    "Τελικό υπόλοιπο; Νέο υπόλοιπο; Υπόλοιπο λήξης; Υπόλοιπο τέλους περιόδου; Υπόλοιπο κλεισίματος; Υπόλοιπο στο τέλος; Συνολικό ποσό οφειλής",
  ],
  tr: [
    "Açılış bakiyesi; Önceki bakiye; Devreden bakiye; Dönem başı bakiyesi; Başlangıç bakiyesi; Devir bakiyesi; Bir önceki bakiye; Geçen ay bakiyesi; Önceki dönem bakiyesi; Önceki dönem borcu; Bir önceki hesap özeti borcu; Dönem başı bakiye",
    "Kapanış bakiyesi; Yeni bakiye; Dönem sonu bakiyesi; Son bakiye; Bitiş bakiyesi; Güncel bakiye; Dönem sonu bakiye; Dönem borcu; Hesap özeti borcu",
  ],
  ru: [
    "Входящий остаток; Остаток на начало периода; Начальный остаток; Баланс на начало; Входящее сальдо; Остаток на начало; Предыдущий остаток; Предыдущий баланс; Остаток по предыдущей выписке; Баланс на начало периода; Сальдо на начало; Задолженность на начало периода",
    "Исходящий остаток; Остаток на конец периода; Конечный остаток; Баланс на конец; Исходящее сальдо; Остаток на конец; Текущий остаток; Новый остаток; Новый баланс; Сальдо на конец; Баланс на конец периода; Задолженность на конец периода",
  ],
  uk: [
    "Вхідний залишок; Залишок на початок періоду; Початковий залишок; Залишок на початок; Вхідне сальдо; Попередній залишок; Баланс на початок; Баланс на початок періоду",
    "Вихідний залишок; Залишок на кінець періоду; Кінцевий залишок; Залишок на кінець; Вихідне сальдо; Новий залишок; Баланс на кінець; Баланс на кінець періоду",
  ],
  kk: [
    "Бастапқы қалдық; Кезең басындағы қалдық; Кіріс қалдық; Кіріс қалдығы; Алдыңғы қалдық",
    "Соңғы қалдық; Кезең соңындағы қалдық; Шығыс қалдық; Шығыс қалдығы; Жаңа қалдық",
  ],
  uz: [
    "Boshlang'ich qoldiq; Davr boshidagi qoldiq; Kirish qoldig'i; Oldingi qoldiq; Бошланғич қолдиқ",
    "Yakuniy qoldiq; Davr oxiridagi qoldiq; Chiqish qoldig'i; Yangi qoldiq; Якуний қолдиқ",
  ],
  az: [
    "İlkin qalıq; Dövrün əvvəlinə qalıq; Əvvəlki qalıq; Açılış balansı; Əvvəlki balans; Başlanğıc qalıq",
    "Son qalıq; Dövrün sonuna qalıq; Yekun qalıq; Bağlanış balansı; Yeni qalıq; Yekun balans",
  ],
  hy: [
    "Սկզբնական մնացորդ; Մնացորդ ժամանակաշրջանի սկզբում; Նախորդ մնացորդ; Մուտքային մնացորդ",
    "Վերջնական մնացորդ; Մնացորդ ժամանակաշրջանի վերջում; Ելքային մնացորդ; Նոր մնացորդ",
  ],
  ka: [
    "საწყისი ნაშთი; ნაშთი პერიოდის დასაწყისში; წინა ნაშთი; საწყისი ბალანსი",
    "საბოლოო ნაშთი; ნაშთი პერიოდის ბოლოს; ახალი ნაშთი; საბოლოო ბალანსი",
  ],
  he: [
    "יתרת פתיחה; יתרה קודמת; יתרה בתחילת התקופה; יתרה מועברת; יתרה מדף קודם; יתרה התחלתית; יתרה לתחילת תקופה",
    "יתרת סגירה; יתרה חדשה; יתרה בסוף התקופה; יתרה סופית; יתרה לסוף תקופה",
  ],
  ar: [
    "الرصيد الافتتاحي; الرصيد السابق; رصيد أول المدة; رصيد البداية; الرصيد في بداية الفترة; الرصيد الإفتتاحي; رصيد سابق; رصيد افتتاحي; رصيد بداية الفترة",
    "الرصيد الختامي; الرصيد الجديد; رصيد آخر المدة; رصيد الإقفال; الرصيد النهائي; رصيد نهاية الفترة; رصيد ختامي; الرصيد في نهاية الفترة; رصيد الإغلاق; إجمالي المبلغ المستحق",
  ],
  fa: [
    "مانده ابتدای دوره; موجودی اولیه; مانده قبلی; مانده اول دوره; موجودی ابتدای دوره; مانده از قبل; مانده نقل از قبل",
    "مانده پایان دوره; موجودی نهایی; مانده نهایی; مانده آخر دوره; موجودی پایان دوره; مانده جدید",
  ],
  hi: [
    "प्रारंभिक शेष; आरंभिक शेष; पिछला शेष; अथशेष; प्रारम्भिक शेष; पिछली शेष राशि; आगे लाया गया शेष",
    "अंतिम शेष; इतिशेष; समापन शेष; नया शेष; अन्तिम शेष",
  ],
  bn: [
    "প্রারম্ভিক স্থিতি; পূর্ববর্তী স্থিতি; প্রারম্ভিক ব্যালেন্স; পূর্বের স্থিতি; প্রারম্ভিক জের; পূর্ববর্তী ব্যালেন্স",
    "সমাপনী স্থিতি; নতুন স্থিতি; সমাপনী ব্যালেন্স; চূড়ান্ত স্থিতি; সমাপনী জের",
  ],
  ne: ["सुरु मौज्दात; प्रारम्भिक मौज्दात; अघिल्लो मौज्दात", "अन्तिम मौज्दात; नयाँ मौज्दात"],
  si: ["ආරම්භක ශේෂය; පෙර ශේෂය", "අවසාන ශේෂය; නව ශේෂය"],
  ta: ["தொடக்க இருப்பு; முந்தைய இருப்பு; ஆரம்ப இருப்பு", "இறுதி இருப்பு; புதிய இருப்பு; முடிவு இருப்பு"],
  th: [
    "ยอดยกมา; ยอดเงินยกมา; ยอดคงเหลือยกมา; ยอดต้นงวด; ยอดคงเหลือต้นงวด; ยอดเริ่มต้น; ยอดก่อนหน้า; ยอดคงเหลือเริ่มต้น",
    "ยอดยกไป; ยอดคงเหลือยกไป; ยอดปลายงวด; ยอดคงเหลือปลายงวด; ยอดสิ้นสุด; ยอดคงเหลือสุทธิ; ยอดคงเหลือสิ้นงวด",
  ],
  vi: [
    "Số dư đầu kỳ; Số dư ban đầu; Số dư kỳ trước; Số dư trước; Số dư mở đầu; Số dư chuyển sang; Số dư đầu",
    "Số dư cuối kỳ; Số dư cuối; Số dư kết thúc; Số dư mới; Số dư kỳ này",
  ],
  id: [
    "Saldo awal; Saldo sebelumnya; Saldo pembukaan; Saldo awal periode; Saldo lalu; Saldo bulan lalu; Saldo pindahan; Tagihan bulan lalu; Tagihan sebelumnya",
    "Saldo akhir; Saldo penutupan; Saldo akhir periode; Saldo baru; Total tagihan; Tagihan baru; Saldo penutup",
  ],
  ms: [
    "Baki awal; Baki permulaan; Baki terdahulu; Baki bawa ke hadapan; Baki pembukaan; Baki sebelumnya; Baki dibawa ke hadapan",
    "Baki akhir; Baki penutup; Baki baru; Baki semasa; Baki hujung tempoh",
  ],
  tl: [
    "Panimulang balanse; Nakaraang balanse; Simulang balanse",
    "Pangwakas na balanse; Bagong balanse; Huling balanse",
  ],
  sw: [
    "Salio la awali; Salio la kuanzia; Salio la mwanzo; Salio lililotangulia",
    "Salio la mwisho; Salio la kufunga; Salio jipya; Salio la kumalizia",
  ],
  am: ["መነሻ ቀሪ ሂሳብ; የመክፈቻ ቀሪ; ቀዳሚ ቀሪ ሂሳብ; የመነሻ ሂሳብ", "መዝጊያ ቀሪ ሂሳብ; የመዝጊያ ቀሪ; የመጨረሻ ቀሪ ሂሳብ"],
  ja: [
    "前月繰越; 前回残高; 繰越残高; 期首残高; 前期繰越; 繰越; 前残高; 前月末残高; 前回繰越残高; 開始残高; 前回ご請求額",
    "次月繰越; 今回残高; 期末残高; 次期繰越; 当月末残高; 最終残高; 今回ご請求額; ご請求金額; 終了残高",
  ],
  ko: [
    "이월잔액; 전월잔액; 기초잔액; 전일잔액; 시작잔액; 이월금액; 전기이월; 전월이월",
    "최종잔액; 기말잔액; 현재잔액; 마감잔액; 종료잔액; 당월잔액; 결제금액",
  ],
  zh: [
    "期初余额; 上期余额; 上期结余; 承前余额; 承前結餘; 期初結餘; 上期結餘; 上次余额; 起始余额; 上月余额; 上月结余; 承上結餘; 上期帳單金額; 期初餘額; 前期餘額; 上期应还; 上期账单金额; 承上页余额; 上日余额",
    "期末余额; 本期余额; 本期结余; 期末結餘; 本期結餘; 结束余额; 本次余额; 本月余额; 期末餘額; 本期餘額; 本期應繳總金額; 本期应还款额; 本期账单金额",
  ],
};

const CASES = Object.entries(LABELS).flatMap(([language, [opening, closing]]) => [
  ["opening", language, opening] as const,
  ["closing", language, closing] as const,
]);

// What is carried over stands at either end.
test.each(CASES)("less common words for the %s balance are known (%s)", (end, _, labels) => {
  const wrong = labels
    .split("; ")
    .filter((label) => ![end, "carried"].includes(String(readFactWords(label))));
  expect(wrong).toEqual([]);
});
