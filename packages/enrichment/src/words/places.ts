import { foldWords, readPhrases } from "../text/fold.ts";

/** Larger towns of the world as banks print them after a shop's name. */
export const TOWNS = readPhrases([
  "london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, cardiff, belfast, nottingham, leicester, coventry, reading, brighton, oxford, cambridge, york, bath, southampton, portsmouth, plymouth, exeter, norwich, newcastle, sunderland, swansea, aberdeen, dundee, hull, bradford, derby, stoke on trent, wolverhampton, milton keynes, croydon, luton, swindon, slough, watford, ipswich, bournemouth, cheltenham, gloucester, lincoln, chester, solihull, stockport, wakefield, solihull",
  "dublin, cork, galway, limerick, waterford, kilkenny",
  "new york, new york city, brooklyn, bronx, queens, manhattan, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, san jose, austin, jacksonville, fort worth, columbus, charlotte, san francisco, indianapolis, seattle, denver, washington, boston, el paso, nashville, detroit, oklahoma city, portland, las vegas, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, mesa, kansas city, atlanta, omaha, colorado springs, raleigh, miami, long beach, virginia beach, oakland, minneapolis, tulsa, tampa, arlington, new orleans, wichita, cleveland, bakersfield, aurora, anaheim, honolulu, santa ana, riverside, corpus christi, lexington, stockton, st louis, saint louis, pittsburgh, anchorage, cincinnati, saint paul, st paul, greensboro, lincoln, newark, plano, irvine, henderson, orlando, jersey city, chula vista, buffalo, durham, st petersburg, laredo, lubbock, madison, chandler, gilbert, glendale, reno, norfolk, scottsdale, fremont, boise, richmond, baton rouge, spokane, des moines, tacoma, san bernardino, modesto, fontana, santa clara, sunnyvale, mountain view, palo alto, menlo park, cupertino, redmond, bellevue, kirkland, berkeley, santa monica, pasadena, burbank, salt lake city, salt lake, hoboken, cambridge, somerville, ann arbor, boulder, fort collins, naperville, evanston, schaumburg, walnut creek, daly city, san mateo, redwood city, los gatos, emeryville, hayward",
  "toronto, montreal, vancouver, calgary, edmonton, ottawa, winnipeg, quebec, hamilton, kitchener, london, halifax, victoria, windsor, saskatoon, regina, mississauga, brampton, surrey, burnaby, laval, markham, north york, scarborough, etobicoke",
  "sydney, melbourne, brisbane, perth, adelaide, canberra, hobart, darwin, gold coast, newcastle, wollongong, geelong, cairns, parramatta, bondi, surry hills, auckland, wellington, christchurch, dunedin, hamilton",
  "berlin, hamburg, munchen, munich, koln, cologne, frankfurt, frankfurt am main, stuttgart, dusseldorf, leipzig, dortmund, essen, bremen, dresden, hannover, nurnberg, duisburg, bochum, wuppertal, bielefeld, bonn, munster, mannheim, karlsruhe, augsburg, wiesbaden, gelsenkirchen, monchengladbach, braunschweig, chemnitz, kiel, aachen, halle, magdeburg, freiburg, krefeld, lubeck, mainz, erfurt, oberhausen, rostock, kassel, hagen, potsdam, saarbrucken, hamm, ludwigshafen, oldenburg, leverkusen, osnabruck, solingen, heidelberg, darmstadt, regensburg, ingolstadt, wurzburg, ulm, heilbronn, pforzheim, wolfsburg, gottingen, jena, trier, konstanz",
  "wien, vienna, graz, linz, salzburg, innsbruck, klagenfurt, zurich, geneve, geneva, genf, basel, bern, lausanne, winterthur, luzern, st gallen, lugano, zug",
  "paris, marseille, lyon, toulouse, nice, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims, saint etienne, toulon, le havre, grenoble, dijon, angers, nimes, villeurbanne, clermont ferrand, aix en provence, brest, tours, amiens, limoges, annecy, perpignan, boulogne billancourt, metz, besancon, orleans, mulhouse, rouen, caen, nancy, saint denis, montreuil, argenteuil, versailles, la defense, issy les moulineaux, levallois, neuilly sur seine",
  "madrid, barcelona, valencia, sevilla, zaragoza, malaga, murcia, palma, palma de mallorca, las palmas, bilbao, alicante, cordoba, valladolid, vigo, gijon, granada, a coruna, vitoria, oviedo, pamplona, santander, san sebastian, salamanca, toledo, cadiz, getafe, alcobendas",
  "lisboa, lisbon, porto, braga, coimbra, faro, setubal, aveiro, cascais, oeiras, sintra, almada, amadora",
  "roma, rome, milano, milan, napoli, torino, palermo, genova, bologna, firenze, florence, bari, catania, venezia, verona, messina, padova, trieste, brescia, parma, modena, reggio emilia, perugia, livorno, cagliari, rimini, bergamo, pisa, lucca",
  "amsterdam, rotterdam, den haag, s gravenhage, the hague, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, haarlem, arnhem, zaandam, amersfoort, apeldoorn, leiden, delft, maastricht, zwolle, schiphol, hoofddorp, brussel, brussels, bruxelles, antwerpen, gent, brugge, leuven, luik, liege, namur, charleroi, mechelen, luxembourg",
  "stockholm, goteborg, malmo, uppsala, linkoping, orebro, oslo, bergen, tromso, trondheim, stavanger, copenhagen, kobenhavn, kobenhavn k, aarhus, odense, aalborg, helsinki, espoo, tampere, turku, oulu, vantaa, reykjavik",
  "warszawa, warsaw, krakow, lodz, wroclaw, poznan, gdansk, szczecin, katowice, lublin, gdynia, praha, prague, brno, ostrava, plzen, bratislava, kosice, budapest, debrecen, szeged, bucuresti, bucharest, cluj napoca, timisoara, iasi, sofia, zagreb, ljubljana, beograd, belgrade, athens, athina, thessaloniki, istanbul, ankara, izmir, antalya, vilnius, riga, tallinn, kyiv, kiev, lviv",
  "mumbai, navi mumbai, delhi, new delhi, bangalore, bengaluru, hyderabad, ahmedabad, chennai, kolkata, surat, pune, jaipur, lucknow, kanpur, nagpur, indore, thane, bhopal, visakhapatnam, patna, vadodara, ghaziabad, ludhiana, agra, nashik, faridabad, gurgaon, gurugram, noida, kochi, cochin, ernakulam, trivandrum, thiruvananthapuram, coimbatore, madurai, mysore, mysuru, mangalore, chandigarh, goa, panjim, vijayawada, bhubaneswar, guwahati, dehradun, calicut, kozhikode, thrissur, secunderabad",
  "karachi, lahore, islamabad, dhaka, colombo, kathmandu, dubai, abu dhabi, sharjah, riyadh, jeddah, doha, kuwait, manama, muscat, tel aviv, jerusalem, haifa, cairo, riyadh, jeddah, dammam, alexandria, giza, mombasa, abuja, rawalpindi, faisalabad, chittagong, casablanca, nairobi, lagos, accra, johannesburg, cape town, durban, pretoria, sandton, centurion, randburg, midrand, bloemfontein, springs",
  "singapore, kuala lumpur, petaling jaya, penang, johor bahru, jakarta, jakarta selatan, jakarta pusat, bandung, surabaya, denpasar, bangkok, phuket, chiang mai, manila, makati, quezon city, taguig, cebu, ho chi minh, hanoi, hong kong, kowloon, taipei, tokyo, osaka, kyoto, yokohama, nagoya, seoul, busan, shanghai, beijing, shenzhen, guangzhou",
  "sao paulo, rio de janeiro, brasilia, salvador, fortaleza, belo horizonte, curitiba, recife, porto alegre, campinas, florianopolis, osasco, barueri, ciudad de mexico, mexico df, cdmx, guadalajara, monterrey, puebla, tijuana, cancun, queretaro, buenos aires, caba, cordoba, rosario, mendoza, santiago, santiago de chile, valparaiso, las condes, providencia, bogota, bogota dc, medellin, cali, barranquilla, cartagena, lima, quito, guayaquil, montevideo, caracas, panama, san jose, guatemala",
]);

