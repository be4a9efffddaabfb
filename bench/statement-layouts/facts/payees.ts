/** Who is paid and who pays in a country; all invented. */
export type Payees = {
  people: readonly string[];
  incomes: readonly string[];
  shops: readonly string[];
  places: readonly string[];
};

const list = (text: string): string[] => text.split("|");

export const INDIAN: Payees = {
  people: list(
    "RAVI NAMBIAR|ANITA DESHPANDE|SURESH IYER HUF|MEENA KULKARNI|FARHAN QURESHI|LAKSHMI PROPERTY SERVICES",
  ),
  incomes: list("KAVERI SOFTWARE SOLUTIONS PVT LTD|GREEN FIELD MUTUAL FUND|ANITA DESHPANDE|MALABAR EXPORTS"),
  shops: list(
    "Saffron Kitchen|METRO BAZAAR|QuickBasket|BlueAuto Rides|Chai Junction|Ganga Medicals|Sharada Book House|PEACOCK TEXTILES|City Fuels 24x7",
  ),
  places: list("MUMBAI|PUNE|BENGALURU|KOCHI|NEW DELHI|CHENNAI"),
};
export const AMERICAN: Payees = {
  people: list(
    "Maria Delgado|Harbor Property Mgmt|Northside Utilities|Tom Brannigan|Lakeview Dental Group|Prairie Insurance Co",
  ),
  incomes: list("ACME WIDGETS INC PAYROLL|Maria Delgado|STATE TAX REFUND|Cobalt Robotics LLC DIR DEP"),
  shops: list(
    "GREENLEAF MARKET|SQ *BLUE FINCH CAFE|TST* NOODLE BAR|Corner Hardware|PINE ST GAS|RIVERSIDE PHARMACY|STREAMLY.EXAMPLE|Oak & Elm Books|METRO TRANSIT 800-555-0142",
  ),
  places: list("SEATTLE WA|PORTLAND OR|AUSTIN TX|CHICAGO IL|BOISE ID|NEW YORK NY"),
};
export const BRITISH: Payees = {
  people: list(
    "MR T HOLLOWAY|Elm Court Lettings|THAMES VALLEY WATER|S OKAFOR|NORTHERN GRID ENERGY|Council Tax BRISTOL",
  ),
  incomes: list("WREN & DAUGHTERS LTD|S OKAFOR|HMRC CHILD BEN|BRIGHTWATER COLLEGE"),
  shops: list(
    "THE COPPER KETTLE|Larder & Co|MOORGATE NEWS|FENWAY BAKERY|RAILHOP.EXAMPLE|OLD MILL GARAGE|Pepper & Thyme|CHAPEL ST PHARMACY",
  ),
  places: list("LONDON|LEEDS|BRISTOL|CARDIFF|EDINBURGH"),
};
export const GERMAN: Payees = {
  people: list(
    "Hausverwaltung Lindner GmbH|Stadtwerke Neuental|Dr. Miriam Osterkamp|Jonas Feldkirch|Versicherungsverein Nordwall a.G.|Telefonwerk AG",
  ),
  incomes: list("Brückner Maschinenbau GmbH & Co. KG|Finanzamt Neuental|Miriam Osterkamp|Familienkasse Süd"),
  shops: list(
    "Bäckerei Kornblume|Markthalle Süd|Drogerie Löwe|TANKSTELLE A7 RASTHOF|Buchhandlung Einhorn|Gasthaus Zur Linde|Bioladen Grünzeug|KAUFPLATZ SAGT DANKE",
  ),
  places: list("NEUENTAL|HAMBURG|MUENCHEN|KÖLN|LEIPZIG"),
};
export const FRENCH: Payees = {
  people: list(
    "M. LEFEBVRE THIERRY|Syndic Les Tilleuls|EAUX DU VALLON|Mme Camille Aubert|Mutuelle Horizon|Electricité du Midi",
  ),
  incomes: list("ATELIERS DURANCE SARL|CAF DU RHONE|Mme Camille Aubert|DGFIP REMBOURSEMENT"),
  shops: list(
    "BOULANGERIE MOULIN|Le Petit Marché|PHARMACIE DES ARTS|STATION PLEIN SUD|LIBRAIRIE L'ENCRE|Fromagerie Élise|TRANSVILLE|CAFE DE LA GARE",
  ),
  places: list("LYON|PARIS 11|MARSEILLE|NANTES|TOULOUSE"),
};
export const ITALIAN: Payees = {
  people: list(
    "Condominio Via Roma 12|Giulia Ferrante|ACQUEDOTTO VALLESE|Dott. Pietro Salvi|Assicurazioni Orione",
  ),
  incomes: list("OFFICINE BERTELLI SPA|Giulia Ferrante|INPS PENSIONE|STUDIO SALVI"),
  shops: list(
    "BAR CENTRALE|Supermercato Il Cesto|FARMACIA COMUNALE|LIBRERIA NUVOLA|Trattoria da Ugo|DISTRIBUTORE SOLE|GELATERIA PINGUINO",
  ),
  places: list("MILANO|TORINO|BOLOGNA|VERONA"),
};
export const SPANISH: Payees = {
  people: list(
    "COMUNIDAD PROP. CALLE LUNA 4|Lucía Ferrer Soto|AGUAS DEL TURIA|Seguros Alameda|Javier Roldán",
  ),
  incomes: list("NÓMINA TALLERES VEGA SL|Lucía Ferrer Soto|AGENCIA TRIBUTARIA|ALQUILER LOCAL 2"),
  shops: list(
    "PANADERÍA SOL|SUPER BARRIO|FARMACIA PLAZA|CAFETERÍA ÑANDÚ|GASOLINERA ESTE|LIBROS Y MÁS|TAXI CIUDAD",
  ),
  places: list("MADRID|VALENCIA|SEVILLA|BILBAO"),
};
export const DUTCH: Payees = {
  people: list(
    "Woonstichting De Brug|J.P. van der Molen|Waterbedrijf Oost|Zorgverzekeraar Anker|Mw. E. Dijkstra",
  ),
  incomes: list("Van Loon Logistiek B.V.|Belastingdienst Toeslagen|Mw. E. Dijkstra|Kinderbijslag"),
  shops: list(
    "Bakker Jansma|Kruidenier 't Hoekje|Apotheek Centrum|Boekhandel De Letter|Fietsplaza|Tankpunt A2|Café De Zwaan",
  ),
  places: list("AMSTERDAM|UTRECHT|GRONINGEN|EINDHOVEN"),
};
export const POLISH: Payees = {
  people: list(
    "Spółdzielnia Mieszkaniowa Zorza|Katarzyna Wójcik|Wodociągi Miejskie|Towarzystwo Ubezpieczeń Orzeł|Piotr Żak",
  ),
  incomes: list("Zakłady Mechaniczne Bór Sp. z o.o.|Katarzyna Wójcik|ZUS ŚWIADCZENIE|Urząd Skarbowy"),
  shops: list(
    "SKLEP ŻUCZEK|PIEKARNIA KŁOS|APTEKA POD LWEM|KSIĘGARNIA SOWA|STACJA PALIW NR 7|KAWIARNIA MGŁA|TRAMWAJE MIEJSKIE",
  ),
  places: list("WARSZAWA|KRAKÓW|GDAŃSK|ŁÓDŹ"),
};
export const BRAZILIAN: Payees = {
  people: list("João Batista Moura|CONDOMINIO ED AURORA|Cia de Agua Serra|Beatriz Campos|Seguradora Ipê"),
  incomes: list("METALURGICA SANTOS LTDA|Beatriz Campos|RECEITA FEDERAL RESTITUICAO|ALUGUEL SALA 3"),
  shops: list(
    "PADARIA PÃO QUENTE|MERCADO BOM PREÇO|FARMÁCIA VIDA|POSTO ESTRELA|LIVRARIA CAPIVARA|RESTAURANTE DA ANA|APP CORRIDA",
  ),
  places: list("SAO PAULO|CURITIBA|RECIFE|BELO HORIZONTE"),
};
export const MEXICAN: Payees = {
  people: list("ARRENDADORA DEL VALLE|Sofía Méndez Rangel|COMISION DE AGUA|SEGUROS CENTAURO|Luis Ibarra"),
  incomes: list("NOMINA INDUSTRIAS TEPEYAC SA|Sofía Méndez Rangel|SAT DEVOLUCION|SPEI RECIBIDO BANCO NORTE"),
  shops: list(
    "TAQUERIA EL GALLO|ABARROTES LUPITA|FARMACIA GUADALUPE|GASOLINERIA 4512|CINE ESTRELLA|CAFE CHIAPAS",
  ),
  places: list("CDMX|GUADALAJARA|MONTERREY|PUEBLA"),
};
export const ASIAN: Payees = {
  people: list("TAN MEI LING|LION CITY TOWN COUNCIL|WONG KA FAI|HARBOUR UTILITIES|Pacific Assurance"),
  incomes: list("ORCHID SYSTEMS PTE LTD|TAN MEI LING|INLAND REVENUE GIRO|JADE TRADING CO LTD"),
  shops: list(
    "KOPI CORNER|RICE & ROLL|FAIRMART SUPER|MTR TOP-UP|BOOK NOOK|GOLDEN DUMPLING|RIDEGO|WELLNESS PHARMACY",
  ),
  places: list("SINGAPORE|HONG KONG|KOWLOON|JOHOR"),
};
export const AUSTRALIAN: Payees = {
  people: list("Kauri Property Trust|Ben Whitlam|Coastal Water Corp|Priya Nair|Southern Health Fund"),
  incomes: list("Banksia Engineering Pty Ltd Salary|Priya Nair|ATO REFUND|Medibenefit"),
  shops: list("WATTLE CAFE|Harris Lane Grocer|CHEMIST CORNER|SURF & TURF|BOOKS ON BAY|SERVO 88|TRAM TOP UP"),
  places: list("MELBOURNE|SYDNEY|PERTH|HOBART"),
};
export const AFRICAN: Payees = {
  people: list("Protea Rentals|T. Nkosi|City of Karoo Rates|Baobab Insurance|L. van Wyk"),
  incomes: list("UMHLANGA MINING SERVICES|T. Nkosi|SARS REFUND|KAROO CONSULTING"),
  shops: list("SPAZA CORNER|BILTONG BARN|PEP STOP|CAPE BOOKS|GARAGE N1 CITY|ROOIBOS CAFE|VIDA PHARMACY"),
  places: list("CAPE TOWN|DURBAN|JOHANNESBURG|NAIROBI"),
};
export const GULF: Payees = {
  people: list("PALM GROVE REAL ESTATE|HASSAN AL MARRI|DESERT ELECTRICITY WATER|NOOR INSURANCE|Leila Haddad"),
  incomes: list("FALCON LOGISTICS FZE SALARY|HASSAN AL MARRI|DIVIDEND PEARL HOLDING|Leila Haddad"),
  shops: list("SOUK FRESH|KARAK HOUSE|MARINA PHARMACY|DUNE PETROL|CRESCENT CINEMA|ROSEWATER CAFE|TAXI HALA"),
  places: list("DUBAI|ABU DHABI|KUWAIT CITY|SHARJAH"),
};
export const SWISS: Payees = {
  people: list(
    "Immobilien Seeblick AG|Urs Zumthor|Gemeindewerke Altdorf|Krankenkasse Edelweiss|Sandra Bianchi",
  ),
  incomes: list("Uhrenmanufaktur Jura SA|Sandra Bianchi|Steueramt Kanton|Zumthor & Söhne"),
  shops: list(
    "BÄCKEREI STEINER|Hofladen Grüt|APOTHEKE AM SEE|TANKSTELLE GOTTHARD|Buchhandlung Matter|BERGBAHN KIOSK",
  ),
  places: list("ZÜRICH|BERN|LAUSANNE|ALTDORF"),
};
export const TURKISH: Payees = {
  people: list("AYŞE YILDIRIM|GÜNEŞ SİTESİ YÖNETİMİ|İSKİ SU FATURASI|MEHMET ÖZKAN|ÇINAR SİGORTA"),
  incomes: list("BOĞAZİÇİ TEKSTİL A.Ş. MAAŞ|AYŞE YILDIRIM|VERGİ İADESİ|KİRA GELİRİ"),
  shops: list("ŞEKER FIRINI|ÇARŞI MARKET|İNCİ ECZANESİ|KİTAP EVİ|ÖZ BENZİN|KAHVE DÜNYAM"),
  places: list("İSTANBUL|ANKARA|İZMİR|BURSA"),
};
export const JAPANESE: Payees = {
  people: list("ヤマダ　タロウ|スイドウリヨウ|デンキリヨウ|サトウ　ハナコ|カサイホケン"),
  incomes: list("キユウヨ　アオゾラショウジ（カ|サトウ　ハナコ|コクゼイカンプ|ハイトウキン"),
  shops: list("コンビニ　ミドリ|スーパー　ヒカリ|喫茶ことり|書店つばめ|ドラッグ　ハル|ガソリン　ニシ"),
  places: list("東京|大阪|名古屋|札幌"),
};
