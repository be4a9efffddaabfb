/** Languages of statements whose weekdays the locale data of Unicode have. */
const LANGUAGES =
  "en de fr es pt it nl sv nb da fi is et lv lt pl cs sk sl hr bs sr sr-Latn mk sq hu ro bg ru uk be el tr az kk ky uz tg mn ka hy he ar fa ur hi bn mr ne ta te si th lo km my vi id ms fil sw af am so zu ha yo mt ga cy ca eu gl ja ko zh";

/** A week. */
const DAYS = [
  "2024-01-01",
  "2024-01-02",
  "2024-01-03",
  "2024-01-04",
  "2024-01-05",
  "2024-01-06",
  "2024-01-07",
];

const LEAST = 3;

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();

const listNames = (language: string): string[] => {
  const names = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return DAYS.map((day) => fold(names.format(new Date(day))));
};

/** What a name may be cut to. */
const listStarts = (name: string): string[] =>
  Array.from({ length: Math.max(1, name.length - LEAST + 1) }, (_, at) => name.slice(0, at + LEAST));

let whole: ReadonlySet<string> | null = null;

/** The names of weekdays in all languages, made when first asked for. */
const getWholeNames = (): ReadonlySet<string> => {
  whole ??= new Set(LANGUAGES.split(" ").flatMap(listNames));
  return whole;
};

let known: ReadonlySet<string> | null = null;

/** The same, and what they may be cut to. */
const getNames = (): ReadonlySet<string> => {
  known ??= new Set([...getWholeNames()].flatMap(listStarts));
  return known;
};

/** Weekdays as statements of many countries write and cut them. */
const WEEKDAYS = [
  "mon(day)? tue(s|sday)? wed(nesday)? thu(r|rs|rsday)? fri(day)? sat(urday)? sun(day)?",
  "mo(n|ntag)? di(e|enstag)? mi(t|ttwoch)? do(n|nnerstag)? fr(e|eitag)? sa(m|mstag)? so(n|nntag)? sonnabend",
  "lun(di)? mar(di)? mer(credi)? jeu(di)? ven(dredi)? sam(edi)? dim(anche)?",
  "lun(es)? mar(tes)? mi[ée](rcoles)? jue(ves)? vie(rnes)? s[áa]b(ado)? dom(ingo)?",
  "seg(unda)? ter(ça)? qua(rta)? qui(nta)? sex(ta)? (segunda|terça|quarta|quinta|sexta)-feira",
  "luned[iì] marted[iì] mercoled[iì] gio(ved[iì])? venerd[iì] sab(ato)? dom(enica)?",
  "ma(andag)? dinsdag wo(ensdag)? donderdag vr(ijdag)? za(terdag)? zo(ndag)?",
  "pon(iedziałek)? wt(o|orek)? śr(o|oda)? czw(artek)? pią(tek)? sob(ota)? nie(dziela)? pt",
  "pzt pazartesi sal[ıi] çar(şamba)? per(şembe)? cum(a)? cmt cumartesi paz(ar)?",
  "[月火水木金土日](曜|曜日)?",
].flatMap((names) => names.split(" "));

const WEEKDAY = new RegExp(`^(?:${WEEKDAYS.join("|")})[.,:]?$`, "iu");

/** A mark behind a name that is cut, or before its day. */
const MARKED = /[.,:]$/;

/** Whether a word is the name of a weekday: in whole, as it is usually cut, or cut with a mark behind it. */
export const namesWeekday = (word: string): boolean => {
  if (WEEKDAY.test(word)) return true;
  const name = fold(word);
  return name.length >= LEAST && (MARKED.test(word) ? getNames() : getWholeNames()).has(name);
};

/** Shorter words are marks of weekdays in so many ways that each may be one. */
const SHORT = 4;

/** Whether a word may be a weekday before its date, in whole or cut. */
export const isWeekday = (word: string): boolean => {
  const [first = ""] = word.split("-");
  const name = fold(first);
  return name.length <= SHORT || getNames().has(name);
};