const COUNTRIES =
  "gb gbr uk us usa de deu fr fra in ind nl nld es esp it ita lu lux ie irl be bel ch che at aut au aus ca can pt prt br bra mx mex se swe no nor dk dnk fi fin pl pol cz cze sk hu hun ro rou gr grc tr tur il isr ae are sa sau za zaf ng nga ke ken eg egy sg sgp hk hkg my mys id idn th tha ph phl jp jpn kr kor cn chn nz nzl ar arg cl chl co col pe per lt ltu mt cy ee lv pk pak bd bgd vn vnm tw twn lk lka np npl qa qat kw kwt om omn bh bhr jo jor gh gha tz ug ma tn uy ec bo py cr pa gt sv hn ni do pr bg bgr hr hrv si svn rs srb ua ukr is";
const STATES =
  "al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc on qc bc ab mb sk ns nb nl pe nsw vic qld sa wa tas act nt sp rj mg rs pr mh ka tn dl up hr ts ap kl kr gj wb rj";

/** Words after which a town is part of the name: "Hotel Paris", "Bank of Baroda". */
const NEEDS_TOWN =
  "hotel hostel pizzeria farmacia farmacie pharmacie pharmacy apotheke apotek posto mercado padaria panaderia boulangerie backerei bakery bank cafe restaurant ristorante restaurante trattoria university universitat universite universidad stadt ville visit bar taxi metro museum zoo radio opera of de di von der la le el da do a d for in am an club fc casino tour tours hospital klinikum stadtwerke stadtwerk sparkasse volksbank messe gemeinde council borough county royal new old gran grand air pret";

