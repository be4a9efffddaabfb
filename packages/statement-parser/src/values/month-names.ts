/** Full and short month names, January first; one line per language. What two lines call by one name is the month of the first. */
const NAMES = [
  "january february march april may june july august september october november december",
  "jan feb mar apr may jun jul aug sep oct nov dec",
  "januar februar marz april mai juni juli august september oktober november dezember",
  "janner feber maerz apr mai jun jul aug sept okt nov dez",
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
  "janv fevr mars avr mai juin juil aou sept oct nov dec",
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  "ene feb mar abr may jun jul ago set oct nov dic",
  "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
  "jan fev mar abr mai jun jul ago set out nov dez",
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  "gen feb mar apr mag giu lug ago set ott nov dic",
  "januari februari maart april mei juni juli augustus september oktober november december",
  "jan feb mrt apr mei jun jul aug sep okt nov dec",
  "januari februari mars april maj juni juli augusti september oktober november december",
  "januar februar marts april maj juni juli august september oktober november desember",
  "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu",
  "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
  "tammi helmi maalis huhti touko kesa heina elo syys loka marras joulu",
  "styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien",
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia",
  "sty lut mar kwi maj cze lip sie wrz paz lis gru",
  "leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec",
  "ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince",
  "januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december",
  "jan febr marc apr maj jun jul aug szept okt nov dec",
  "ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik",
  "oca sub mar nis may haz tem agu eyl eki kas ara",
  "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
  "ian feb mar apr mai iun iul aug sep oct noi dec",
  "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  "янв фев мар апр май июн июл авг сен окт ноя дек",
  "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
  "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень",
  "студзеня лютага сакавіка красавіка мая чэрвеня ліпеня жніўня верасня кастрычніка лістапада снежня",
  "януари февруари март април май юни юли август септември октомври ноември декември",
  "јануари февруари март април мај јуни јули август септември октомври ноември декември",
  "јануар фебруар март април мај јун јул август септембар октобар новембар децембар",
  "januar februar mart april maj jun jul avgust septembar oktobar novembar decembar",
  "januar februar marec april maj junij julij avgust september oktober november december",
  "januara februara marca aprila maja juna jula augusta septembra oktobra novembra decembra",
  "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca",
  "siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac",
  "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
  "sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis",
  "janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris",
  "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember",
  "janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember",
  "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
  "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος",
  "Ιαν Φεβ Μαρ Απρ Μάι Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ",
  "urtarrila otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua",
  "urtarrilak otsailak martxoak apirilak maiatzak ekainak uztailak abuztuak irailak urriak azaroak abenduak",
  "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor",
  "yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr",
  "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr",
  "қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан",
  "იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი",
  "იან თებ მარ აპრ მაი ივნ ივლ აგვ სექ ოქტ ნოე დეკ",
  "հունվարի փետրվարի մարտի ապրիլի մայիսի հունիսի հուլիսի օգոստոսի սեպտեմբերի հոկտեմբերի նոյեմբերի դեկտեմբերի",
  "հունվար փետրվար մարտ ապրիլ մայիս հունիս հուլիս օգոստոս սեպտեմբեր հոկտեմբեր նոյեմբեր դեկտեմբեր",
  "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
  "בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר",
  "gener febrer març abril maig juny juliol agost setembre octubre novembre desembre",
  "gen feb mar abr mai jun jul ago set oct nov des",
  "xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro",
  "ionawr chwefror mawrth ebrill mai mehefin gorffennaf awst medi hydref tachwedd rhagfyr",
  "jannar frar marzu april mejju ġunju lulju awwissu settembru ottubru novembru diċembru",
  "eanáir feabhra márta aibreán bealtaine meitheamh iúil lúnasa meán deireadh samhain nollaig",
  "januarie februarie maart april mei junie julie augustus september oktober november desember",
  "ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்",
  "जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर",
  "జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్",
  "январы февралы марты апрели майы июну июлу августу сентябры октябры ноябры декабры",
  "январи феврали марти апрели майи июни июли августи сентябри октябри ноябри декабри",
  "januari februari maret april mei juni juli agustus september oktober november desember",
  "jan feb mac apr mei jun jul ogos sep okt nov dis",
  "jan feb mar apr mei jun jul agt sep okt nop des",
  "jan feb mar apr mei jun jul ags sep okt nov des",
  "januari februari mac april mei jun julai ogos september oktober november disember",
  "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
  "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر",
  "يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر",
];

const WIDE = /[^\0-\x7F]/;

const plainForm = (name: string): string =>
  WIDE.test(name)
    ? name
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f]/g, "")
        .replaceAll("ı", "i")
        .toLowerCase()
    : name.toLowerCase();

const MONTHS = new Map<string, number>();
for (const line of NAMES)
  for (const [index, name] of line.split(" ").entries()) {
    const plain = plainForm(name);
    if (!MONTHS.has(plain)) MONTHS.set(plain, index + 1);
  }

/** The number (from 1) of a month named in one of the languages known here, without regard to case and diacritics. */
export const findMonth = (name: string): number | null => MONTHS.get(plainForm(name)) ?? null;
