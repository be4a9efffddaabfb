/** Banks of western and southern Europe: country, name, then in brackets other printed names, and mail domains where sure. */
export const BANKS_EUROPE_WEST = `
GB Barclays (Barclays Bank) barclays.co.uk barclays.com
GB Barclaycard barclaycard.co.uk
GB HSBC UK (HSBC) hsbc.co.uk
GB Lloyds Bank (Lloyds) lloydsbank.co.uk
GB NatWest (National Westminster Bank) natwest.com
GB Royal Bank of Scotland (RBS) rbs.co.uk
GB Halifax halifax.co.uk
GB Bank of Scotland bankofscotland.co.uk
GB Santander UK santander.co.uk
GB Nationwide (Nationwide Building Society) nationwide.co.uk
GB TSB tsb.co.uk
GB First Direct firstdirect.com
GB Monzo (Monzo Bank) monzo.com
GB Starling Bank (Starling) starlingbank.com
GB Revolut revolut.com
GB Wise (TransferWise) wise.com
GB Chase UK chase.co.uk
GB Metro Bank metrobankonline.co.uk
GB The Co-operative Bank (Co-op Bank) co-operativebank.co.uk
GB Virgin Money virginmoney.com
GB Tesco Bank tescobank.com
GB Sainsbury's Bank sainsburysbank.co.uk
GB M&S Bank
GB Yorkshire Building Society ybs.co.uk
GB Skipton Building Society skipton.co.uk
GB Coventry Building Society
GB Leeds Building Society
GB Marcus (Goldman Sachs) marcus.co.uk
GB Coutts coutts.com
GB Tide tide.co
GB Atom Bank atombank.co.uk
GB Zopa zopa.com
GB Kroo Bank
GB Danske Bank UK
GB Ulster Bank Northern Ireland
GB American Express UK
GB Triodos Bank UK
GB Investec UK
GB Curve
GB Monese
IE AIB (Allied Irish Banks) aib.ie
IE Bank of Ireland boi.com
IE Permanent TSB permanenttsb.ie
IE EBS
IE An Post Money
IE Credit Union Ireland
IE Avant Money
DE Deutsche Bank deutsche-bank.de db.com
DE Commerzbank commerzbank.de commerzbank.com
DE Sparkasse sparkasse.de
DE Volksbank (Volksbank Raiffeisenbank, VR Bank)
DE ING Deutschland (ING-DiBa) ing.de
DE DKB (Deutsche Kreditbank) dkb.de
DE Comdirect comdirect.de
DE N26 n26.com
DE Postbank postbank.de
DE HypoVereinsbank (UniCredit Bank) hypovereinsbank.de unicredit.de
DE Targobank targobank.de
DE Consorsbank consorsbank.de
DE Santander Deutschland santander.de
DE Norisbank norisbank.de
DE Sparda-Bank
DE GLS Bank gls.de
DE Berliner Sparkasse berliner-sparkasse.de
DE Hamburger Sparkasse (Haspa) haspa.de
DE Stadtsparkasse München sskm.de
DE Kreissparkasse Köln ksk-koeln.de
DE Apobank (Deutsche Apotheker- und Ärztebank) apobank.de
DE C24 Bank c24.de
DE Tomorrow tomorrow.one
DE Trade Republic traderepublic.com
DE Vivid Money
DE Kontist
DE Qonto Deutschland
DE BBBank bbbank.de
DE PSD Bank
DE Oldenburgische Landesbank (OLB) olb.de
DE Advanzia Bank
DE Hanseatic Bank hanseaticbank.de
DE Barclays Deutschland
DE Bank of Scotland Deutschland
DE 1822direkt 1822direkt.de
DE Ethikbank
DE Fidor Bank
DE Amazon Visa Deutschland
AT Erste Bank (Sparkasse Österreich) sparkasse.at
AT Raiffeisen Österreich raiffeisen.at
AT Bank Austria (UniCredit Bank Austria) bankaustria.at
AT BAWAG (BAWAG P.S.K.) bawag.at
AT easybank easybank.at
AT Volksbank Österreich volksbank.at
AT Oberbank oberbank.at
AT Hypo Tirol Bank
AT bank99 bank99.at
AT Dadat Bank
CH UBS ubs.com
CH Credit Suisse credit-suisse.com
CH PostFinance postfinance.ch
CH Raiffeisen Schweiz raiffeisen.ch
CH Zürcher Kantonalbank (ZKB) zkb.ch
CH Migros Bank migrosbank.ch
CH Banque Cantonale Vaudoise (BCV) bcv.ch
CH Berner Kantonalbank bekb.ch
CH Basler Kantonalbank bkb.ch
CH Banque Cantonale de Genève bcge.ch
CH Luzerner Kantonalbank
CH Valiant
CH Bank Cler cler.ch
CH Neon neon-free.ch
CH Yuh yuh.com
CH Cornèrcard
CH Swissquote swissquote.ch
CH Viseca
LI LGT Bank
LU Spuerkeess (BCEE)
LU BGL BNP Paribas
LU Banque Internationale à Luxembourg (BIL)
LU Banque Raiffeisen Luxembourg
FR BNP Paribas (BNP) bnpparibas.com bnpparibas.net
FR Société Générale (SG) socgen.com sg.fr
FR Crédit Agricole credit-agricole.fr
FR LCL (Le Crédit Lyonnais) lcl.fr
FR Crédit Mutuel creditmutuel.fr
FR CIC cic.fr
FR Banque Populaire banquepopulaire.fr
FR Caisse d'Épargne caisse-epargne.fr
FR La Banque Postale labanquepostale.fr
FR BoursoBank (Boursorama) boursorama.fr boursobank.com
FR Hello bank! hellobank.fr
FR Fortuneo fortuneo.fr
FR Monabanq monabanq.com
FR BforBank bforbank.com
FR Nickel nickel.eu
FR Crédit du Nord credit-du-nord.fr
FR Crédit Coopératif credit-cooperatif.coop
FR AXA Banque axa.fr
FR Orange Bank orangebank.fr
FR Ma French Bank
FR Qonto qonto.com
FR Shine shine.fr
FR Lydia lydia-app.com
FR Helios
FR HSBC Continental Europe
FR Arkéa (Crédit Mutuel de Bretagne)
FR American Express France
MC CFM Indosuez
NL ING (ING Bank) ing.nl ing.com
NL ABN AMRO nl.abnamro.com abnamro.nl
NL Rabobank rabobank.nl
NL SNS snsbank.nl sns.nl
NL ASN Bank asnbank.nl
NL RegioBank regiobank.nl
NL bunq bunq.com
NL Knab knab.nl
NL Triodos Bank triodos.nl
NL ICS Cards (International Card Services) icscards.nl
NL Van Lanschot Kempen vanlanschot.com
NL Nationale-Nederlanden Bank
NL Brand New Day
BE KBC kbc.be
BE BNP Paribas Fortis bnpparibasfortis.com
BE Belfius belfius.be
BE ING België ing.be
BE Argenta argenta.be
BE Crelan crelan.be
BE AXA Bank België
BE Beobank beobank.be
BE Keytrade Bank keytradebank.com
BE VDK Bank
BE CBC Banque cbc.be
BE Fintro
ES Banco Santander (Santander España) bancosantander.es gruposantander.es
ES BBVA bbva.es bbva.com
ES CaixaBank (La Caixa) caixabank.com
ES Banco Sabadell (Sabadell) bancsabadell.com
ES Bankinter bankinter.com
ES ING España ing.es
ES Openbank openbank.es
ES Unicaja unicajabanco.es
ES Kutxabank kutxabank.es
ES Abanca abanca.com
ES Ibercaja ibercaja.es
ES EVO Banco evobanco.com
ES imagin imagin.com
ES Cajamar cajamar.es
ES Laboral Kutxa laboralkutxa.com
ES Deutsche Bank España
ES MyInvestor myinvestor.es
ES Caja Rural
ES Triodos Bank España
ES WiZink wizink.es
ES Banca March
ES Eurocaja Rural
AD Andbank
AD Crèdit Andorrà
PT Caixa Geral de Depósitos (CGD) cgd.pt
PT Millennium bcp millenniumbcp.pt
PT Santander Portugal santander.pt
PT Novo Banco novobanco.pt
PT BPI (Banco BPI) bancobpi.pt bpi.pt
PT ActivoBank activobank.pt
PT Banco CTT bancoctt.pt
PT Montepio (Banco Montepio) montepio.pt bancomontepio.pt
PT Crédito Agrícola creditoagricola.pt
PT Moey!
PT Bankinter Portugal
PT EuroBic
IT Intesa Sanpaolo (Intesa) intesasanpaolo.com
IT UniCredit unicredit.it unicredit.eu
IT Banco BPM bancobpm.it
IT BPER Banca bper.it
IT Banca Monte dei Paschi di Siena (MPS) mps.it
IT Poste Italiane (BancoPosta, Postepay) posteitaliane.it poste.it
IT FinecoBank (Fineco) finecobank.com
IT BNL (Banca Nazionale del Lavoro) bnl.it bnlmail.com
IT Crédit Agricole Italia credit-agricole.it
IT ING Italia ing.it
IT Banca Mediolanum mediolanum.it
IT Banca Sella sella.it
IT Hype hype.it
IT Mediobanca Premier (CheBanca!) chebanca.it
IT Widiba widiba.it
IT illimity illimity.com
IT Isybank
IT Nexi nexi.it
IT Credem credem.it
IT Banca Popolare di Sondrio popso.it
IT Tinaba
IT Buddybank
IT Volksbank Südtirol
IT Banca d'Asti
MT Bank of Valletta bov.com
MT HSBC Malta
CY Bank of Cyprus bankofcyprus.com
CY Hellenic Bank
GR National Bank of Greece (NBG) nbg.gr
GR Piraeus Bank piraeusbank.gr
GR Alpha Bank alpha.gr
GR Eurobank eurobank.gr
GR Viva
GR Attica Bank
`;