/** States that stand behind the town of a shop and are hardly ever a word of its name. */
const TOWN_STATES =
  "al ak az ar ca ct fl ga id il ia ks ky md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh pa ri sc sd tn tx ut vt va wa wv wi wy dc qc bc ab mb sk nsw vic qld";
/** First and last words of towns of two words: "Santa Fe", "Cedar Park". */
const TOWN_OPENINGS =
  "san santa new fort ft st saint los las el port mount mt lake west east north south grand palm long little round";
const TOWN_CLOSINGS =
  "park beach city springs hills heights falls grove lake rapids rock valley creek ridge island point bay prairie village view mesa vista center oaks harbor harbour junction bluffs forest";

const CITY_SET = new Set(TOWNS.map(foldWords));
const LONGEST_CITY_WORDS = 4;
export const COUNTRY_SET: ReadonlySet<string> = new Set(COUNTRIES.split(" "));
export const STATE_SET: ReadonlySet<string> = new Set(STATES.split(" "));
const NEEDS_TOWN_SET = new Set(NEEDS_TOWN.split(" "));

/** How many of the folded words before `end` are a town that is not part of the name; 0 when none. */
export const countTown = (words: readonly string[], end: number): number => {
  for (let count = Math.min(LONGEST_CITY_WORDS, end - 1); count > 0; count -= 1) {
    if (!CITY_SET.has(words.slice(end - count, end).join(" "))) continue;
    return NEEDS_TOWN_SET.has(words[end - count - 1] ?? "") ? 0 : count;
  }
  return 0;
};

const TOWN_STATE_SET = new Set(TOWN_STATES.split(" "));
const TOWN_OPENING_SET = new Set(TOWN_OPENINGS.split(" "));
const TOWN_CLOSING_SET = new Set(TOWN_CLOSINGS.split(" "));
/** A name of at least so many words is left. */
const LEAST_NAME = 2;

/**
 * How many of the folded words before `end` are the town of a state that stood behind them, though no list has it; 0 where too
 * little of a name would be left.
 */
export const countTownOfState = (words: readonly string[], end: number, state: string): number => {
  if (!TOWN_STATE_SET.has(state) || end <= LEAST_NAME) return 0;
  const isLong = TOWN_OPENING_SET.has(words[end - 2] ?? "") || TOWN_CLOSING_SET.has(words[end - 1] ?? "");
  return isLong && end > LEAST_NAME + 1 ? 2 : 1;
};

/** True when all of the folded words are one town. */
export const isTown = (words: readonly string[]): boolean => CITY_SET.has(words.join(" "));
