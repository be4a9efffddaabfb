import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { parseBytes } from "../../parse-bytes.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

type Labels = {
  language: string;
  title: string;
  ends: [opening: string, closing: string];
  names: [day: string, words: string, out: string, into: string, balance: string];
};

const drawAccount = ({ title, names: [day, words, out, into, balance], ends }: Labels): PlacedLine[] => [
  [20, [40, title]],
  [32, [40, "USD 01.02.2026 - 28.02.2026"]],
  [44, [40, ends[0]], [300, ">100,00"]],
  [60, [40, day], [120, words], [340, `>${out}`], [440, `>${into}`], [540, `>${balance}`]],
  [75, [40, "03.02.2026"], [120, "AAA"], [440, ">79,14"], [540, ">179,14"]],
  [90, [40, "10.02.2026"], [120, "BBB"], [440, ">20,00"], [540, ">199,14"]],
  [105, [40, "17.02.2026"], [120, "CCC"], [340, ">71,51"], [540, ">127,63"]],
  [135, [40, ends[1]], [300, ">127,63"]],
];

const LABELS: Labels[] = [
  {
    language: "Belarusian",
    title: "Выпіска па рахунку",
    ends: ["Уваходны астатак", "Зыходны астатак"],
    names: ["Дата", "Апісанне", "Спісана", "Залічана", "Астатак"],
  },
  {
    language: "Faroese",
    title: "Kontoavrit",
    ends: ["Byrjunarsaldo", "Endasaldo"],
    names: ["Dagfesting", "Frágreiðing", "Úttikið", "Innsett", "Saldo"],
  },
  {
    language: "Turkmen",
    title: "Hasap göçürmesi",
    ends: ["Döwrüň başyndaky galyndy", "Döwrüň ahyryndaky galyndy"],
    names: ["Sene", "Beýany", "Çykdajy", "Girdeji", "Galyndy"],
  },
  {
    language: "Somali",
    title: "Bayaanka xisaabta",
    ends: ["Haraaga hore", "Haraaga dambe"],
    names: ["Taariikh", "Faahfaahin", "La bixiyay", "La dhigay", "Haraaga"],
  },
  {
    language: "Oromo",
    title: "Ibsa herregaa",
    ends: ["Haftee jalqabaa", "Haftee dhumaa"],
    names: ["Guyyaa", "Ibsa", "Baasii", "Galii", "Haftee herregaa"],
  },
  {
    language: "Tigrinya",
    title: "መግለጺ ሕሳብ",
    ends: ["መበገሲ ተረፍ", "መወዳእታ ተረፍ"],
    names: ["ዕለት", "መግለጺ", "ወጻኢ", "ኣታዊ", "ተረፍ"],
  },
  {
    language: "Sorani Kurdish",
    title: "کەشفی هەژمار",
    ends: ["باڵانسی سەرەتا", "باڵانسی کۆتایی"],
    names: ["بەروار", "وردەکاری", "ڕاکێشان", "دانان", "باڵانس"],
  },
  {
    language: "Gujarati",
    title: "ખાતાનું સ્ટેટમેન્ટ",
    ends: ["શરૂઆતની સિલક", "આખરની સિલક"],
    names: ["તારીખ", "વિગત", "ઉધાર", "જમા", "સિલક"],
  },
  {
    language: "Punjabi",
    title: "ਖਾਤਾ ਵੇਰਵਾ",
    ends: ["ਸ਼ੁਰੂਆਤੀ ਬਕਾਇਆ", "ਅੰਤਿਮ ਬਕਾਇਆ"],
    names: ["ਮਿਤੀ", "ਵੇਰਵਾ", "ਨਾਮੇ", "ਜਮ੍ਹਾਂ", "ਬਕਾਇਆ"],
  },
  {
    language: "Kannada",
    title: "ಖಾತೆ ವಿವರಣೆ",
    ends: ["ಆರಂಭಿಕ ಶಿಲ್ಕು", "ಅಂತಿಮ ಶಿಲ್ಕು"],
    names: ["ದಿನಾಂಕ", "ವಿವರ", "ಖರ್ಚು", "ಜಮಾ", "ಶಿಲ್ಕು"],
  },
  {
    language: "Malayalam",
    title: "അക്കൗണ്ട് സ്റ്റേറ്റ്മെന്റ്",
    ends: ["പ്രാരംഭ ബാക്കി", "അന്തിമ ബാക്കി"],
    names: ["തീയതി", "വിവരണം", "പറ്റ്", "വരവ്", "ബാക്കി"],
  },
  {
    language: "Hausa",
    title: "Bayanin asusu",
    ends: ["Ragowar farko", "Ragowar ƙarshe"],
    names: ["Kwanan wata", "Bayani", "Fitarwa", "Shigarwa", "Ragowa"],
  },
  {
    language: "Malagasy",
    title: "Tatitry ny kaonty",
    ends: ["Ambim-bola teo aloha", "Ambim-bola farany"],
    names: ["Daty", "Antsipiriany", "Vola nivoaka", "Vola niditra", "Vola sisa"],
  },
  {
    language: "Kinyarwanda",
    title: "Raporo ya konti",
    ends: ["Ayari asanzweho", "Asigaye nyuma"],
    names: ["Itariki", "Ibisobanuro", "Ayasohotse", "Ayinjiye", "Asigaye"],
  },
  {
    language: "Haitian Creole",
    title: "Relve kont",
    ends: ["Balans ouvèti", "Balans final"],
    names: ["Dat", "Deskripsyon", "Lajan ki soti", "Lajan ki antre", "Balans"],
  },
  {
    language: "Catalan",
    title: "Extracte del compte",
    ends: ["Saldo inicial", "Saldo final"],
    names: ["Data", "Concepte", "Càrrec", "Abonament", "Saldo"],
  },
  {
    language: "Galician",
    title: "Extracto da conta",
    ends: ["Saldo inicial", "Saldo final"],
    names: ["Data", "Concepto", "Cargo", "Aboamento", "Saldo"],
  },
  {
    language: "Welsh",
    title: "Cyfriflen",
    ends: ["Balans agoriadol", "Balans terfynol"],
    names: ["Dyddiad", "Manylion", "Arian allan", "Arian i mewn", "Balans"],
  },
  {
    language: "Maltese",
    title: "Rendikont tal-kont",
    ends: ["Bilanċ tal-ftuħ", "Bilanċ tal-għeluq"],
    names: ["Data", "Deskrizzjoni", "Ħruġ", "Dħul", "Bilanċ"],
  },
  {
    language: "Irish",
    title: "Ráiteas cuntais",
    ends: ["Iarmhéid tosaigh", "Iarmhéid deiridh"],
    names: ["Dáta", "Sonraí", "Amach", "Isteach", "Iarmhéid"],
  },
  {
    language: "Afrikaans",
    title: "Rekeningstaat",
    ends: ["Openingsbalans", "Sluitingsbalans"],
    names: ["Datum", "Beskrywing", "Debiete", "Krediete", "Balans"],
  },
  {
    language: "Mongolian",
    title: "Дансны хуулга",
    ends: ["Эхний үлдэгдэл", "Эцсийн үлдэгдэл"],
    names: ["Огноо", "Гүйлгээний утга", "Зарлага", "Орлого", "Үлдэгдэл"],
  },
  {
    language: "Tamil",
    title: "கணக்கு அறிக்கை",
    ends: ["ஆரம்ப இருப்பு", "இறுதி இருப்பு"],
    names: ["தேதி", "விவரம்", "பற்று", "வரவு", "இருப்பு"],
  },
  {
    language: "Marathi",
    title: "खाते उतारा",
    ends: ["सुरुवातीची शिल्लक", "अखेरची शिल्लक"],
    names: ["दिनांक", "तपशील", "नावे", "जमा", "शिल्लक"],
  },
  {
    language: "Telugu",
    title: "ఖాతా నివేదిక",
    ends: ["ప్రారంభ నిల్వ", "ముగింపు నిల్వ"],
    names: ["తేదీ", "వివరాలు", "ఖర్చు", "జమ", "నిల్వ"],
  },
  {
    language: "Kyrgyz",
    title: "Эсеп көчүрмөсү",
    ends: ["Баштапкы калдык", "Акыркы калдык"],
    names: ["Күнү", "Мазмуну", "Чыгаша", "Киреше", "Калдык"],
  },
  {
    language: "Tajik",
    title: "Иқтибос аз ҳисоб",
    ends: ["Бақияи аввала", "Бақияи охир"],
    names: ["Сана", "Мазмун", "Хароҷот", "Даромад", "Бақия"],
  },
  {
    language: "Lao",
    title: "ໃບແຈ້ງຍອດບັນຊີ",
    ends: ["ຍອດຍົກມາ", "ຍອດຍົກໄປ"],
    names: ["ວັນທີ", "ລາຍການ", "ເງິນອອກ", "ເງິນເຂົ້າ", "ຍອດຄົງເຫຼືອ"],
  },
  {
    language: "Khmer",
    title: "របាយការណ៍គណនី",
    ends: ["សមតុល្យដើមគ្រា", "សមតុល្យចុងគ្រា"],
    names: ["កាលបរិច្ឆេទ", "បរិយាយ", "ប្រាក់ចេញ", "ប្រាក់ចូល", "សមតុល្យ"],
  },
  {
    language: "Burmese",
    title: "ငွေစာရင်းရှင်းတမ်း",
    ends: ["အဖွင့်လက်ကျန်", "အပိတ်လက်ကျန်"],
    names: ["ရက်စွဲ", "အကြောင်းအရာ", "ငွေထုတ်", "ငွေသွင်း", "လက်ကျန်"],
  },
  {
    language: "Sinhala",
    title: "ගිණුම් ප්‍රකාශය",
    ends: ["ආරම්භක ශේෂය", "අවසාන ශේෂය"],
    names: ["දිනය", "විස්තරය", "හර", "බැර", "ශේෂය"],
  },
  {
    language: "Amharic",
    title: "የሂሳብ መግለጫ",
    ends: ["የመነሻ ቀሪ ሂሳብ", "የመጨረሻ ቀሪ ሂሳብ"],
    names: ["ቀን", "ዝርዝር", "ወጪ", "ገቢ", "ቀሪ ሂሳብ"],
  },
  {
    language: "Bengali",
    title: "হিসাব বিবরণী",
    ends: ["প্রারম্ভিক স্থিতি", "সমাপনী স্থিতি"],
    names: ["তারিখ", "বিবরণ", "উত্তোলন", "জমা", "স্থিতি"],
  },
  {
    language: "Nepali",
    title: "खाता विवरण",
    ends: ["सुरु मौज्दात", "अन्तिम मौज्दात"],
    names: ["मिति", "विवरण", "डेबिट", "क्रेडिट", "मौज्दात"],
  },
  {
    language: "Urdu",
    title: "اکاؤنٹ اسٹیٹمنٹ",
    ends: ["ابتدائی بیلنس", "اختتامی بیلنس"],
    names: ["تاریخ", "تفصیل", "ڈیبٹ", "کریڈٹ", "بیلنس"],
  },
  {
    language: "Swahili",
    title: "Taarifa ya akaunti",
    ends: ["Salio la awali", "Salio la mwisho"],
    names: ["Tarehe", "Maelezo", "Zilizotoka", "Zilizoingia", "Salio"],
  },
  {
    language: "Kazakh",
    title: "Шот бойынша үзінді көшірме",
    ends: ["Бастапқы қалдық", "Соңғы қалдық"],
    names: ["Күні", "Сипаттамасы", "Шығыс", "Кіріс", "Қалдық"],
  },
  {
    language: "Armenian",
    title: "Հաշվի քաղվածք",
    ends: ["Սկզբնական մնացորդ", "Վերջնական մնացորդ"],
    names: ["Ամսաթիվ", "Նկարագրություն", "Ելք", "Մուտք", "Մնացորդ"],
  },
  {
    language: "Macedonian",
    title: "Извод по сметка",
    ends: ["Почетна состојба", "Крајна состојба"],
    names: ["Датум", "Опис", "Должи", "Побарува", "Состојба"],
  },
  {
    language: "Bosnian",
    title: "Izvod po računu",
    ends: ["Početni saldo", "Krajnji saldo"],
    names: ["Datum", "Svrha", "Duguje", "Potražuje", "Saldo"],
  },
  {
    language: "Malay",
    title: "Penyata akaun",
    ends: ["Baki awal", "Baki akhir"],
    names: ["Tarikh", "Butiran", "Keluar", "Masuk", "Baki"],
  },
  {
    language: "Filipino",
    title: "Pahayag ng account",
    ends: ["Panimulang balanse", "Pangwakas na balanse"],
    names: ["Petsa", "Paglalarawan", "Inilabas", "Pumasok", "Balanse"],
  },
  {
    language: "Basque",
    title: "Kontuaren laburpena",
    ends: ["Hasierako saldoa", "Amaierako saldoa"],
    names: ["Eguna", "Kontzeptua", "Irteerak", "Sarrerak", "Saldoa"],
  },
];

describe("statements in the words of a language", () => {
  it.each(LABELS)("names both balances and both sides: $language", (labels) => {
    const statement = read(drawAccount(labels));
    expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
      ["2026-02-03", 7914],
      ["2026-02-10", 2000],
      ["2026-02-17", -7151],
    ]);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual([10_000, 12_763]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});

describe("a row of a table that is called a total and nothing else", () => {
  it.each([
    ["Basque", "Eguna;Kontzeptua;Irteerak;Sarrerak", "Guztira"],
    ["Hungarian", "Dátum;Közlemény;Terhelés;Jóváírás", "Összesen"],
    ["Uzbek", "Sana;Tavsif;Chiqim;Kirim", "Jami"],
  ])("proves both sides: %s", (_, names, total) => {
    const table = `${names}
2026-02-03;AAA;4,47;
2026-02-10;BBB;;79,14
2026-02-17;CCC;71,51;
${total};;75,98;79,14
`;
    const parsed = parseBytes(new TextEncoder().encode(table), { today: "2026-11-20", currency: "EUR" });
    const statement = parsed.ok ? parsed.value.statements[0] : undefined;
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-447, 7914, -7151]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
