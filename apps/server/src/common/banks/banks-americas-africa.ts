/** Banks of the Americas, Africa and the Middle East: country, name, then in brackets other printed names, and mail domains where sure. */
export const BANKS_AMERICAS_AFRICA = `
US Chase (JPMorgan Chase, Chase Bank) chase.com jpmorgan.com
US Bank of America (BofA) bankofamerica.com
US Wells Fargo wellsfargo.com
US Citi (Citibank) citi.com citibank.com
US Capital One capitalone.com
US U.S. Bank (US Bank) usbank.com
US PNC Bank (PNC) pnc.com
US Truist truist.com
US TD Bank td.com tdbank.com
US American Express (Amex) americanexpress.com aexp.com
US Discover (Discover Bank) discover.com
US Goldman Sachs (Marcus, Apple Card) gs.com marcus.com
US Ally Bank (Ally) ally.com
US Charles Schwab Bank (Schwab) schwab.com
US Fidelity fidelity.com
US USAA usaa.com
US Navy Federal Credit Union navyfederal.org
US Citizens Bank citizensbank.com
US Fifth Third Bank 53.com
US KeyBank key.com
US Regions Bank regions.com
US Huntington Bank huntington.com
US M&T Bank mtb.com
US BMO (BMO Harris) bmo.com
US First Citizens Bank firstcitizens.com
US Santander Bank US santanderbank.com
US HSBC US
US SoFi sofi.com
US Chime chime.com
US Varo Bank varomoney.com
US Synchrony synchrony.com synchronybank.com
US Barclays US barclaysus.com
US Comerica Bank comerica.com
US Zions Bank zionsbank.com
US First Horizon firsthorizon.com
US Frost Bank frostbank.com
US Pentagon Federal Credit Union (PenFed) penfed.org
US State Employees' Credit Union (SECU)
US BECU becu.org
US Alliant Credit Union alliantcreditunion.com
US SchoolsFirst Federal Credit Union
US Golden 1 Credit Union
US Mercury mercury.com
US Brex brex.com
US Venmo venmo.com
US Cash App cash.app square.com
US PayPal paypal.com
US Current
US LendingClub Bank
US Axos Bank axosbank.com
US Simple
US Bread Financial
US Bilt
CA Royal Bank of Canada (RBC) rbc.com
CA TD Canada Trust td.com
CA Scotiabank scotiabank.com
CA Bank of Montreal (BMO Canada) bmo.com
CA CIBC cibc.com
CA National Bank of Canada (Banque Nationale) nbc.ca bnc.ca
CA Desjardins desjardins.com
CA Tangerine tangerine.ca
CA Simplii Financial simplii.com
CA EQ Bank eqbank.ca
CA Laurentian Bank
CA ATB Financial atb.com
CA Coast Capital Savings coastcapitalsavings.com
CA Vancity vancity.com
CA Meridian Credit Union meridiancu.ca
CA Wealthsimple wealthsimple.com
CA Neo Financial neofinancial.com
CA KOHO koho.ca
CA PC Financial pcfinancial.ca
CA Rogers Bank
CA Canadian Tire Bank
MX BBVA México bbva.mx bbva.com
MX Banamex (Citibanamex) banamex.com citibanamex.com
MX Santander México santander.com.mx
MX Banorte banorte.com
MX HSBC México hsbc.com.mx
MX Scotiabank México
MX Banco Azteca
MX Inbursa inbursa.com
MX Nu México nu.com.mx
MX BanCoppel
MX Hey Banco heybanco.com
MX Banregio
MX Klar
MX Mercado Pago México
BR Itaú (Itaú Unibanco) itau-unibanco.com.br itau.com.br
BR Bradesco bradesco.com.br
BR Banco do Brasil (BB) bb.com.br
BR Caixa Econômica Federal (Caixa) caixa.gov.br
BR Santander Brasil santander.com.br
BR Nubank (Nu Pagamentos) nubank.com.br
BR Banco Inter (Inter) bancointer.com.br inter.co
BR C6 Bank c6bank.com.br
BR BTG Pactual btgpactual.com
BR Banco Original original.com.br
BR PagBank (PagSeguro) pagseguro.com.br
BR Mercado Pago mercadopago.com mercadopago.com.br
BR Neon Pagamentos
BR PicPay picpay.com
BR Banrisul banrisul.com.br
BR Sicoob sicoob.com.br
BR Sicredi sicredi.com.br
BR Banco Safra safra.com.br
BR Banco Pan
BR XP xpi.com.br
BR next
BR Will Bank
AR Banco Nación (Banco de la Nación Argentina) bna.com.ar
AR Banco Galicia (Galicia) bancogalicia.com.ar
AR Santander Argentina santander.com.ar
AR BBVA Argentina
AR Banco Macro macro.com.ar
AR Banco Provincia
AR ICBC Argentina
AR Banco Ciudad
AR Brubank brubank.com
AR Ualá uala.com.ar
AR Naranja X naranjax.com
AR Mercado Pago Argentina
CL Banco de Chile bancochile.cl
CL BancoEstado bancoestado.cl
CL Santander Chile santander.cl
CL BCI bci.cl
CL Scotiabank Chile
CL Itaú Chile
CL Banco Falabella Chile
CL Banco Bice
CL Tenpo
CL Banco Security
CO Bancolombia bancolombia.com.co
CO Davivienda davivienda.com
CO Banco de Bogotá bancodebogota.com.co
CO BBVA Colombia
CO Nequi nequi.com.co nequi.com
CO Nu Colombia
CO Banco de Occidente
CO Scotiabank Colpatria
CO Banco Caja Social
CO Banco Popular Colombia
CO Lulo Bank
PE BCP (Banco de Crédito del Perú) viabcp.com bcp.com.pe
PE Interbank interbank.pe
PE BBVA Perú
PE Scotiabank Perú
EC Banco Pichincha pichincha.com
EC Banco Guayaquil
EC Produbanco
UY Banco República (BROU) brou.com.uy
UY Itaú Uruguay
UY Santander Uruguay
PY Banco Itaú Paraguay
BO Banco Mercantil Santa Cruz
BO Banco Nacional de Bolivia
VE Banco de Venezuela
VE Banesco
PA Banco General bgeneral.com
PA Banistmo
CR BAC Credomatic (BAC) baccredomatic.com
CR Banco Nacional de Costa Rica
CR Banco de Costa Rica
GT Banco Industrial
GT Banrural
SV Banco Agrícola
HN Ficohsa
DO Banco Popular Dominicano
DO Banreservas
JM National Commercial Bank Jamaica (NCB)
TT Republic Bank
PR Banco Popular de Puerto Rico popular.com
AE Emirates NBD emiratesnbd.com
AE First Abu Dhabi Bank (FAB) bankfab.com
AE Abu Dhabi Commercial Bank (ADCB) adcb.com
AE Dubai Islamic Bank dib.ae
AE Mashreq mashreq.com
AE Abu Dhabi Islamic Bank adib.com
AE RAKBANK rakbank.ae
AE Commercial Bank of Dubai
AE Liv liv.me
AE Wio Bank wio.io
AE HSBC UAE
SA Al Rajhi Bank alrajhibank.com.sa
SA Saudi National Bank (SNB) alahli.com
SA Riyad Bank riyadbank.com
SA SAB (Saudi Awwal Bank) sab.com
SA Alinma Bank alinma.com
SA Banque Saudi Fransi
SA Arab National Bank
SA STC Bank
QA Qatar National Bank (QNB) qnb.com
QA Commercial Bank of Qatar
KW National Bank of Kuwait (NBK) nbk.com
KW Kuwait Finance House kfh.com
BH Bank of Bahrain and Kuwait
OM Bank Muscat bankmuscat.com
JO Arab Bank arabbank.com.jo arabbank.com
LB Bank Audi
IL Bank Hapoalim bankhapoalim.co.il
IL Bank Leumi bll.co.il leumi.co.il
IL Israel Discount Bank discountbank.co.il
IL Mizrahi Tefahot Bank umtb.co.il
IL First International Bank of Israel fibi.co.il
IL One Zero
IL Isracard isracard.co.il
IL Max max.co.il
IL Cal cal-online.co.il
EG National Bank of Egypt nbe.com.eg
EG Banque Misr banquemisr.com
EG Commercial International Bank (CIB) cibeg.com
EG QNB Egypt
EG Banque du Caire
MA Attijariwafa bank attijariwafa.com
MA Banque Populaire Maroc
MA Bank of Africa
DZ Banque Nationale d'Algérie
TN BIAT
ZA FNB (First National Bank) fnb.co.za
ZA Standard Bank standardbank.co.za
ZA Absa absa.co.za absa.africa
ZA Nedbank nedbank.co.za
ZA Capitec Bank (Capitec) capitecbank.co.za
ZA Investec investec.co.za
ZA Discovery Bank discovery.bank
ZA TymeBank tymebank.co.za
ZA African Bank africanbank.co.za
ZA Bank Zero
ZA Old Mutual Money
NG Guaranty Trust Bank (GTBank) gtbank.com
NG Access Bank accessbankplc.com
NG Zenith Bank zenithbank.com
NG United Bank for Africa (UBA) ubagroup.com
NG First Bank of Nigeria (FirstBank) firstbanknigeria.com
NG Fidelity Bank Nigeria
NG Stanbic IBTC stanbicibtc.com
NG Union Bank of Nigeria
NG Sterling Bank sterling.ng
NG Kuda kuda.com
NG OPay
NG Moniepoint moniepoint.com
NG PalmPay
NG Wema Bank
KE KCB Bank (KCB) kcbgroup.com
KE Equity Bank equitybank.co.ke
KE Co-operative Bank of Kenya co-opbank.co.ke
KE NCBA ncbagroup.com
KE Absa Kenya
KE Stanbic Kenya
KE M-Pesa (Safaricom)
KE Standard Chartered Kenya
KE I&M Bank
UG Stanbic Uganda
UG Centenary Bank
TZ CRDB Bank
TZ NMB Bank
GH GCB Bank
GH Ecobank Ghana
GH Fidelity Bank Ghana
CI Ecobank Côte d'Ivoire
SN CBAO
ET Commercial Bank of Ethiopia
RW Bank of Kigali
MU MCB (Mauritius Commercial Bank) mcb.mu
MU SBM Bank
NA Bank Windhoek
BW First National Bank Botswana
ZW CBZ Bank
ZM Zanaco
`;
