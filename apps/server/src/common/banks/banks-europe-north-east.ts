/** Banks of northern, central and eastern Europe: country, name, then in brackets other printed names, and mail domains where sure. */
export const BANKS_EUROPE_NORTH_EAST = `
SE Swedbank swedbank.se
SE SEB (Skandinaviska Enskilda Banken) seb.se
SE Handelsbanken (Svenska Handelsbanken) handelsbanken.se
SE Nordea Sverige nordea.se
SE Länsförsäkringar Bank lansforsakringar.se
SE ICA Banken icabanken.se
SE Skandiabanken (Skandia) skandia.se
SE SBAB sbab.se
SE Avanza avanza.se
SE Klarna klarna.com
SE Danske Bank Sverige danskebank.se
SE Ikano Bank
SE Resurs Bank
SE Lunar Sverige
SE Marginalen Bank
NO DNB dnb.no
NO SpareBank 1 sparebank1.no
NO Nordea Norge nordea.no
NO Handelsbanken Norge
NO Sbanken sbanken.no
NO Storebrand Bank storebrand.no
NO Bulder Bank
NO Sparebanken Vest spv.no
NO Sparebanken Norge
NO Danske Bank Norge
NO Eika
NO Komplett Bank
DK Danske Bank danskebank.dk danskebank.com
DK Nykredit nykredit.dk
DK Jyske Bank jyskebank.dk
DK Nordea Danmark nordea.dk
DK Sydbank sydbank.dk
DK Arbejdernes Landsbank al-bank.dk
DK Spar Nord sparnord.dk
DK Lunar lunar.app
DK Saxo Bank saxobank.com
DK Lån & Spar Bank
FI Nordea Suomi (Nordea) nordea.fi nordea.com
FI OP (OP Ryhmä, Osuuspankki) op.fi
FI Danske Bank Suomi danskebank.fi
FI S-Pankki s-pankki.fi
FI Aktia aktia.fi
FI Säästöpankki saastopankki.fi
FI Ålandsbanken alandsbanken.fi
FI POP Pankki
FI Handelsbanken Suomi
IS Landsbankinn landsbankinn.is
IS Íslandsbanki islandsbanki.is
IS Arion banki arionbanki.is
EE LHV lhv.ee
EE Swedbank Eesti swedbank.ee
EE SEB Eesti seb.ee
EE Coop Pank
LV Swedbank Latvija swedbank.lv
LV SEB Latvija
LV Citadele citadele.lv
LT Swedbank Lietuva swedbank.lt
LT SEB Lietuva seb.lt
LT Luminor
LT Šiaulių bankas
LT Paysera paysera.lt
PL PKO Bank Polski (PKO BP) pkobp.pl
PL Bank Pekao (Pekao) pekao.com.pl
PL mBank mbank.pl
PL ING Bank Śląski ing.pl ingbank.pl
PL Santander Bank Polska santander.pl
PL Alior Bank alior.pl
PL Bank Millennium bankmillennium.pl
PL BNP Paribas Bank Polska bnpparibas.pl
PL Credit Agricole Polska credit-agricole.pl
PL Citi Handlowy citibank.pl
PL Nest Bank
PL VeloBank velobank.pl
PL BOŚ Bank
PL Toyota Bank Polska
CZ Česká spořitelna csas.cz
CZ ČSOB csob.cz
CZ Komerční banka (KB) kb.cz
CZ Fio banka fio.cz
CZ Air Bank airbank.cz
CZ Moneta Money Bank moneta.cz
CZ Raiffeisenbank Česko rb.cz
CZ UniCredit Bank Czech Republic unicreditbank.cz
CZ mBank Česko mbank.cz
CZ Equa bank
CZ Creditas
CZ Max banka
CZ Partners Banka
SK Slovenská sporiteľňa slsp.sk
SK Tatra banka tatrabanka.sk
SK VÚB banka vub.sk
SK ČSOB Slovensko csob.sk
SK 365.bank 365.bank
SK Prima banka
HU OTP Bank (OTP) otpbank.hu
HU K&H Bank kh.hu
HU Erste Bank Hungary erstebank.hu
HU Raiffeisen Bank Hungary raiffeisen.hu
HU MBH Bank mbhbank.hu
HU CIB Bank cib.hu
HU UniCredit Bank Hungary unicreditbank.hu
HU Gránit Bank granitbank.hu
HU MagNet Bank
RO Banca Transilvania (BT) bancatransilvania.ro btrl.ro
RO BCR (Banca Comercială Română) bcr.ro
RO BRD (BRD Groupe Société Générale) brd.ro
RO ING Bank România ing.ro
RO Raiffeisen Bank România raiffeisen.ro
RO CEC Bank cec.ro
RO UniCredit Bank România unicredit.ro
RO Libra Internet Bank
RO Alpha Bank România
RO Exim Banca Românească
BG DSK Bank dskbank.bg
BG UniCredit Bulbank unicreditbulbank.bg
BG United Bulgarian Bank (UBB) ubb.bg
BG Postbank Bulgaria
BG Fibank fibank.bg
HR Zagrebačka banka zaba.hr
HR Privredna banka Zagreb (PBZ) pbz.hr
HR Erste Bank Croatia erstebank.hr
HR OTP banka Hrvatska
HR Raiffeisenbank Austria Zagreb
SI NLB (Nova Ljubljanska banka) nlb.si
SI SKB banka
SI Nova KBM
SI Delavska hranilnica
RS Banca Intesa Beograd
RS Raiffeisen banka Beograd
RS OTP banka Srbija
RS Komercijalna banka Beograd
BA UniCredit Bank Mostar
MK Komercijalna banka Skopje
AL Raiffeisen Bank Albania
MD maib
UA PrivatBank privatbank.ua
UA monobank monobank.ua
UA Oschadbank
UA Raiffeisen Bank Ukraine
UA PUMB
TR Türkiye İş Bankası (İşbank) isbank.com.tr
TR Garanti BBVA garantibbva.com.tr
TR Akbank akbank.com
TR Yapı Kredi yapikredi.com.tr
TR Ziraat Bankası ziraatbank.com.tr
TR Halkbank halkbank.com.tr
TR VakıfBank vakifbank.com.tr
TR QNB Türkiye (Finansbank) qnb.com.tr
TR DenizBank denizbank.com
TR Enpara enpara.com
TR TEB (Türk Ekonomi Bankası) teb.com.tr
TR Kuveyt Türk
TR ING Türkiye
TR Papara papara.com
GE Bank of Georgia
GE TBC Bank
AM Ameriabank
AZ Kapital Bank
`;
