/** Banks of Asia, Australia and New Zealand: country, name, then in brackets other printed names, and mail domains where sure. */
export const BANKS_ASIA_PACIFIC = `
IN HDFC Bank (HDFC) hdfcbank.com hdfcbank.net hdfcbank.bank.in
IN ICICI Bank (ICICI) icicibank.com
IN State Bank of India (SBI) sbi.co.in alerts.sbi.co.in
IN SBI Card sbicard.com
IN Axis Bank (Axis) axisbank.com
IN Kotak Mahindra Bank (Kotak) kotak.com
IN IndusInd Bank indusind.com
IN Yes Bank yesbank.in
IN IDFC First Bank (IDFC) idfcfirstbank.com
IN Punjab National Bank (PNB) pnb.co.in
IN Bank of Baroda (BOB) bankofbaroda.com
IN Canara Bank canarabank.com
IN Union Bank of India unionbankofindia.com
IN Bank of India bankofindia.co.in
IN Central Bank of India
IN Indian Bank indianbank.co.in
IN Indian Overseas Bank
IN UCO Bank
IN Bank of Maharashtra
IN IDBI Bank idbibank.com idbi.co.in
IN Federal Bank federalbank.co.in
IN South Indian Bank
IN Karnataka Bank
IN Karur Vysya Bank
IN City Union Bank
IN RBL Bank rblbank.com
IN Bandhan Bank bandhanbank.com
IN AU Small Finance Bank aubank.in
IN Ujjivan Small Finance Bank
IN Equitas Small Finance Bank
IN DCB Bank
IN Dhanlaxmi Bank
IN Jammu and Kashmir Bank
IN Saraswat Bank
IN Paytm Payments Bank paytmbank.com
IN Airtel Payments Bank
IN India Post Payments Bank
IN Jupiter jupiter.money
IN American Express India
IN HSBC India
IN Standard Chartered India
PK Habib Bank (HBL) hbl.com
PK United Bank Limited (UBL)
PK MCB Bank
PK Meezan Bank
PK Allied Bank
PK Bank Alfalah
BD BRAC Bank
BD Dutch-Bangla Bank
BD Islami Bank Bangladesh
LK Commercial Bank of Ceylon
LK Sampath Bank
LK Hatton National Bank
NP Nabil Bank
NP Nepal Investment Mega Bank
AU Commonwealth Bank (CommBank, CBA) cba.com.au
AU Westpac westpac.com.au
AU ANZ anz.com
AU NAB (National Australia Bank) nab.com.au
AU Macquarie Bank macquarie.com
AU ING Australia ing.com.au
AU Bendigo Bank bendigobank.com.au
AU Bankwest bankwest.com.au
AU St.George Bank stgeorge.com.au
AU Suncorp Bank
AU Bank of Queensland
AU UBank
AU Up up.com.au
AU HSBC Australia
AU Great Southern Bank
AU AMP Bank
AU ME Bank
AU Beyond Bank
AU People First Bank
NZ ANZ New Zealand anz.co.nz
NZ ASB Bank asb.co.nz
NZ BNZ (Bank of New Zealand) bnz.co.nz
NZ Westpac New Zealand westpac.co.nz
NZ Kiwibank kiwibank.co.nz
NZ TSB Bank New Zealand
NZ The Co-operative Bank New Zealand
NZ SBS Bank
SG DBS Bank (DBS) dbs.com
SG POSB
SG OCBC Bank (OCBC) ocbc.com
SG UOB (United Overseas Bank) uobgroup.com
SG Standard Chartered Singapore
SG HSBC Singapore
SG Citibank Singapore
SG Maybank Singapore
SG Trust Bank trustbank.sg
SG GXS Bank
SG MariBank
HK HSBC Hong Kong hsbc.com.hk
HK Hang Seng Bank hangseng.com
HK Bank of China Hong Kong bochk.com
HK Standard Chartered Hong Kong
HK Bank of East Asia hkbea.com
HK DBS Hong Kong
HK Citibank Hong Kong
HK ZA Bank za.group
HK Mox Bank mox.com
HK livi bank
MY Maybank maybank.com maybank2u.com.my
MY CIMB Bank (CIMB) cimb.com
MY Public Bank publicbank.com.my
MY RHB Bank rhbgroup.com
MY Hong Leong Bank hlbb.hongleong.com.my
MY AmBank ambankgroup.com
MY Bank Islam
MY Bank Rakyat
MY UOB Malaysia
MY GXBank
MY Alliance Bank Malaysia
ID Bank Central Asia (BCA) bca.co.id
ID Bank Mandiri (Mandiri) bankmandiri.co.id
ID Bank Rakyat Indonesia (BRI) bri.co.id
ID Bank Negara Indonesia (BNI) bni.co.id
ID CIMB Niaga cimbniaga.co.id
ID Bank Danamon
ID Permata Bank
ID Bank Jago jago.com
ID SeaBank Indonesia
ID Jenius jenius.com
ID Bank Syariah Indonesia
TH Kasikornbank (KBank) kasikornbank.com
TH Siam Commercial Bank (SCB) scb.co.th
TH Bangkok Bank bangkokbank.com
TH Krungthai Bank ktb.co.th
TH Krungsri (Bank of Ayudhya) krungsri.com
TH TMBThanachart Bank (ttb)
TH Government Savings Bank
PH BDO Unibank (BDO) bdo.com.ph
PH Bank of the Philippine Islands (BPI) bpi.com.ph
PH Metrobank metrobank.com.ph
PH UnionBank of the Philippines unionbankph.com
PH Land Bank of the Philippines
PH Philippine National Bank
PH Security Bank securitybank.com.ph
PH RCBC
PH China Bank
PH Maya maya.ph
PH GCash
PH Tonik
VN Vietcombank vietcombank.com.vn
VN BIDV
VN VietinBank
VN Techcombank techcombank.com.vn
VN MB Bank
VN ACB
VN VPBank
VN TPBank
JP MUFG Bank (Mitsubishi UFJ) mufg.jp
JP Sumitomo Mitsui Banking Corporation (SMBC) smbc.co.jp
JP Mizuho Bank mizuhobank.co.jp
JP Resona Bank resonabank.co.jp
JP Japan Post Bank (Yucho)
JP Rakuten Bank rakuten-bank.co.jp
JP SBI Shinsei Bank
JP Sony Bank sonybank.net
JP PayPay Bank
JP Aeon Bank
JP Seven Bank
JP SBI Sumishin Net Bank
JP Bank of Yokohama
KR KB Kookmin Bank (Kookmin) kbstar.com
KR Shinhan Bank shinhan.com
KR Woori Bank wooribank.com
KR Hana Bank
KR NH NongHyup Bank
KR Industrial Bank of Korea (IBK)
KR KakaoBank kakaobank.com
KR Toss Bank tossbank.com
KR K Bank
CN Industrial and Commercial Bank of China (ICBC) icbc.com.cn
CN China Construction Bank (CCB) ccb.com
CN Agricultural Bank of China (ABC)
CN Bank of China (BOC) boc.cn
CN China Merchants Bank (CMB) cmbchina.com
CN Bank of Communications
CN Postal Savings Bank of China
CN China CITIC Bank
CN China Minsheng Bank
CN Ping An Bank
CN Shanghai Pudong Development Bank (SPDB)
TW CTBC Bank
TW Cathay United Bank
TW E.SUN Bank
TW Taipei Fubon Bank
TW First Commercial Bank
KZ Kaspi Bank kaspi.kz
KZ Halyk Bank
`;
