/**
 * What an invented household in the United States spends on: label | times a year | amounts | descriptors with weights.
 * In a descriptor `{s}` is a store number that a shop keeps, `{d}` changing digits, `{x}` a changing code, `{t}` a town, `{n}` an
 * invented name (a vendor seen once or a few times), `{p}` one of the persons the household knows.
 */
export const SPENDING = `
Auto:Fuel | 62 | 18-74 | 6 SHELL OIL {s} {t}; 5 COSTCO GAS #{s} {t}; 3 CHEVRON {s} {t}; 2 EXXONMOBIL {s} {t}; 2 QT {s} OUTSIDE {t}; 1 {n} MINI MART {t}; 1 SPEEDWAY {s} {t}
Auto:Service | 7 | 35-900 | 3 JIFFY LUBE #{s} {t}; 2 {n} AUTO REPAIR {t}; 2 DISCOUNT-TIRE-CO {s} {t}; 1 {n} TOYOTA SERVICE {t}
Auto:Insurance | 12 | 118-131 | 1 GEICO *AUTO MACON DC
Auto:Parking | 26 | 2-24 | 4 PARKMOBILE {d} ATLANTA GA; 2 SP+ PARKING {s} {t}; 2 CITY OF {n} METERS {t}; 1 {n} GARAGE {t}; 1 PREMIUM PARKING {d}
Auto:Registration | 2 | 45-260 | 1 DMV VEHICLE REG {t}; 1 {n} COUNTY TAX OFFICE
Auto:Car Wash | 9 | 9-25 | 3 MISTER CAR WASH {s} {t}; 1 {n} WASH {t}
Auto:Tolls | 10 | 10-40 | 1 NTTA AUTOCHARGE {d}; 1 E-ZPASS REPLENISH {d}
Auto:Loan | 12 | 341.17 | 1 TOYOTA FINANCIAL DES:RETAIL_PAY ID:{d}
Food:Groceries | 118 | 9-190 | 9 KROGER #{s} {t}; 6 TRADER JOE S #{s} {t}; 5 COSTCO WHSE #{s} {t}; 3 WHOLEFDS {s} {t}; 3 WM SUPERCENTER #{s} {t}; 3 TARGET {s} {t}; 2 ALDI {s} {t}; 2 AMAZON FRESH*{x} SEATTLE WA; 1 {n} FARMERS MARKET; 1 SPROUTS FARMERS MAR {t}; 1 {n} FOODS {t}
Food:Restaurants | 96 | 11-95 | 3 TST* {n} {t}; 3 SQ *{n} KITCHEN {t}; 6 {n} GRILL {t}; 3 {n} TAQUERIA {t}; 2 OLIVE GARDEN {s} {t}; 3 {n} {t}; 2 CHILI'S {s} {t}; 3 {n} PIZZERIA; 2 THAI {n} {t}; 2 {n} BISTRO {t}; 3 TST* EL PATIO GRANDE {t}; 2 PAPPADEAUX SEAFOOD {s} {t}
Food:Fast Food | 66 | 4-31 | 6 CHICK-FIL-A #{s} {t}; 5 CHIPOTLE {s} {t}; 4 MCDONALD'S F{s} {t}; 2 TACO BELL {s} {t}; 3 FIVE GUYS {s} {t}; 2 PANERA BREAD #{s} {t}; 2 WHATABURGER {s} {t}; 1 SUBWAY {s} {t}; 1 {n} BURGERS {t}
Food:Coffee | 70 | 3-14 | 8 STARBUCKS STORE {s} {t}; 5 SQ *HIDDEN GROUNDS COFF {t}; 2 DUNKIN #{s} {t}; 3 SQ *{n} COFFEE {t}; 1 {n} ROASTERS {t}; 2 STARBUCKS 800-782-7282 WA
Food:Alcohol & Bars | 22 | 8-70 | 3 TOTAL WINE AND MORE {s} {t}; 3 {n} BREWING {t}; 2 {n} TAVERN {t}; 1 SPEC'S #{s} {t}; 1 SQ *{n} TAPROOM
Food:Delivery | 30 | 15-64 | 5 DD *DOORDASH {n} 855-973-1040 CA; 3 UBER *EATS HELP.UBER.COM CA; 2 GRUBHUB*{n} NY; 2 INSTACART*{d} SAN FRANCISCO CA
Food:Work Lunch | 36 | 7-17 | 4 CANTEEN VENDING {s}; 4 SQ *CORNER DELI {t}; 3 SUBWAY {s} {t}; 3 {n} DELI {t}; 2 CHIPOTLE {s} {t}
Home:Mortgage | 12 | 1843.62 | 1 WELLS FARGO HOME MTG AUTO PAY {d}
Home:HOA Dues | 4 | 210 | 1 CHECK {d}
Home:Improvement | 26 | 8-640 | 6 THE HOME DEPOT #{s} {t}; 4 LOWES #{s} {t}; 2 ACE HARDWARE {s} {t}; 1 SHERWIN WILLIAMS {s} {t}; 1 {n} FLOORING {t}
Home:Furnishings | 9 | 25-900 | 3 IKEA {s} {t}; 3 WAYFAIR*{x} BOSTON MA; 2 AMAZON.COM*{x} AMZN.COM/BILL WA; 1 {n} FURNITURE {t}; 1 TARGET {s} {t}
Home:Supplies | 34 | 6-70 | 6 TARGET {s} {t}; 7 AMZN MKTP US*{x} AMZN.COM/BILL WA; 3 COSTCO WHSE #{s} {t}; 2 DOLLAR TREE {s} {t}; 2 WM SUPERCENTER #{s} {t}
Home:Lawn & Garden | 12 | 10-140 | 4 {p} LAWN VENMO; 3 LOWES #{s} {t}; 2 {n} NURSERY {t}; 2 THE HOME DEPOT #{s} {t}
Home:Cleaning | 20 | 120 | 1 ZELLE TO MARIA DELGADO ON {d}
Home:Insurance | 2 | 780-910 | 1 STATE FARM RO 27 SFPP {d}
Home:Pest Control | 4 | 95 | 1 TERMINIX INTL {d}
Home:Security | 12 | 44.99 | 1 ADT SECURITY*{d} 800-238-2727
Bills:Electric | 12 | 70-260 | 1 RELIANT ENERGY BILL PAY {d}
Bills:Water & Sewer | 12 | 48-110 | 1 CITY OF PLANO UTIL WEB PMT {d}
Bills:Gas | 12 | 22-140 | 1 ATMOS ENERGY SGL DES:UTIL PMT ID:{d}
Bills:Internet | 12 | 69.99 | 1 SPECTRUM {d} 855-707-7328; 1 ATT*BILL PAYMENT {d} TX
Bills:Mobile Phone | 12 | 118-140 | 1 VZWRLSS*APOCC VISB 800-922-0204
Bills:Trash | 4 | 62.4 | 1 WASTE MGMT WM EZPAY {d}
Subscriptions:Streaming | 44 | 8-18 | 4 NETFLIX.COM {d} CA; 4 HULU {d} CA; 2 DISNEYPLUS 888-905-7888 CA; 2 HBO MAX NY; 1 AMZN PRIME VIDEO*{x}
Subscriptions:Music | 12 | 9.99-15.99 | 1 SPOTIFY USA 877-778-1161 NY
Subscriptions:Cloud & Software | 26 | 0.99-20 | 5 APPLE.COM/BILL 866-712-7753 CA; 3 GOOGLE *STORAGE {x}; 2 ADOBE *PHOTOGPHY PLAN; 1 1PASSWORD TORONTO; 1 DROPBOX*{x}
Subscriptions:News | 12 | 4-17 | 1 NYTIMES*NYTIMES DISC NY; 1 THE ECONOMIST {d}
Subscriptions:Amazon Prime | 1 | 119 | 1 AMAZON PRIME*{x} AMZN.COM/BILL WA
Shopping:Clothing | 30 | 12-170 | 3 OLD NAVY US {s} {t}; 2 NORDSTROM #{s} {t}; 3 AMZN MKTP US*{x} AMZN.COM/BILL WA; 2 KOHL'S #{s} {t}; 2 TJMAXX #{s} {t}; 1 {n} BOUTIQUE {t}; 1 TARGET {s} {t}; 1 REI.COM 800-426-4840 WA; 1 DSW {s} {t}
Shopping:Electronics | 11 | 15-900 | 4 BEST BUY {s} {t}; 4 AMAZON.COM*{x} AMZN.COM/BILL WA; 1 APPLE STORE R{s} {t}; 1 NEWEGG.COM {d}
Shopping:Books | 18 | 5-45 | 4 AMZN DIGITAL*{x}; 3 HALF PRICE BOOKS {s} {t}; 3 AMAZON.COM*{x} AMZN.COM/BILL WA; 2 BARNES & NOBLE #{s} {t}; 2 AUDIBLE*{x} NJ
Shopping:Hobbies | 16 | 8-130 | 3 MICHAELS STORES {s} {t}; 3 HOBBY LOBBY #{s} {t}; 2 PAYPAL *{n}; 2 ETSY.COM - {n}; 2 GUITAR CENTER #{s} {t}; 2 AMZN MKTP US*{x} AMZN.COM/BILL WA
Shopping:Sporting Goods | 8 | 12-180 | 3 REI #{s} {t}; 3 DICKS SPORTING GOODS {s}; 2 ACADEMY SPORTS #{s} {t}; 1 {n} CYCLES {t}
Shopping:General | 40 | 6-150 | 16 AMZN MKTP US*{x} AMZN.COM/BILL WA; 8 AMAZON.COM*{x} AMZN.COM/BILL WA; 4 TARGET {s} {t}; 3 PAYPAL *{n}; 2 EBAY O*{d} CA; 2 WM SUPERCENTER #{s} {t}
Health:Doctor | 14 | 20-280 | 3 {n} FAMILY MEDICINE {t}; 2 TEXAS HEALTH PHYS {s}; 3 {n} PEDIATRICS {t}; 2 QUEST DIAGNOSTICS {d}; 2 {n} MD PA {t}
Health:Dentist | 6 | 25-420 | 3 {n} DENTAL {t}; 3 SMILES OF PLANO; 1 {n} DDS {t}
Health:Pharmacy | 26 | 4-60 | 6 CVS/PHARMACY #{s} {t}; 4 WALGREENS #{s} {t}; 1 EXPRESS SCRIPTS {d}
Health:Eye Care | 3 | 40-340 | 1 WARBY PARKER NY; 1 {n} OPTOMETRY {t}
Health:Gym | 14 | 24.99 | 4 PLANET FITNESS CLUB FEES {d}; 1 {n} YOGA {t}
Health:Therapy | 10 | 130 | 1 IVY PAY*{n} THERAPY
Personal:Hair | 14 | 18-95 | 4 GREAT CLIPS #{s} {t}; 3 SQ *{n} SALON {t}; 3 SQ *STUDIO NINE HAIR {t}
Personal:Cosmetics | 9 | 10-80 | 2 SEPHORA {s} {t}; 2 ULTA #{s} {t}; 2 CVS/PHARMACY #{s} {t}
Personal:Laundry | 6 | 9-40 | 1 {n} CLEANERS {t}; 2 TIDE CLEANERS {s} {t}
Kids:Daycare | 40 | 295 | 1 BRIGHTWHEEL*LITTLE ACORNS {d}
Kids:School | 9 | 10-120 | 3 PLANO ISD ONLINE PAY; 2 CHECK {d}; 1 MYSCHOOLBUCKS {d}
Kids:Activities | 16 | 20-180 | 3 {n} GYMNASTICS {t}; 3 CITY OF PLANO PARKS REC; 2 CHECK {d}; 2 ZELLE TO COACH {p} ON {d}; 2 PAYPAL *{n} SOCCER
Kids:Toys | 12 | 8-75 | 5 AMZN MKTP US*{x} AMZN.COM/BILL WA; 3 TARGET {s} {t}; 1 LEGO BRAND RETAIL {s}
Kids:Clothes | 9 | 10-80 | 3 CARTERS #{s} {t}; 2 OLD NAVY US {s} {t}; 2 TARGET {s} {t}; 1 CHILDRENS PLACE {s}
Kids:Babysitting | 14 | 40-90 | 3 VENMO PAYMENT {p}; 1 ATM WITHDRAWAL {d} {t}
Pets:Vet | 5 | 45-420 | 3 {n} ANIMAL HOSPITAL {t}; 3 LEGACY VET CLINIC PLANO TX
Pets:Food & Supplies | 16 | 12-90 | 4 CHEWY.COM 800-672-4399 FL; 3 PETSMART # {s} {t}; 2 PETCO {s} {t}; 1 AMZN MKTP US*{x} AMZN.COM/BILL WA
Pets:Boarding | 3 | 90-280 | 1 {n} PET RESORT {t}
Fun:Movies | 11 | 8-48 | 3 CINEMARK {s} {t}; 2 AMC {s} ONLINE; 1 STUDIO MOVIE GRILL {s}
Fun:Concerts & Shows | 6 | 35-280 | 3 TICKETMASTER {d} CA; 1 EVENTBRITE*{n}; 1 {n} THEATRE {t}
Fun:Games | 14 | 3-70 | 4 STEAM GAMES {d} WA; 3 NINTENDO {x} CA; 3 APPLE.COM/BILL 866-712-7753 CA; 1 GAMESTOP #{s}
Fun:Outings | 12 | 8-120 | 2 {n} ZOO {t}; 2 {n} MUSEUM {t}; 3 MAIN EVENT {s} {t}; 2 {n} STATE PARK; 2 TOPGOLF {s} {t}
Fun:Sports Events | 5 | 20-190 | 2 SEATGEEK {d}; 2 LEVY@ {n} STADIUM {t}; 1 AMERICAN AIRLINES CTR {t}
Travel:Airfare | 5 | 120-780 | 4 SOUTHWES {d} DALLAS TX; 3 AMERICAN AIR{d} FORT WORTH TX; 1 UNITED {d} TX; 1 DELTA AIR {d}
Travel:Hotel | 6 | 95-620 | 3 MARRIOTT {n}; 2 HILTON {n}; 2 AIRBNB * {x} CA; 1 {n} INN {t}; 1 HOLIDAY INN EXP {n}
Travel:Rental Car | 2 | 80-420 | 1 ENTERPRISE RENT-A-CAR {t}; 1 HERTZ RENT-A-CAR {d}
Travel:Rideshare | 18 | 7-48 | 5 UBER TRIP HELP.UBER.COM CA; 3 LYFT *RIDE {x}; 1 {n} TAXI {t}
Travel:Vacation Food | 16 | 8-110 | 3 {n} CAFE {t}; 3 TST* {n} {t}; 2 {n} RESTAURANT {t}; 2 STARBUCKS STORE {s} {t}; 2 {n} {t}
Travel:Vacation Fun | 6 | 15-260 | 2 {n} TOURS {t}; 2 {n} PARK TICKETS; 1 VIATOR*{n}
Giving:Charity | 16 | 10-100 | 4 KERA PUBLIC MEDIA; 2 PAYPAL *{n} FOUND; 2 RED CROSS {d}; 1 GOFUNDME*{n}
Giving:Church | 24 | 150 | 3 PUSHPAY*GRACE COMMUNITY; 1 CHECK {d}
Giving:Gifts | 24 | 10-140 | 5 AMZN MKTP US*{x} AMZN.COM/BILL WA; 3 TARGET {s} {t}; 2 HALLMARK {s} {t}; 2 1800FLOWERS.COM {d}; 2 ETSY.COM - {n}; 1 VENMO PAYMENT {p}
Taxes:Federal | 2 | 120-2400 | 1 IRS USATAXPYMT {d}
Taxes:Property | 1 | 5210 | 1 COLLIN COUNTY TAX ASSESSOR
Taxes:Tax Prep | 1 | 89-140 | 1 INTUIT *TURBOTAX CA
Fees:Bank Fee | 7 | 2-35 | 3 NON-CHASE ATM FEE-WITH; 2 FOREIGN TRANSACTION FEE; 2 WIRE TRANSFER FEE; 1 OVERDRAFT ITEM FEE {d}
Fees:Interest | 5 | 3-60 | 1 PURCHASE INTEREST CHARGE
Fees:Shipping | 8 | 5-32 | 3 USPS PO {s} {t}; 2 THE UPS STORE {s} {t}; 1 FEDEX {d}
Cash:ATM | 20 | 40-200 | 4 ATM WITHDRAWAL {d} {t}; 2 NON-CHASE ATM WITHDRAW {d} {t}
Education:Student Loan | 12 | 212.4 | 1 NAVIENT DES:STUDNTLOAN ID:{d}
Education:Courses | 3 | 12-300 | 2 UDEMY ONLINE COURSES; 1 COLLIN COLLEGE {d}
Insurance:Life | 12 | 38.2 | 1 NORTHWESTERN MU DES:ISA PYMT ID:{d}
Misc:Uncategorized | 14 | 5-200 | 3 CHECK {d}; 3 PAYPAL *{n}; 2 VENMO PAYMENT {p}; 2 {n}; 1 SQ *{n}
Transfer:Credit Card Payment | 30 | 300-3400 | 4 CHASE CREDIT CRD AUTOPAY {d}; 3 PAYMENT THANK YOU - WEB; 1 CAPITAL ONE CRCARDPMT {d}
Transfer:Savings | 20 | 100-1000 | 3 ONLINE TRANSFER TO SAV ...{s} TRANSACTION#: {d}; 1 ALLY BANK TRANSFER {d}
Transfer:Investment | 14 | 250-500 | 3 VANGUARD BUY DES:INVESTMENT ID:{d}; 1 FID BKG SVC LLC DES:MONEYLINE
Transfer:Venmo | 8 | 10-200 | 1 VENMO DES:CASHOUT ID:{d}; 1 VENMO PAYMENT {d}
Income:Paycheck | 26 | +2614.33 | 1 NORTHGATE SYSTEMS DES:PAYROLL ID:{d}
Income:Second Paycheck | 24 | +1480-1515 | 1 PLANO ISD DIR DEP {d}
Income:Bonus | 1 | +2000-6000 | 1 NORTHGATE SYSTEMS DES:PAYROLL ID:{d}
Income:Interest | 12 | +0.4-14 | 1 INTEREST PAYMENT
Income:Reimbursement | 9 | +15-320 | 2 NORTHGATE SYSTEMS DES:EXPENSE ID:{d}; 2 ZELLE FROM {p} ON {d}; 2 VENMO PAYMENT FROM {p}
Income:Tax Refund | 1 | +640-2900 | 1 IRS TREAS 310 TAX REF {d}
Income:Rewards | 4 | +20-90 | 1 REDEMPTION CREDIT; 1 CASH REWARDS STATEMENT CREDIT
Income:Gift | 3 | +25-300 | 1 DEPOSIT {d}; 1 MOBILE DEPOSIT {d}
`;
