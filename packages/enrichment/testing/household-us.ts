import type { StarterCategoryId } from "../src/starter.ts";

/** Rows in the manner of American banks and cards, with the parent category a person would file them under; "?" where only they know. */
const LINES = `
KROGER #463 CINCINNATI OH | - | groceries
KROGER FUEL CTR #9463 CINCINNATI OH | - | transport
PUBLIX #1187 ATLANTA GA | - | groceries
SAFEWAY STORE 1711 SEATTLE WA | - | groceries
SAFEWAY FUEL 1711 SEATTLE WA | - | transport
WHOLEFDS LAM 10181 CAMBRIDGE MA | - | groceries
TRADER JOE S #552 OAKLAND CA | - | groceries
ALDI 67043 COLUMBUS OH | - | groceries
H-E-B #425 AUSTIN TX | - | groceries
WEGMANS #45 FAIRFAX VA | - | groceries
MEIJER #231 ANN ARBOR MI | - | groceries
FOOD LION #1503 RALEIGH NC | - | groceries
STOP & SHOP 0042 QUINCY MA | - | groceries
GIANT EAGLE #4098 PITTSBURGH PA | - | groceries
WINCO FOODS #54 BOISE ID | - | groceries
SPROUTS FARMERS MAR PHOENIX AZ | - | groceries
HARRIS TEETER #0189 CHARLOTTE NC | - | groceries
MARIANOS #536 CHICAGO IL | - | groceries
JEWEL OSCO 3443 CHICAGO IL | - | groceries
FRED-MEYER #0658 PORTLAND OR | - | groceries
QFC #5847 SEATTLE WA | - | groceries
RALPHS #0283 LOS ANGELES CA | - | groceries
VONS #2381 SAN DIEGO CA | - | groceries
LUNDS&BYERLYS EDINA MN | - | groceries
CUB FOODS #1632 BLOOMINGTON MN | - | groceries
HY-VEE 1280 DES MOINES IA | - | groceries
SCHNUCKS BALLWIN BALLWIN MO | - | groceries
COSTCO WHSE #0123 SEATTLE WA | - | groceries
COSTCO GAS #0123 SEATTLE WA | - | transport
SAMSCLUB #6279 DALLAS TX | - | groceries
BJS WHOLESALE #0103 | - | groceries
WM SUPERCENTER #1234 FRESNO CA | - | groceries
INSTACART SAN FRANCISCO CA | - | groceries
RIVER VALLEY CO-OP NORTHAMPTON MA | - | groceries
SMITH'S MEAT MARKET BILLINGS MT | - | groceries
TARGET 00012345 BROOKLYN NY | - | shopping
TARGET.COM * 800-591-3869 MN | - | shopping
AMAZON MKTPL*2X3AB1CD0 AMZN.COM/BILL WA | - | shopping
AMZN Mktp US*RT4G55TY2 | - | shopping
Amazon.com*MA4TY8 | - | shopping
AMAZON.COM AMZN.COM/BILL WA REFUND | + | shopping
EBAY O*12-09823-11 SAN JOSE CA | - | shopping
ETSY.COM - PAPERLARK BROOKLYN NY | - | shopping
KOHL'S #0312 MADISON WI | - | shopping
MACYS EAST #0012 NEW YORK NY | - | shopping
NORDSTROM #0022 BELLEVUE WA | - | shopping
TJMAXX #0224 WALTHAM MA | - | shopping
MARSHALLS #0411 | - | shopping
ROSS STORES #512 SAN LEANDRO CA | - | shopping
OLD NAVY US 5731 | - | shopping
GAP US 1708 CHICAGO IL | - | shopping
BEST BUY 00004275 RICHFIELD MN | - | shopping
APPLE STORE #R123 NEW YORK NY | - | shopping
BARNES & NOBLE #2734 | - | shopping
REI #11 SEATTLE WA | - | shopping
DICK'S SPORTING GOODS | - | shopping
MICHAELS STORES 9823 | - | shopping
JOANN STORES #2012 | - | shopping
HOBBY LOBBY #521 | - | shopping
STAPLES 00108712 | - | shopping
OFFICE DEPOT #1127 | - | shopping
DOLLAR TREE 00042317 | - | shopping
DOLLAR GENERAL #13412 | - | shopping
GOODWILL INDUSTRIES | - | shopping
LLBEAN-DIRECT 800-341-4341 ME | - | shopping
ZAPPOS.COM | - | shopping
NIKE.COM | - | shopping
MAIN STREET SHOES | - | shopping
PAYLESS SHOESOURCE 00043 | - | shopping
KATHY'S QUILT SHOP | - | shopping
GAMESTOP #3321 | - | shopping
THE HOME DEPOT #0471 | - | housing
LOWES #00907* | - | housing
ACE HARDWARE DOWNTOWN | - | housing
MENARDS 3021 EAU CLAIRE WI | - | housing
IKEA EAST PALO ALTO | - | housing
BED BATH & BEYOND #412 | - | shopping
CRATE & BARREL #612 | - | shopping
SHERWIN-WILLIAMS 703127 | - | housing
TRUGREEN LP *5521 | - | housing
ORKIN 002 PEST CONTROL | - | housing
ROTO-ROOTER PLUMBERS | - | housing
BOB'S HEATING & COOLING | - | housing
PIKE NURSERY ATLANTA | - | housing
WELLS FARGO HOME MTG AUTO PAY 023123 | - | housing
ROCKET MORTGAGE LOAN PYMT | - | housing
PENNYMAC CASH 800-777-4001 | - | housing
MR. COOPER MTG PYMT 0612345 | - | housing
OAKWOOD HOA DUES ACH | - | housing
CEDAR RIDGE APTS WEB PMTS | - | housing
AVALONBAY RENT PMT | - | housing
STARBUCKS STORE 01234 SEATTLE WA | - | eating_out
STARBUCKS 800-782-7282 WA | - | eating_out
DUNKIN #345612 Q35 | - | eating_out
PEET'S #12502 BERKELEY CA | - | eating_out
SQ *BLUE KETTLE COFFEE | - | eating_out
CARIBOU COFFEE CO # 123 | - | eating_out
MCDONALD'S F12345 | - | eating_out
BURGER KING #9087 Q07 | - | eating_out
WENDY'S #1213 | - | eating_out
TACO BELL 032312 | - | eating_out
CHICK-FIL-A #02317 | - | eating_out
CHIPOTLE 1298 | - | eating_out
CHIPOTLE ONLINE 303-595-4000 CO | - | eating_out
PANERA BREAD #601562 | - | eating_out
SUBWAY 00234526 | - | eating_out
FIVE GUYS MD 0123 | - | eating_out
IN-N-OUT BURGER #112 | - | eating_out
POPEYES 10234 | - | eating_out
ARBYS 6231 | - | eating_out
SONIC DRIVE IN #3412 | - | eating_out
DAIRY QUEEN #11231 | - | eating_out
CULVERS OF MADISON | - | eating_out
JIMMY JOHNS # 1290 | - | eating_out
PIZZA HUT 025431 | - | eating_out
DOMINO'S 7723 | - | eating_out
LITTLE CAESARS 1230 0002 | - | eating_out
PAPA MURPHY'S OR112 | - | eating_out
NOODLES & CO 114 | - | eating_out
OLIVE GARDEN 0021331 | - | eating_out
APPLEBEES NEIG97512331 | - | eating_out
CRACKER BARREL #231 KNOX | - | eating_out
TEXAS ROADHOUSE #2231 | - | eating_out
RED ROBIN NO 231 | - | eating_out
IHOP #1934 | - | eating_out
DENNY'S #7781 | - | eating_out
BUFFALO WILD WINGS 0231 | - | eating_out
CHILI'S GRI12300012310 | - | eating_out
TST* MAPLE STREET DINER | - | eating_out
TST* EL CAMINO TAQUERIA | - | eating_out
LOS ARCOS MEXICAN RESTAURANT | - | eating_out
GOLDEN WOK | - | eating_out
THAI BASIL | - | eating_out
SUSHI YAMA JAPANESE | - | eating_out
JOE'S BAR & GRILL | - | eating_out
THE RUSTY ANCHOR TAVERN | - | eating_out
DEEP RIVER BREWING CO | - | eating_out
TONY'S PIZZERIA | - | eating_out
SMOKIN DAVES BBQ | - | eating_out
SUNRISE BAGELS | - | eating_out
KRISPY KREME 0231 | - | eating_out
BASKIN #330123 | - | eating_out
COLD STONE CREAMERY #112 | - | eating_out
JAMBA JUICE 0123 | - | eating_out
DD DOORDASH CHIPOTLE | - | eating_out
GRUBHUB*THAIBASIL | - | eating_out
UBER EATS 8005928996 | - | eating_out
SQ *LA PALOMA COCINA | - | eating_out
NOTHING BUNDT CAKES | - | eating_out
TST* HARVEST TABLE | - | eating_out
RUSTYS | - | ?
THE MILL | - | ?
SHELL OIL 57442312 DALLAS TX | - | transport
CHEVRON 0092312 | - | transport
EXXONMOBIL 47231123 | - | transport
BP#9231231CIRCLE K | - | transport
SPEEDWAY 07321 | - | transport
SUNOCO 0231231 | - | transport
MARATHON PETRO123123 | - | transport
QT 512 ATLANTA GA | - | transport
QUIKTRIP 512 | - | transport
RACETRAC 231 | - | transport
WAWA 8023 | - | transport
SHEETZ 00002312 | - | transport
KUM & GO #231 | - | transport
CASEYS GEN STORE 3412 | - | transport
ARCO #42312 AMPM | - | transport
76 - UNITED PACIFIC 5312 | - | transport
PHILLIPS 66 - FAST STOP | - | transport
VALERO 2312 | - | transport
CONOCO - QUICK STOP | - | transport
MAVERIK #231 | - | transport
HOLIDAY STATIONS 0231 | - | transport
LOVE S TRAVEL STOP | - | transport
UBER TRIP HELP.UBER.COM | - | transport
LYFT *RIDE MON 5PM | - | transport
EZPASS NY AUTO REPLENISH | - | transport
PARKMOBILE 770-818-9036 | - | transport
CITY OF BOSTON PARKING METER | - | transport
SP+ PARKING 0231 | - | transport
LAZ PARKING 570123 | - | transport
MBTA-550012312 BOSTON MA | - | transport
VENTRA ACCOUNT CHICAGO IL | - | transport
JIFFY LUBE #1231 | - | transport
DISCOUNT TIRE AZP 12 | - | transport
AUTOZONE #2312 | - | transport
O'REILLY AUTO PARTS 2312 | - | transport
FIRESTONE 012312 | - | transport
MIKE'S AUTO REPAIR | - | transport
MISTER CAR WASH #231 | - | transport
TOYOTA FINANCIAL TFS PAYMENT | - | transport
HONDA PMT 8004489307 | - | transport
AMTRAK .COM | - | transport
COMCAST CABLE COMM 800-COMCAST | - | utilities
XFINITY MOBILE 888-936-4968 | - | utilities
VZWRLSS*APOCC VISB | - | utilities
VERIZON WRLS P1898-01 | - | utilities
AT&T *PAYMENT 800-288-2020 | - | utilities
ATT*BILL PAYMENT | - | utilities
T-MOBILE*AUTO PAY | - | utilities
SPRINT *WIRELESS | - | utilities
SPECTRUM 855-707-7328 | - | utilities
COX COMM PHX | - | utilities
CENTURYLINK SPEEDPAY | - | utilities
DIRECTV SERVICE | - | utilities
PG&E WEBRECURRING | - | utilities
PACIFIC GAS ELECTRIC BILL PMT | - | utilities
DUKE-ENERGY BILL PAY | - | utilities
GEORGIA POWER BILLPAY | - | utilities
XCEL ENERGY-MN XCELENERGY | - | utilities
CONSUMERS ENERGY CO | - | utilities
DTE ENERGY BILL PAY | - | utilities
AMEREN MISSOURI | - | utilities
COMED BILL PAYMENT | - | utilities
PUGET SOUND ENER BILLPAY | - | utilities
CITY OF AUSTIN UTILITIES | - | utilities
NORTHERN VIRGINIA ELEC COOP | - | utilities
PEOPLES GAS BILL | - | utilities
VECTREN ENERGY | - | utilities
LOUISVILLE WATER CO | - | utilities
WASTE MGMT WM EZPAY | - | utilities
REPUBLIC SERVICES TRASH | - | utilities
SALT RIVER PROJECT | - | utilities
CVS/PHARMACY #02312 | - | health
WALGREENS #12312 | - | health
RITE AID STORE 2312 | - | health
KAISER PERMANENTE COPAY | - | health
QUEST DIAGNOSTICS | - | health
LABCORP 800-845-6167 | - | health
MAYO CLINIC ROCHESTER | - | health
ST LUKES HOSPITAL | - | health
VALLEY PEDIATRICS | - | health
DR JANE MEYER MD | - | health
NORTHSIDE FAMILY MEDICINE | - | health
SUMMIT ORTHOPEDICS | - | health
LAKESIDE DENTAL | - | health
JOHN R HALE DDS | - | health
BRIGHT SMILES ORTHODONTICS | - | health
LENSCRAFTERS 0231 | - | health
WARBY PARKER | - | health
CLEARVIEW EYE CARE | - | health
PLANET FITNESS | - | health
ABC*LA FITNESS | - | health
YMCA OF GREATER BOSTON | - | health
COREPOWER YOGA | - | health
MINUTECLINIC 2312 | - | health
GREAT CLIPS AT RIDGE | - | personal_care
SUPERCUTS 2312 | - | personal_care
SPORT CLIPS WI103 | - | personal_care
LUXE NAILS & SPA | - | personal_care
SALON 42 | - | personal_care
MASSAGE ENVY 0231 | - | personal_care
ULTA #231 | - | personal_care
SEPHORA 1023 | - | personal_care
BATH & BODY WORKS 2312 | - | personal_care
SALLY BEAUTY #2312 | - | personal_care
PETSMART # 0231 | - | pets
PETCO 1231 | - | pets
CHEWY.COM | - | pets
VCA ANIMAL HOSP 231 | - | pets
BANFIELD PET HOSPITAL | - | pets
WESTSIDE VETERINARY CLINIC | - | pets
PAWS & CLAWS GROOMING | - | pets
KINDERCARE 00231 | - | children
BRIGHT HORIZONS | - | children
LITTLE SPROUTS PRESCHOOL | - | children
CARTERS #231 | - | children
TOYS R US #2312 | - | children
LEGO STORE | - | children
CHUCK E CHEESE 231 | - | entertainment
NORTH COUNTY SOCCER CLUB | - | children
STATE UNIVERSITY BURSAR | - | education
LINCOLN ELEMENTARY SCHOOL | - | education
MYSCHOOLBUCKS | - | education
COMMUNITY COLLEGE TUITION | - | education
COURSERA.ORG | - | education
AMC 0231 BOSTON COMMON | - | entertainment
REGAL CINEMAS 0231 | - | entertainment
FANDANGO.COM | - | entertainment
TICKETMASTER *EVENT | - | entertainment
REDBOX *DVD RENTAL | - | entertainment
LINCOLN PARK ZOO | - | entertainment
MUSEUM OF SCIENCE | - | entertainment
PINE HILLS GOLF COURSE | - | entertainment
STAR LANES BOWLING | - | entertainment
SIX FLAGS GREAT AMERICA | - | entertainment
STEAMGAMES.COM 4259522985 | - | entertainment
PLAYSTATION NETWORK | - | entertainment
NINTENDO CA1231231 | - | entertainment
STATE PARK RESERVATIONS | - | entertainment
NETFLIX.COM | - | subscriptions
HULU 877-8244858 CA | - | subscriptions
SPOTIFY USA | - | subscriptions
PANDORA*INTERNET RADIO | - | subscriptions
SIRIUSXM.COM/ACCT | - | subscriptions
DISNEYPLUS | - | subscriptions
NYTIMES*NYTIMES | - | subscriptions
WSJ DIGITAL | - | subscriptions
AUDIBLE*2312 | - | subscriptions
KINDLE SVCS*2312 | - | subscriptions
APPLE.COM/BILL 866-712-7753 CA | - | subscriptions
GOOGLE *GOOGLE STORAGE | - | subscriptions
DROPBOX*23121 | - | subscriptions
ADOBE *CREATIVE CLOUD | - | subscriptions
MICROSOFT*OFFICE 365 | - | subscriptions
GODADDY.COM | - | subscriptions
PATREON* MEMBERSHIP | - | subscriptions
AMAZON PRIME*2312 | - | subscriptions
PRIME VIDEO *2312 | - | subscriptions
SOUTHWES 5262312312 | - | travel
DELTA AIR 00623123 | - | travel
UNITED 0162312312 | - | travel
AMERICAN AIR0012312312 | - | travel
ALASKA AIR 0272312 | - | travel
JETBLUE 2792312 | - | travel
HAMPTON INN OMAHA | - | travel
MARRIOTT 337R1 DENVER | - | travel
HOLIDAY INN EXPRESS | - | travel
AIRBNB * HM2312 | - | travel
HERTZ RENT-A-CAR | - | travel
ENTERPRISE RENT-A-CAR | - | travel
EXPEDIA 7231231231 | - | travel
SEASIDE RESORT & SPA | - | travel
GEICO *AUTO 800-841-3000 | - | insurance
STATE FARM INSURANCE | - | insurance
PROGRESSIVE *INSURANCE | - | insurance
ALLSTATE INS CO | - | insurance
USAA P&C INT | - | insurance
LIBERTY MUTUAL | - | insurance
NORTHWESTERN MUTUAL ISA PYMT | - | insurance
DELTA DENTAL INS PREM | - | insurance
ERIE INSURANCE GROUP | - | insurance
NATIONWIDE INS PMT | - | insurance
AMERICAN FAMILY INS | - | insurance
IRS USATAXPYMT 2701231 | - | taxes_fees
CA FRANCHISE TAX BD PAYMENT | - | taxes_fees
KING COUNTY TREASURY PROPERTY TAX | - | taxes_fees
CA DMV FEE | - | taxes_fees
COUNTY CLERK RECORDING | - | taxes_fees
USPS PO 2312312 | - | taxes_fees
THE UPS STORE 2312 | - | taxes_fees
TURBOTAX INTUIT | - | taxes_fees
H&R BLOCK 2312 | - | taxes_fees
PUBLIC STORAGE 2312 | - | taxes_fees
MONTHLY MAINTENANCE FEE | - | taxes_fees
OVERDRAFT ITEM FEE | - | taxes_fees
FOREIGN TRANSACTION FEE | - | taxes_fees
LATE FEE | - | taxes_fees
WIRE TRANSFER FEE | - | taxes_fees
INTEREST CHARGE ON PURCHASES | - | taxes_fees
FINANCE CHARGE | - | taxes_fees
DEPT EDUCATION STUDENT LN | - | loans
NAVIENT NAVI DEBIT | - | loans
NELNET STUDENT LOAN | - | loans
AFFIRM INC AFFIRM PAY | - | loans
ACME CORP PAYROLL PPD | + | income
GLOBEX DIR DEP | + | income
ADP TOTALSOURCE SALARY | + | income
GUSTO PAY 231231 | + | income
DFAS-CLEVELAND FED SALARY | + | income
IRS TREAS 310 TAX REF | + | income
INTEREST PAID | + | income
INTEREST PAYMENT | + | income
SSA TREAS 310 XXSOC SEC | + | income
DIVIDEND RECEIVED | + | income
CASH BACK REWARD | + | income
VANGUARD BUY INVESTMENT | - | investments
FID BKG SVC LLC MONEYLINE | - | investments
SCHWAB BROKERAGE MONEYLINK | - | investments
COINBASE.COM 8889087930 | - | investments
ROBINHOOD FUNDS | - | investments
CHASE CREDIT CRD AUTOPAY | - | transfers
CAPITAL ONE CRCARDPMT | - | transfers
AMEX EPAYMENT ACH PMT | - | transfers
DISCOVER E-PAYMENT 2312 | - | transfers
CITI CARD ONLINE PAYMENT | - | transfers
PAYMENT THANK YOU - WEB | + | transfers
ONLINE TRANSFER TO SAV ...2312 | - | transfers
TRANSFER TO SAVINGS | - | transfers
ONLINE TRANSFER FROM CHK ...1231 | + | transfers
BARCLAYCARD US CREDITCARD | - | transfers
BANK OF AMERICA CREDIT CARD Bill Payment | - | transfers
WELLS FARGO CARD CCPYMT | - | transfers
SYNCHRONY BANK PAYMENT | - | transfers
AUTOMATIC PAYMENT - THANK YOU | + | transfers
INTERNET TRANSFER TO ACCOUNT | - | transfers
ALLY BANK TRANSFER | - | transfers
ATM WITHDRAWAL 004512 MAIN ST | - | cash
CASH WITHDRAWAL | - | cash
NON-CHASE ATM WITHDRAW 231231 | - | cash
CHECK 1234 | - | ?
CHECK # 231 | - | ?
VENMO PAYMENT 1029384756 | - | ?
ZELLE PAYMENT TO ANA FLORES | - | ?
PAYPAL INST XFER | - | ?
DEPOSIT | + | ?
MOBILE CHECK DEPOSIT | + | ?
FIRST BAPTIST CHURCH | - | family
AMERICAN RED CROSS | - | family
UNITED WAY | - | family
TITHE.LY GRACE CHURCH | - | family
GOFUNDME | - | family
1-800-FLOWERS.COM | - | family
HALLMARK #231 | - | family
WUFOO.COM/CHARGE | - | ?
SQ *JANE DOE STUDIO | - | ?
BOB EVANS REST #231 | - | eating_out
PERKINS RESTAURANT | - | eating_out
WHICH WICH 231 | - | eating_out
POTBELLY #23 | - | eating_out
FIREHOUSE SUBS 231 | - | eating_out
EINSTEIN BROS BAGELS | - | eating_out
CORNER BAKERY 0231 | - | eating_out
BRUEGGERS #23 | - | eating_out
TROPICAL SMOOTHIE CAFE | - | eating_out
AUNTIE ANNE'S | - | eating_out
CHEESECAKE FACTORY | - | eating_out
P.F. CHANG'S #23 | - | eating_out
CARRABBAS 23 | - | eating_out
OUTBACK 2312 | - | eating_out
LONGHORN STEAK 000231 | - | eating_out
RUBY TUESDAY #231 | - | eating_out
MOD PIZZA | - | eating_out
BLAZE PIZZA | - | eating_out
CAFE RIO #23 | - | eating_out
QDOBA 231 | - | eating_out
MOE'S SW GRILL | - | eating_out
FREEBIRDS WORLD BURRITO | - | eating_out
ZAXBY'S #231 | - | eating_out
RAISING CANES 023 | - | eating_out
`;

/** A row of the household; `parent` is null where nobody could tell without asking. */
type HouseholdRow = {
  readonly description: string;
  readonly amount: number;
  readonly parent: StarterCategoryId | null;
};

export const HOUSEHOLD_US: readonly HouseholdRow[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [description = "", sign = "-", parent = "?"] = line.split(" | ");
    return {
      description,
      amount: sign === "+" ? 4211 : -4211,
      // The table above names parents of the starter taxonomy only; a test checks it.
      parent: parent === "?" ? null : (parent as StarterCategoryId),
    };
  });
