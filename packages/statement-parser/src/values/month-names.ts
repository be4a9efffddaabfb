/** Full and short month names, January first; one line per language, with `_` for a blank and `-` for a name of another month elsewhere. What two lines call by one name is the month of the first. */
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
  "ion chwef maw ebr mai meh gorff awst medi hyd tach rhag",
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
  "ጃንዩወሪ ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር",
  "ጃንዩ ፌብሩ ማርች ኤፕሪ ሜይ ጁን ጁላይ ኦገስ ሴፕቴ ኦክቶ ኖቬም ዲሴም",
  "ጃን ፌብ ማር ኤፕ ሜይ ጁን ጁላ ኦገ ሴፕ ኦክ ኖቬ ዲሴ",
  "كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول",
  "জানুৱাৰী ফেব্ৰুৱাৰী মাৰ্চ এপ্ৰিল মে জুন জুলাই আগষ্ট ছেপ্তেম্বৰ অক্টোবৰ নৱেম্বৰ ডিচেম্বৰ",
  "জানু ফেব্ৰু মাৰ্চ এপ্ৰিল মে জুন জুলাই আগ ছেপ্তে অক্টো নৱে ডিচে",
  "yan fev mar apr may iyn iyl avq sen okt noy dek",
  "сту лют сак кра мая чэр ліп жні вер кас ліс сне",
  "студзень люты сакавік красавік май чэрвень ліпень жнівень верасень кастрычнік лістапад снежань",
  "яну фев март апр май юни юли авг сеп окт ное дек",
  "জানুয়ারী ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর",
  "জানু ফেব মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর",
  "de_gener de_febrer de_març d’abril de_maig de_juny de_juliol d’agost de_setembre d’octubre de_novembre de_desembre",
  "de_gen de_febr de_març d’abr de_maig de_juny de_jul d’ag de_set d’oct de_nov de_des",
  "gen febr març abr maig juny jul ag set oct nov des",
  "jaan veebr märts apr mai juuni juuli aug sept okt nov dets",
  "ژانویهٔ فوریهٔ مارس آوریل مهٔ ژوئن ژوئیهٔ اوت سپتامبر اکتبر نوامبر دسامبر",
  "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر",
  "tammik helmik maalisk huhtik toukok kesäk heinäk elok syysk lokak marrask jouluk",
  "enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre",
  "ene peb mar abr may hun hul ago set okt nob dis",
  "janv févr mars avr mai juin juill août sept oct nov déc",
  "eanáir feabhra márta aibreán bealtaine meitheamh iúil lúnasa meán_fómhair deireadh_fómhair samhain nollaig",
  "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
  "xan feb mar abr maio xuño xul ago set out nov dec",
  "જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર",
  "જાન્યુ ફેબ્રુ માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટે ઑક્ટો નવે ડિસે",
  "ינו פבר מרץ אפר מאי יוני יולי אוג ספט אוק נוב דצמ",
  "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्तूबर नवंबर दिसंबर",
  "जन फ़र मार्च अप्रैल मई जून जुल अग सित अक्तू नव दिस",
  "հնվ փտվ մրտ ապր մյս հնս հլս օգս սեպ հոկ նոյ դեկ",
  "қаң ақп нау сәу мам мау шіл там қыр қаз қар жел",
  "មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ",
  "ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್",
  "ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ",
  "ಜನ ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ",
  "januar februar mäerz abrëll mee juni juli august september oktober november dezember",
  "jan feb mäe abr mee juni juli aug sep okt nov dez",
  "ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ",
  "ມ.ກ ກ.ພ ມ.ນ ມ.ສ ພ.ພ ມິ.ຖ ກ.ລ ສ.ຫ ກ.ຍ ຕ.ລ ພ.ຈ ທ.ວ",
  "saus vas kov bal geg birž liep rugp rugs spal lapkr gruod",
  "јан фев мар апр мај јун јул авг септ окт ноем дек",
  "ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്‌ടോബർ നവംബർ ഡിസംബർ",
  "ജനു ഫെബ്രു മാർ ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം",
  "нэгдүгээр_сар хоёрдугаар_сар гуравдугаар_сар дөрөвдүгээр_сар тавдугаар_сар зургаадугаар_сар долоодугаар_сар наймдугаар_сар есдүгээр_сар аравдугаар_сар арван_нэгдүгээр_сар арван_хоёрдугаар_сар",
  "जाने फेब्रु मार्च एप्रि मे जून जुलै ऑग सप्टें ऑक्टो नोव्हें डिसें",
  "jan feb mac apr mei jun jul ogo sep okt nov dis",
  "jan fra mar apr mej ġun lul aww set ott nov diċ",
  "ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ",
  "ဇန် ဖေ မတ် ဧ မေ ဇွန် ဇူ ဩ စက် အောက် နို ဒီ",
  "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर",
  "ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର",
  "ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ",
  "ਜਨ ਫ਼ਰ ਮਾਰਚ ਅਪ੍ਰੈ ਮਈ ਜੂਨ ਜੁਲਾ ਅਗ ਸਤੰ ਅਕਤੂ ਨਵੰ ਦਸੰ",
  "جنوري فبروري مارچ اپریل مۍ جون جولای اګست سېپتمبر اکتوبر نومبر دسمبر",
  "جنوري فېبروري مارچ اپریل مۍ جون جولای اګست سپتمبر اکتوبر نومبر دسمبر",
  "янв февр мар апр мая июн июл авг сент окт нояб дек",
  "جنوري فيبروري مارچ اپريل مئي جون جولاءِ آگسٽ سيپٽمبر آڪٽوبر نومبر ڊسمبر",
  "ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්",
  "ජන පෙබ මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝ සැප් ඔක් නොවැ දෙසැ",
  "ජන පෙබ මාර් අප්‍රේල් මැයි ජූනි ජූලි අගෝ සැප් ඔක් නොවැ දෙසැ",
  "jan feb mar apr maj jun jul avg sep okt nov dec",
  "jannaayo febraayo maarso abriil may juun luuliyo ogost sebtembar oktoobar nofembar desembar",
  "јан феб мар апр мај јун јул авг сеп окт нов дец",
  "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
  "ஜன பிப் மார் ஏப் மே ஜூன் ஜூலை ஆக செப் அக் நவ டிச",
  "జన ఫిబ్ర మార్చి ఏప్రి మే జూన్ జులై ఆగ సెప్టెం అక్టో నవం డిసెం",
  "январ феврал март апрел май июн июл август сентябр октябр ноябр декабр",
  "ýanwar fewral mart aprel maý iýun iýul awgust sentýabr oktýabr noýabr dekabr",
  "січ лют бер квіт трав черв лип серп вер жовт лист груд",
  "січ лют бер кві тра чер лип сер вер жов лис гру",
  "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر",
  "januwari februwari mashi ephreli meyi juni julayi agasti septhemba okthoba novemba disemba",
  "janyuwari februwari matshi epreli meyi juni julayi agasti septemba okthoba novemba disemba",
  "janairu faburairu maris afirilu mayu yuni yuli agusta satumba oktoba nuwamba disamba",
  "jan fab mar afi may yun yul agu sat okt nuw dis",
  "jenụwarị febrụwarị maachị epreel mee juun julaị ọgọọst septemba ọktoba novemba disemba",
  "jen feb maa epr mee juu jul ọgọ sep ọkt nov dis",
  "janoary febroary martsa aprily mey jona jolay aogositra septambra oktobra novambra desambra",
  "jan feb mar apr mey jon jol aog sep okt nov des",
  "كانون_الثاني شباط اذار نيسان ايار حزيران تموز اب ايلول تشرين_الاول تشرين_الثاني كانون_الاول",
  "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند",
  "حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت",
  "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর",
  "जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्टूबर नवम्बर दिसम्बर",
  "जन फर मार्च अप्रै मई जून जुल अग सित अक्टू नव दिस",
];

