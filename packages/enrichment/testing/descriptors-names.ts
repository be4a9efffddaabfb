/** Descriptors as statements of eight countries print them, with the names that a person would give: see descriptors.ts. */
export const LINES_NAMES = `
US | PURCHASE AUTHORIZED ON 11/03 CHIPOTLE 1234 SAN JOSE CA S463307651234567 CARD 1234 | | Chipotle
US | PURCHASE AUTHORIZED ON 11/05 WALGREENS STORE 3201 D OAKLAND CA P000000123456789 CARD 1234 | | Walgreens
US | TST* THE RUSTIC TABLE 415-5550123 CA | | The Rustic Table
US | SQ *JOE'S BARBER SHOP San Francisco CA | | Joe's Barber Shop
US | PAYPAL *EBAY INC 402-935-7733 | | eBay
US | PAYPAL INST XFER 241103 SPOTIFYUSAI WEB ID: PAYPALSI77 | | Spotify
US | VENMO * VISA DIRECT NY | | Venmo
US | APPLE.COM/BILL ONE APPLE PARK WAY CUPERTINO 95014 CA USA | | Apple
US | GOOGLE *YouTubePremium g.co/helppay# CA | | YouTube Premium
US | Prime Video *ZX12Y3AB4 888-802-3080 WA | | Prime Video
US | AMZN MKTP US*TK1AB2CD3 AMZN.COM/BILL WA | | Amazon
US | Amazon Prime*RT5A82MK3 | | Amazon Prime
US | AMAZON RETA* B12AB3CD4 WWW.AMAZON.CO | | Amazon
US | WHOLEFDS SFM 10123 SAN FRANCISCO CA | | Whole Foods Market
US | TRADER JOE S #123 SEATTLE WA | | Trader Joe's
US | SAFEWAY #1234 SUNNYVALE CA | | Safeway
US | COSTCO WHSE #0144 SAN LEANDRO CA | | Costco
US | COSTCO GAS #0144 | | Costco Gas
US | COSTCO *ANNUAL RENEWAL 800-774-2678 | | Costco
US | WM SUPERCENTER #5260 MILPITAS CA | | Walmart
US | WALMART.COM 8009666546 | | Walmart
US | WAL-MART #2119 | | Walmart
US | TARGET T-1423 CUPERTINO CA | | Target
US | TARGET.COM * 800-591-3869 | | Target
US | THE HOME DEPOT #6603 | | The Home Depot
US | LOWE'S #1234 | | Lowe's
US | LOWES #00907* | | Lowe's
US | CVS/PHARMACY #09876 | | CVS Pharmacy
US | WALGREENS #4231 | | Walgreens
US | RITE AID 05789 | | Rite Aid
US | CHEVRON 0093456 | | Chevron
US | SHELL OIL 10005678008 | | Shell
US | EXXONMOBIL 97623456 | | ExxonMobil
US | ARCO #42678 AMPM | | Arco
US | 7-ELEVEN 32906 | | 7-Eleven
US | CIRCLE K # 05432 | | Circle K
US | MCDONALD'S F4567 | | McDonald's
US | CHICK-FIL-A #01234 | | Chick-fil-A
US | IN-N-OUT BURGER 123 | | In-N-Out
US | PANERA BREAD #204562 O | | Panera Bread
US | PANDA EXPRESS #1234 | | Panda Express
US | DOMINO'S 7890 | | Domino's
US | TACO BELL #022345 | | Taco Bell
US | DUNKIN #345678 Q35 | | Dunkin'
US | STARBUCKS 800-782-7282 | | Starbucks
US | PEET'S COFFEE #04102 | | Peet's Coffee
US | BLUE BOTTLE COFFEE - M | | Blue Bottle
US | PHILZ COFFEE - BERKELEY | | Philz Coffee
US | DD *DOORDASH CHIPOTLE | | DoorDash
US | DOORDASH*SUBWAY | | DoorDash
US | UBER TRIP HELP.UBER.COM | | Uber
US | UBER *EATS HELP.UBER.COM | | Uber Eats
US | LYFT *1 RIDE 11-03 | | Lyft
US | DELTA AIR 0062345678901 | | Delta Air Lines
US | UNITED 0162345678901 | | United
US | AMERICAN AIR0012345678901 | | American Airlines
US | SOUTHWES 5262345678901 | | Southwest Airlines
US | JETBLUE 2792345678901 | | JetBlue
US | ALASKA AIR 0272345678901 | | Alaska Airlines
US | HILTON HOTELS | | Hilton Hotels
US | MARRIOTT SF DOWNTOWN | | Marriott
US | AIRBNB * HMABCDEFGH | | Airbnb
US | EXPEDIA 72012345678901 | | Expedia
US | FASTRAK CSC 415-486-8655 | | Fastrak
US | PG&E WEB ONLINE 110324 | | PG&E
US | PGANDE WEB ONLINE NOV 24 | | PG&E
US | COMCAST CALIFORNIA | | Comcast
US | XFINITY MOBILE | | Xfinity Mobile
US | VERIZON WRLS MYACCT VN | | Verizon
US | VZWRLSS*APOCC VISB | | Verizon
US | T-MOBILE AUTO PAY | | T-Mobile
US | AT&T *PAYMENT 800-288-2020 | | AT&T
US | ATT*BILL PAYMENT | | AT&T
US | CON ED OF NY INTELL CK | | Con Edison
US | DUKEENERGY BILL PAY | | Duke Energy
US | NATIONAL GRID NY UTILITYPAY | | National Grid
US | GEICO *AUTO 800-841-3000 | | GEICO
US | PROGRESSIVE *INSURANCE | | Progressive
US | STATE FARM INSURANCE | | State Farm
US | USAA P&C INT AUTOPAY | | USAA
US | ALLSTATE INS CO | | Allstate
US | NETFLIX.COM | | Netflix
US | HULU 877-8244858 | | Hulu
US | HLU*HULU 123456-U | | Hulu
US | SPOTIFY USA | | Spotify
US | DISNEY PLUS 888-9057888 | | Disney Plus
US | ADOBE *CREATIVE CLOUD | | Adobe Creative Cloud
US | MICROSOFT*365 PERSONAL | | Microsoft
US | OPENAI *CHATGPT SUBSCR | | ChatGPT
US | PATREON* MEMBERSHIP | | Patreon
US | GITHUB, INC. | | GitHub
US | DROPBOX*7H3KF9 | | Dropbox
US | NYTIMES*NYTimes disc | | The New York Times
US | PLANET FIT CLUB FEES | | Planet Fitness
US | 24 HOUR FITNESS USA,INC. | | 24 Hour Fitness
US | IRS TREAS 310 TAX REF | | IRS
US | IRS USATAXPYMT | | IRS
US | SSA TREAS 310 XXSOC SEC | | Social Security
US | FRANCHISE TAX BD CASTTAXRFD | | Franchise Tax Board
US | ADP WAGE PAY WAGE PAY 123456 | | ADP
US | ADP PAYROLL ACME CORP DES:PAYROLL ID:1 | | Acme
US | GUSTO PAY 123456 ACME INC | | Acme
US | PAYCHEX INC. PAYROLL ACME LLC | | Acme
US | ACME INC DIR DEP 241115 | | Acme
US | INTUIT PAYROLL ACME LLC | | Acme
US | CHASE CREDIT CRD AUTOPAY | | Chase
US | CAPITAL ONE MOBILE PMT | | Capital One
US | AMEX EPAYMENT ACH PMT | | American Express
US | DISCOVER E-PAYMENT 1234 | | Discover
US | BILT PAYMENT | | Bilt
US | ROBINHOOD DEBITS | | Robinhood
US | VANGUARD BUY INVESTMENT | | Vanguard
US | FID BKG SVC LLC MONEYLINE | | Fidelity
US | COINBASE INC. 8889087930 | | Coinbase
US | ZELLE TO JOHN SMITH ON 11/03 REF # WFCT0ABC12 | | John Smith
US | OVERDRAFT FEE | | Overdraft Fee
US | FOREIGN TRANSACTION FEE | | Foreign Transaction Fee
US | MONTHLY SERVICE FEE | | Monthly Service Fee
US | INTEREST CHARGE ON PURCHASES | | Interest Charge
US | INTEREST EARNED | | Interest
US | MOBILE CHECK DEPOSIT | | Mobile Deposit
US | CHECK 1023 | | Check
US | ATM WITHDRAWAL 11/03 #1234 MAIN ST | | ATM Withdrawal
US | LA FITNESS | | LA Fitness
US | SXM*SIRIUSXM.COM/ACCT | | SiriusXM
US | E-Z*PASSNY REBILL | | E-ZPass
US | EZPASS MA REBILL | | E-ZPass
US | SP WARBY PARKER | | Warby Parker
US | SP ALLBIRDS | | Allbirds
US | BT*DD *DOORDASH | | DoorDash
US | KLARNA* NIKE | | Nike
US | AFFIRM * PAY 12345 | | Affirm
US | ETSY, INC. | | Etsy
US | WAYFAIR*WAYFAIR | | Wayfair
US | WWW.CHEWY.COM | | Chewy
US | PETCO 1234 63512345 | | Petco
US | REI #42 BERKELEY | | REI
US | BEST BUY 00001234 | | Best Buy
US | TJMAXX #0567 | | TJ Maxx
US | TJ MAXX #567 | | TJ Maxx
US | ROSS STORES #234 | | Ross
US | NORDSTROM #0427 | | Nordstrom
US | MACYS .COM | | Macy's
US | OLD NAVY US 6123 | | Old Navy
US | SEPHORA 123 | | Sephora
US | ULTA #456 | | Ulta
US | GREAT CLIPS 1234 | | Great Clips
US | JIFFY LUBE #2345 | | Jiffy Lube
US | AUTOZONE #3456 | | AutoZone
US | O'REILLY 1234 | | O'Reilly
US | O REILLY AUTO PARTS 1234 | | O'Reilly Auto Parts
US | FEDEX OFFIC12300012345 | | FedEx Office
US | USPS PO 0567890123 | | USPS
US | UPS STORE 1234 | | The UPS Store
GB | CARD PAYMENT TO TESCO STORES 2041 ON 03-11-2024 | | Tesco
GB | CARD PAYMENT TO SAINSBURYS SACAT 0768 | | Sainsbury's
GB | WM MORRISONS STORE WAKEFIELD | | Morrisons
GB | ALDI 77 775 LONDON | | Aldi
GB | LIDL GB LONDON | | Lidl
GB | MARKS&SPENCER PLC SACA LONDON | | Marks & Spencer
GB | M&S SIMPLY FOOD - SSP | | M&S Simply Food
GB | WAITROSE 123 OXFORD | | Waitrose
GB | PRET A MANGER LONDON | | Pret A Manger
GB | COSTA COFFEE 43011234 | | Costa Coffee
GB | GREGGS PLC 1234 | | Greggs
GB | NANDOS CHICKENLAND L | | Nando's
GB | JUST EAT.CO.UK LTD | | Just Eat
GB | DELIVEROO.CO.UK LONDON | | Deliveroo
GB | TFL TRAVEL CHARGE TFL.GOV.UK/CP | | TfL
GB | TRAINLINE.COM LONDON | | Trainline
GB | LNER RAILWAY | | LNER
GB | BRITISH GAS DD 1234 | | British Gas
GB | OCTOPUS ENERGY | | Octopus Energy
GB | EDF ENERGY | | EDF Energy
GB | E.ON NEXT LTD | | E.ON Next
GB | THAMES WATER | | Thames Water
GB | SKY DIGITAL 123456 | | Sky Digital
GB | BT GROUP PLC | | BT Group
GB | VODAFONE LTD 7001234 | | Vodafone
GB | GIFFGAFF.COM | | giffgaff
GB | O2 UK PAY MONTHLY | | O2
GB | DVLA-AB12CDE | | DVLA
GB | HMRC - TAXATION | | HMRC Taxation
GB | LB CAMDEN COUNCIL TAX | | LB Camden Council Tax
GB | NATIONAL TRUST | | National Trust
GB | TV LICENCE MBP | | TV Licence
GB | SPOTIFY P0F1234567 | | Spotify
GB | AMZNMKTPLACE AMAZON.CO.UK | | Amazon
GB | AMAZON PRIME AMZN.CO.UK/PM | | Amazon Prime
GB | ARGOS RETAIL GROUP STRATFORD | | Argos
GB | JOHN LEWIS OXFORD ST | | John Lewis
GB | BOOTS/1423 | | Boots
GB | W H SMITH HEATHROW | | WHSmith
GB | B & Q 1056 | | B&Q
GB | IKEA LIMITED WEMBLEY | | IKEA
GB | SCREWFIX DIR LTD | | Screwfix
GB | PAYPAL *JUSTEATCOUK 35314369001 | | Just Eat
GB | BANK CREDIT ACME LTD SALARY | | Acme
GB | ACME WIDGETS LTD WAGES BGC | | Acme Widgets
GB | INTEREST PAID GROSS | | Interest
GB | NON-GBP TRANS FEE 2.75% | | Non-GBP Trans Fee
GB | CHEQUE 000123 | | Cheque
GB | MONZO-AB12C | | Monzo
GB | BILL PAYMENT TO MISS A JONES REFERENCE DINNER | | Miss A Jones
DE | REWE Markt GmbH-Zw//Koeln/DE | | Rewe
DE | REWE SAGT DANKE. 44511234//Berlin/DE | | Rewe
DE | EDEKA NEUKAUF SCHMIDT//HAMBURG/DE | | Edeka
DE | Netto Marken-Discount//Muenchen/DE | | Netto Marken-Discount
DE | ALDI GMBH + CO. KG//Essen/DE | | Aldi
DE | Kaufland Berlin-Mitte//Berlin/DE | | Kaufland
DE | DM DROGERIEMARKT SAGT DANKE//BONN/DE | | DM Drogeriemarkt
DE | ROSSMANN 1234//LEIPZIG/DE | | Rossmann
DE | DB Vertrieb GmbH Fernverkehr | | Deutsche Bahn
DE | 1u1 Telecom GmbH | | 1&1
DE | Vodafone GmbH Kabel | | Vodafone
DE | Stadtwerke Muenchen GmbH | | Stadtwerke München
DE | Vattenfall Europe Sales GmbH | | Vattenfall
DE | AMAZON EU S.A R.L., NIEDERLASSUNG DEUTSCHLAND | | Amazon
DE | AMAZON PAYMENTS EUROPE S.C.A. | | Amazon
DE | Zalando SE | | Zalando
DE | IKEA Deutschland GmbH & Co. KG | | IKEA
DE | ARAL AG TANKSTELLE 123 | | Aral
DE | SHELL 0815 TANKSTELLE | | Shell
DE | GEHALT MUSTER GMBH | | Muster
DE | LOHN/GEHALT 11/24 Musterfirma AG | | Musterfirma
DE | ENTGELTABSCHLUSS | | Entgeltabschluss
DE | HUK-COBURG Allgemeine Versicherung AG | | HUK-COBURG Allgemeine Versicherung
DE | ALLIANZ VERSICHERUNGS-AG | | Allianz
DE | Techniker Krankenkasse | | Techniker Krankenkasse
DE | AOK Nordost - Die Gesundheitskasse | | AOK Nordost
DE | McFit Global Group GmbH | | McFit
DE | Urban Sports GmbH | | Urban Sports
DE | LIEFERANDO.DE 12AB34 | | Lieferando
DE | Lieferando | | Lieferando
DE | BARGELDAUSZAHLUNG VISA DEBIT | | Bargeldauszahlung
FR | CARTE 12/11/24 CARREFOUR MARKET CB*1234 | | Carrefour Market
FR | CB CARREFOUR CITY PARIS FACT 121124 | | Carrefour City
FR | CARTE 12/11 AUCHAN SUPERMARCHE 4 CB*1234 | | Auchan Supermarché
FR | PAIEMENT CB INTERMARCHE LYON 69 | | Intermarché
FR | CB E.LECLERC NANTES | | E.Leclerc
FR | CB LIDL 1234 LILLE | | Lidl
FR | CB MONOPRIX PARIS 11 | | Monoprix
FR | CB PICARD SURGELES | | Picard
FR | CB FNAC DIRECT IVRY | | Fnac
FR | CB SNCF-VOYAGEURS PARIS | | SNCF-Voyageurs
FR | CB RATP PARIS | | RATP
FR | PRLV SEPA FREE TELECOM FREE HAUTDEBIT 123456 | | Free Telecom
FR | PRLV SEPA ORANGE SA-ORANGE | | Orange
FR | PRLV SEPA ENGIE | | Engie
FR | PRLV SEPA TOTALENERGIES ELECTRICITE | | TotalEnergies Electricite
FR | PRLV SEPA MAIF | | Maif
FR | PRLV SEPA MACIF | | Macif
FR | PRLV SEPA NAVIGO ANNUEL | | Navigo
FR | PRLV SEPA DIRECTION GENERALE DES FINANCES | | Direction Generale des Finances
FR | VIR SEPA SALAIRE ACME SAS | | Acme
FR | COTISATION MENSUELLE CARTE | | Cotisation Mensuelle
FR | FRAIS TENUE DE COMPTE | | Frais Tenue de Compte
FR | INTERETS CREDITEURS | | Interets Crediteurs
FR | CB UBER EATS PARIS | | Uber Eats
FR | CB DELIVEROO PARIS | | Deliveroo
FR | CB AMAZON PAYMENTS | | Amazon
FR | CB BOULANGERIE PAUL | | Boulangerie Paul
FR | CB TOTAL ACCESS 1234 | | TotalEnergies
FR | CB DECATHLON 0123 | | Decathlon
FR | CB LEROY MERLIN | | Leroy Merlin
FR | CB MC DONALD'S PARIS | | McDonald's
IN | UPI/DR/412345678901/SWIGGY/YESB/swiggy@yes/Payment | | Swiggy
IN | UPI/DR/412345678901/ZOMATO LTD/HDFC/zomato@hdfc/UPI | | Zomato
IN | UPI-BLINKIT-BLINKIT.PAYU@HDFCBANK-HDFC0000001-412345678901-PAYMENT | | Blinkit
IN | UPI-BIGBASKET-BIGBASKET@YBL-YESB0YBLUPI-412345678901-GROCERIES | | BigBasket
IN | UPI/412345678901/IRCTC/irctc@paytm/UPI | | IRCTC
IN | POS 412345XXXXXX1234 AMAZON SELLER SERVI | | Amazon
IN | POS 412345XXXXXX1234 FLIPKART INTERNET P | | Flipkart
IN | POS 412345XXXXXX1234 RELIANCE FRESH | | Reliance Fresh
IN | ACH D- TP ACH LIC OF INDIA-1234567 | | LIC of India
IN | ACH D- BAJAJ FINANCE LTD-1234567 | | Bajaj Finance
IN | NEFT CR-HDFC0000001-ACME TECHNOLOGIES PVT LTD-SALARY NOV-N123456789 | | Acme Technologies
IN | NEFT*HDFC0000001*N123456789*ACME PVT LTD*SALARY | | Acme
IN | BBPS/AIRTEL POSTPAID/412345678901 | | Airtel
IN | BIL/INFT/000123456789/Rent/RAVI KUMAR | | Ravi Kumar
IN | ATM-CASH/1234/MG ROAD/121124 | | ATM Withdrawal
IN | ATW-412345XXXXXX1234-S1ANMU12-MUMBAI | | ATM Withdrawal
IN | SB INT PD 01-07-24 TO 30-09-24 | | Interest
IN | INT.PD:01-07-2024 TO 30-09-2024 | | Interest
IN | CREDIT INTEREST CAPITALISED | | Interest
IN | DEBIT CARD ANNUAL FEE NOV 24 | | Debit Card Annual Fee
IN | UPI-OLA CABS-OLACABS@AXISBANK | | Ola Cabs
IN | RAZORPAY*NETFLIX COM | | Netflix
AU | WOOLWORTHS 1294 TOWN HALL SYDNEY NS AUS | | Woolworths
AU | COLES 0512 MELBOURNE VI | | Coles
AU | ALDI STORES - MASCOT | | Aldi
AU | IGA BONDI JUNCTION | | IGA Bondi Junction
AU | BUNNINGS 370000 ALEXANDRIA | | Bunnings
AU | KMART 1234 BONDI | | Kmart
AU | BIG W 0123 | | Big W
AU | CHEMIST WAREHOUSE NEWTOWN | | Chemist Warehouse
AU | DAN MURPHYS 1234 | | Dan Murphy's
AU | BWS LIQUOR 2123 | | BWS Liquor
AU | 7-ELEVEN 2145 SYDNEY | | 7-Eleven
AU | AMPOL FOODARY 1234 | | Ampol
AU | BP EXPRESS 1234 | | BP Express
AU | TRANSPORTFORNSW TRAVEL SYDNEY | | Transport for NSW
AU | LINKT SYDNEY MELBOURNE | | Linkt
AU | OPTUS BILLING 1234 | | Optus
AU | TELSTRA BILL PYMT | | Telstra
AU | ORIGIN ENERGY HOLDINGS | | Origin Energy
AU | AGL ENERGY LTD | | AGL Energy
AU | SYDNEY WATER CORP | | Sydney Water
AU | MEDIBANK PRIVATE | | Medibank
AU | NRMA INSURANCE | | NRMA Insurance
AU | AUSTRALIAN TAXATION OFFICE | | Australian Taxation Office
AU | DIRECT CREDIT ACME PTY LTD SALARY | | Acme
AU | SALARY FROM ACME PTY LTD | | Acme
AU | Direct Debit 123456 ANYTIME FITNESS | | Anytime Fitness
AU | INTERNATIONAL TRANSACTION FEE | | International Transaction Fee
AU | UBER *TRIP SYDNEY AU | | Uber
AU | MENULOG PTY LTD | | Menulog
AU | AFTERPAY AU | | Afterpay
AU | NETFLIX.COM MELBOURNE | | Netflix
AU | JB HI FI ONLINE | | JB Hi-Fi
AU | OFFICEWORKS 0234 | | Officeworks
BR | COMPRA CARTAO IFOOD *RESTAURANTE | | iFood
BR | IFD*IFOOD CLUB | | iFood
BR | UBER *TRIP SAO PAULO | | Uber
BR | UBR* PENDING.UBER.COM | | Uber
BR | 99APP *99APP SAO PAULO | | 99
BR | PG *99 RIDE | | 99
BR | MERCADOLIVRE*2PRODUTOS | | MercadoLivre
BR | MERCADOPAGO*PADARIA | | Padaria
BR | CARREFOUR BAIRRO | | Carrefour
BR | PAO DE ACUCAR-1234 | | Pão de Açúcar
BR | ASSAI ATACADISTA LJ12 | | Assaí Atacadista
BR | DROGASIL 1234 | | Drogasil
BR | DROGA RAIA SAO PAULO | | Droga Raia
BR | RAIA DROGASIL S/A | | Raia Drogasil
BR | POSTO IPIRANGA | | Ipiranga
BR | POSTO SHELL AV PAULISTA | | Shell
BR | NETFLIX.COM SAO PAULO | | Netflix
BR | SPOTIFY BR | | Spotify
BR | GOOGLE YOUTUBEPREMIUM | | YouTube Premium
BR | DEB AUT ENEL SP | | Enel
BR | DEBITO AUTOMATICO VIVO FIXO | | Vivo Fixo
BR | PAGTO CLARO MOVEL | | Claro
BR | TED RECEBIDA ACME LTDA | | Acme
BR | CREDITO SALARIO ACME | | Acme
BR | RECEBIMENTO DE PROVENTOS | | Recebimento de Proventos
BR | PIX ENVIADO JOAO PEREIRA | | Joao Pereira
BR | PIX RECEBIDO ACME COMERCIO LTDA | | Acme Comercio
BR | Transferência enviada pelo Pix - MARIA SOUZA - •••.123.456-•• - NU PAGAMENTOS | | Maria Souza
BR | Compra no débito - MERCADO BOM PRECO | | Mercado Bom Preco
BR | TARIFA PACOTE SERVICOS | | Tarifa Pacote Servicos
BR | IOF COMPRA INTERNACIONAL | | IOF Compra Internacional
BR | RENDIMENTOS | | Rendimentos
BR | LOJAS AMERICANAS 123 | | Lojas Americanas
BR | MAGAZINE LUIZA | | Magazine Luiza
BR | RENNER 123 | | Renner
JP | ローソン | | Lawson
JP | スターバックス コーヒー | | Starbucks
JP | AMAZON CO JP | | Amazon
JP | AMAZON.CO.JP | | Amazon
JP | JR EAST | | JR East
JP | NTTドコモ | | NTTドコモ
JP | 振込 ヤマダタロウ | | ヤマダタロウ
JP | デビット LAWSON | | Lawson
JP | ユニクロ | | Uniqlo
JP | ダイソー | | Daiso
JP | PAYPAY | | PayPay
JP | マツモトキヨシ | | Matsumoto Kiyoshi
JP | UNIQLO TOKYO JP | | Uniqlo
JP | DON QUIJOTE SHIBUYA | | Don Quijote
US | PG&E/EZ-PAY PPD ID: 9999999 | | PG&E
US | NYTIMES *SUBSCRIPTION | | The New York Times
US | COURSERA.ORG | | Coursera
US | LINKEDIN *PREMIUM | | LinkedIn
US | LinkedIn Pre P123456 | | LinkedIn
US | GODADDY.COM | | GoDaddy
US | SQUARESPACE INC. | | Squarespace
US | ZOOM.US 888-799-9666 | | Zoom
US | CANVA* I04123-123456 | | Canva
US | NOTION LABS, INC. | | Notion
US | FIGMA MONTHLY RENEWAL | | Figma
US | ANTHROPIC CLAUDE.AI SUBSCRIPTION | | Anthropic
US | STEAMGAMES.COM 4259522 | | Steam
US | STEAM PURCHASE | | Steam
US | NINTENDO CA123456 | | Nintendo
US | PLAYSTATION NETWORK | | PlayStation
US | XBOX GAME PASS | | Xbox Game Pass
US | BOLT.EU/O/2411031234 | | Bolt
US | BOLT.EU /O/2411031234 TALLINN | | Bolt
US | WISE | | Wise
US | REVOLUT**1234* | | Revolut
US | RYANAIR 224000123456 | | Ryanair
US | EASYJET 000ABC123 | | easyJet
US | BOOKING.COM AMSTERDAM | | Booking.com
US | HOTEL AT BOOKING.COM | | Booking.com
US | WITHDRAWAL FEE | | Withdrawal Fee
US | CASH WITHDRAWAL FEE 123 | | Cash Withdrawal Fee
US | CARD REPLACEMENT FEE | | Card Replacement Fee
US | PAYMENT FEE | | Payment Fee
US | SQ *BLUE BOTTLE COFF 94107 | | Blue Bottle
US | BLUE BOTTLE COFFEE | | Blue Bottle
US | LYFT *RIDE SUN 7PM | | Lyft
US | SOUTHWES 5262341234567 | | Southwest Airlines
US | PG&E WEB ONLINE | | PG&E
US | PG&E/EZ-PAY | | PG&E
US | COSTCO GAS #123 | | Costco Gas
US | COSTCO WHSE #123 | | Costco
US | AMAZON PRIME*2K3 | | Amazon Prime
US | Amazon web services aws.amazon.co | | Amazon Web Services
US | UBER EATS | | Uber Eats
US | WALMART PHARMACY | | Walmart Pharmacy
US | APPLE MUSIC | | Apple Music
US | GOOGLE *YouTubePremium | | YouTube Premium
US | Fisherman'S Deli | | Fisherman's Deli
US | Mcdonald'S F1234 | | McDonald's
US | GUSTO PAY 123 | | Gusto
US | DIRECT DEP ACME INC PAYROLL | | Acme
US | SALARY ACME LTD | | Acme
US | Int On Credit Balance | | Interest
US | CHECK 1234 | | Check
US | CHECK #1235 | | Check
US | DEPOSIT | | Deposit
US | DEPOSIT 000123 | | Deposit
US | INTEREST PAYMENT | | Interest
US | MONTHLY MAINTENANCE FEE | | Monthly Maintenance Fee
US | O'REILLY AUTO PARTS 1234 | | O'Reilly Auto Parts
US | OREILLY AUTO #123 | | O'Reilly Auto Parts
US | 7-ELEVEN 2345 | | 7-Eleven
US | AT&T *PAYMENT | | AT&T
US | H&M 0123 | | H&M
US | LOFT COFFEE ROASTERS | | Loft Coffee Roasters
US | BURGER KIN 1234 | | Burger King
US | HOME DEPO | | The Home Depot
DE | GA NR00012345 BLZ10070000 0 04.12/14.22UHR BERLIN | | Geldautomat
DE | OTTO GMBH & CO. KG RECHNUNG 123 | | Otto
US | OPTIMUM 7801 718-860-3514 NY | | Optimum
US | TRADER JO | | Trader Joe's
ZA | DISCOVERY MEDICAL AID | | Discovery Medical
US | ALPINE PHYSICAL THERAPY | | Alpine Physical Therapy
US | Zelle payment to Maria Gonzalez for "piano lesson"; Conf# abc123 | | Maria Gonzalez
US | Zelle payment to Maria Gonzalez for "june"; Conf# xyz987kq | | Maria Gonzalez
US | Zelle payment to Maria Gonzalez for half the rent; Conf# xyz987kq | | Maria Gonzalez
US | Zelle payment from DAVE KOWALSKI Conf# t0x9 | | Dave Kowalski
US | Zelle payment from DAVE KOWALSKI for "dinner at joe's, thanks"; Conf# t0x9 | | Dave Kowalski
US | Zelle Transfer Conf# gk3jx8; DAVE KOWALSKI | | Dave Kowalski
US | Zelle Recurring payment to Lawns for Less Conf# 0pq3m2x | | Lawns for Less
US | TRANSFER FROM CHK XXXXXX4821 | | Transfer from Checking
US | ONLINE TRANSFER TO SAV ...1956 TRANSACTION#: 004665 | | Transfer to Savings
US | Online Transfer from SAV ...1956 transaction#: 123433 11/03 | | Transfer from Savings
US | Online Banking transfer to SAV 1234 | | Transfer to Savings
US | Online Banking transfer from CHK 1234 Confirmation# 4453322 | | Transfer from Checking
US | ONLINE TRANSFER TO SAVINGS XXXXXX1234 REF #IB0ABC | | Transfer to Savings
US | ONLINE TRANSFER FROM J DOE EVERYDAY CHECKING XXXXXX1234 REF #IB0ABC | | Transfer from Checking
US | TRANSFER TO SAVINGS HILL NURSERY | | Savings Hill Nursery
GB | DDR Octopus Energy | | Octopus Energy
GB | DDR giffgaff | | giffgaff
IN | RAZ*MYNTRA DESIGNS | | Myntra
IN | RAZ*KAVERI HANDLOOMS | | Kaveri Handlooms
IN | BPPY CC TATA POWER | | Tata Power
IN | BPPY CC PAYMENT DP016234567 | | Card Payment
US | CHARGEBACK BESTBUY.COM | | Best Buy
US | DISPUTE CREDIT MAPLE HARDWARE 123 | | Maple Hardware
US | PROVISIONAL CREDIT MAPLE HARDWARE | | Maple Hardware
US | CREDIT VOUCHER BEST BUY 1234 | | Best Buy
FR | REMBOURST CB FNAC PARIS 12/03 | | Fnac
NL | TERUGBETALING BOL.COM | | Bol
BE | TERUGBETALING VAN DE KLEINE BAKKER | | Kleine Bakker
FR | ANNULATION CARREFOUR MARKET | | Carrefour Market
US | MAPLE HARDWARE REVERSAL | | Maple Hardware
US | MAPLE HARDWARE RETURN | | Maple Hardware
US | MAPLE HARDWARE RETURNED | | Maple Hardware
US | MAPLE HARDWARE CHARGEBACK | | Maple Hardware
US | MAPLE HARDWARE REBATE | | Maple Hardware
US | MONTHLY FEE WAIVER | | Monthly Fee Waiver
US | FUEL REBATE | | Fuel Rebate
US | TAX REBATE | | Tax Rebate
US | RETURNED PAYMENT 1123 | | Returned Payment
US | RENT JULY | | Rent
DE | MIETE JULI 2024 | | Miete
US | RENT A CENTER 1234 | | Rent-A-Center
US | BOOKS & CO | | Books & Co
DE | MUELLER GMBH & CO. KG | | Mueller
US | MAPLE GOODS & | | Maple Goods
US | US BANK ATM WITHDRAWAL | | ATM Withdrawal
US | Us Bank ATM | | ATM Withdrawal
US | BKOFAMERICA ATM 11/03 #000004523 WITHDRWL MAIN ST | | ATM Withdrawal
US | BKOFAMERICA ATM 11/03 #000004523 DEPOSIT MAIN ST | | ATM Deposit
US | BKOFAMERICA MOBILE 11/03 XXXXX12345 DEPOSIT *MOBILE | | Mobile Deposit
US | US BANK ATM FEE | | US Bank ATM Fee
US | PORTLAND DENTAL GRP | | Portland Dental Grp
IN | HDFCLTD | | HDFC
US | EVENTBRITE*WESTFIELD VALLEY | | Eventbrite
US | HOTELS.COM 12345 | | Hotels.com
US | Zelle Instant PMT TO TOM BECKER ON 11/03 REF # BAC1234 | | Tom Becker
US | ONLINE TRANSFER REF #IB0KX7 TO WAY2SAVE SAVINGS XXXXXX1234 ON 11/03/24 | | Transfer to Savings
US | RECURRING TRANSFER TO OKAFOR L SAVINGS REF #OP0ABC XXXXXX1234 | | Transfer to Savings
US | PROVISIONAL CREDIT FOR CLAIM 123456 | | Provisional Credit
GB | MARKS AND SPENCER 12 | | Marks & Spencer
BR | 10/07 12:45 POSTO ESTRELA | | Posto Estrela
BR | POSTO BELA VISTA | | Posto Bela Vista
BR | RSHOP-PADARIA LUAR-11/03 | | Padaria Luar
ES | FARMACIA SANTA ANA | | Farmacia Santa Ana
ES | RECIBO LUZ DEL SUR SL NRO RECIBO 0012345 | | Luz del Sur
IT | PAGAMENTO POS 11/03 ORE 18.22 CARTA *1234 ESSELUNGA MILANO ITA | | Esselunga
CZ | Nákup kartou LIDL DEKUJE ZA NAKUP, PRAHA 4 | | Lidl
IN | UPI-KIRANA STORE RAJU-Q123456789@YBL-YESB0YBLUPI-401234567890-UPI | | Kirana Store Raju
SG | FAST PAYMENT PAYNOW TO TAN WEI LING OTHR DINNER | | Tan Wei Ling
AU | PAYMENT BY AUTHORITY TO AGL SALES PTY LTD 123456789 | | AGL Sales
US | DDA PURCHASE 123456 TRADER JOE'S #512 QPS BROOKLYN * NY | | Trader Joe's
RU | ОПЛАТА ТОВАРОВ PYATEROCHKA 1234 MOSCOW RUS | | Pyaterochka
NO | VARER 03.09 KL 18.22 REMA 1000 OSLO | | Rema 1000
GR | ΑΓΟΡΑ 03/09 ΣΚΛΑΒΕΝΙΤΗΣ ΑΘΗΝΑ | | Sklavenitis
CZ | NAKUP DEBETNI KARTOU ALBERT 0123 | | Albert
`;