const WIDE = /[^\0-\x7F]/;

const plainForm = (name: string): string =>
  WIDE.test(name)
    ? name
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f\u200b-\u200f]/g, "")
        .replaceAll("ı", "i")
        .toLowerCase()
    : name.toLowerCase();

const MONTHS = new Map<string, number>();
for (const line of NAMES)
  for (const [index, name] of line.split(" ").entries()) {
    const plain = plainForm(name.replaceAll("_", " "));
    if (name !== "-" && !MONTHS.has(plain)) MONTHS.set(plain, index + 1);
  }

/** A letter that a font does not name, as vowels that stand before theirs. */
const LOST = "\uFFFD";
const toSkeleton = (name: string): string => plainForm(name).replaceAll(/[\p{M}\uFFFD]/gu, "");

/** Months by the letters of their names without marks; 0 where several have the same. */
const SKELETONS = new Map<string, number>();
for (const [name, month] of MONTHS) {
  const skeleton = toSkeleton(name);
  if (skeleton === name) continue;
  const known = SKELETONS.get(skeleton) ?? month;
  SKELETONS.set(skeleton, known === month ? month : 0);
}

/** The number (from 1) of a month named in one of the languages known here, without regard to case and diacritics. */
export const findMonth = (name: string): number | null =>
  MONTHS.get(plainForm(name)) ?? ((name.includes(LOST) && SKELETONS.get(toSkeleton(name))) || null);

const ENGLISH = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Letters with their marks and the signs of what is cut short, beside a number. */
const NAME =
  /(?<=[\p{Nd}\p{P}\s]|^)[\p{L}\p{M}\uFFFD](?:[\p{L}\p{M}\uFFFD\p{Join_Control}.'’׳״॰ \u00a0]*[\p{L}\p{M}.'’׳״॰])?/gu;
const CUT = /[.'’׳״॰\s]+$/u;
/** What no word of letters alone finds: marks on letters, two words, signs. */
const MARKED = /[\p{M}׳״॰]|\p{L}\.\p{L}|\p{L}[ \u00a0]\p{L}|(?<!\p{L})\p{L}{2}(?!\p{L})/u;

const COUNTED = /(?<!\p{L})(?:tháng|thg)\.? ?(\d{1,2})(?!\d)(?: năm)?/giu;

/** A text in which the name of a month in letters with marks, of two words or cut short by a sign of its script is the English one. */
export const spellMonths = (printed: string): string => {
  if (!WIDE.test(printed)) return printed;
  // Vietnam counts its months.
  const text = printed.replaceAll(COUNTED, (own, month: string) => ENGLISH[Number(month) - 1] ?? own);
  return MARKED.test(text)
    ? text.replaceAll(NAME, (name) => {
        const month = findMonth(name.replace(CUT, "")) ?? findMonth(name);
        return month === null ? name : (ENGLISH[month - 1] ?? name);
      })
    : text;
};
