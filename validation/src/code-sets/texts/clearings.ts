/** Clearing systems and the numbers of their members, in the notation of `read-code-texts.ts`. */
export const clearingCodeTexts = `
[clearing_system_identification]
ATBLZ Austrian bank code | Österreichische Bankleitzahl
AUBSB Australian branch code | Australische Filialnummer (BSB)
BRISP Brazilian system member | Brasilianische Institutsnummer
CACPA Canadian routing number | Kanadische Leitzahl
CHBCC Swiss clearing number | Schweizer Bankenclearingnummer
CHSIC Swiss SIC number | Schweizer SIC-Nummer
CNAPS Chinese CNAPS code | Chinesischer CNAPS-Code
CNCIP Chinese cross-border code | Chinesischer Code für Auslandszahlungen
DEBLZ German bank code | Deutsche Bankleitzahl
EGNCC Egyptian bank code | Ägyptische Bankleitzahl
ESNCC Spanish bank code | Spanische Bankleitzahl
GBDSC British sort code | Britischer Sort Code
GRBIC Greek bank code | Griechische Bankleitzahl
HKNCC Hong Kong bank code | Bankleitzahl von Hongkong
IENCC Irish sort code | Irischer Sort Code
INFSC Indian IFSC code | Indischer IFSC-Code
ITNCC Italian bank code | Italienische Bankleitzahl
JPZGN Japanese Zengin code | Japanischer Zengin-Code
KRBOK South Korean bank code | Südkoreanische Bankleitzahl
MARAC Moroccan instant clearing | Marokkanische Echtzeitverrechnung
MARPA Moroccan payment agent | Marokkanisches Zahlungsinstitut
MZBMO Mozambican bank code | Mosambikanische Bankleitzahl
NACSC Namibian sort code | Namibischer Sort Code
NZNCC New Zealand bank code | Neuseeländische Bankleitzahl
NZRSA New Zealand settlement code | Neuseeländischer Verrechnungscode
PLKNR Polish bank code | Polnische Bankleitzahl
PTNCC Portuguese bank code | Portugiesische Bankleitzahl
RUCBC Russian bank code | Russische Bankleitzahl
SESBA Swedish bank code | Schwedische Bankleitzahl
SGIBG Singapore bank code | Bankleitzahl von Singapur
THCBC Thai bank code | Thailändische Bankleitzahl
TWNCC Taiwanese bank code | Taiwanische Bankleitzahl
USABA US routing number (ABA) | US-Leitzahl (ABA)
USPID US clearing member (CHIPS) | US-Clearingmitglied (CHIPS)
ZANCC South African bank code | Südafrikanische Bankleitzahl
ZWTSS Zimbabwean settlement code | Simbabwischer Verrechnungscode
[cash_clearing_system]
ABE EBA Clearing, EURO1 and STEP1 | EBA Clearing, EURO1 und STEP1
ACH Automated clearing house | Automatisiertes Clearinghaus
ACS Automated clearing settlement | Automatisierte Verrechnung
AIP Albania, small payments | Albanien, Kleinbeträge
ART Austria, large payments | Österreich, Großbeträge
AVP New Zealand, assured value | Neuseeland, gesicherte Zahlungen
AZM Azerbaijan, large payments | Aserbaidschan, Großbeträge
B27 Bosnia and Herzegovina | Bosnien und Herzegowina
BAP Bahrain, large payments | Bahrain, Großbeträge
BCC Cuba, central bank | Kuba, Zentralbank
BCE Burundi, central bank | Burundi, Zentralbank
BDS Barbados | Barbados
BEL Belgium, large payments | Belgien, Großbeträge
BGN Bulgaria, BISERA | Bulgarien, BISERA
BHS Bahamas | Bahamas
BIS Botswana, interbank settlement | Botsuana, Zwischenbankverrechnung
BOF Finland, large payments | Finnland, Großbeträge
BOJ Japan, central bank | Japan, Zentralbank
BOK South Korea, central bank | Südkorea, Zentralbank
BRL Italy, large payments | Italien, Großbeträge
BSP Philippines, large payments | Philippinen, Großbeträge
CAD Canada, low value | Kanada, Kleinbeträge
CAM Spain, interbank market | Spanien, Interbankenmarkt
CBA Albania, central bank | Albanien, Zentralbank
CBC Sweden, bulk payments | Schweden, Sammelzahlungen
CBJ Ireland, large payments | Irland, Großbeträge
CCE China, domestic foreign currency | China, Fremdwährung im Inland
CHI USA, CHIPS | USA, CHIPS
CHP United Kingdom, CHAPS | Vereinigtes Königreich, CHAPS
CIP Cross-border yuan | Grenzüberschreitender Yuan
CIS Clearing system CIS | Clearingsystem CIS
COE Colombia, electronic payments | Kolumbien, elektronische Zahlungen
COI France, retail clearing | Frankreich, Massenzahlungen
COU Clearing system COU | Clearingsystem COU
DDK Denmark, small payments | Dänemark, Kleinbeträge
DKC Denmark, large payments | Dänemark, Großbeträge
EBA EBA Clearing | EBA Clearing
ELS Germany, Euro Link (former) | Deutschland, ELS (früher)
EMZ Germany, retail payments | Deutschland, Massenzahlungen
EPM ECB payment mechanism | Zahlungsverkehr der EZB
EPN USA, electronic payments network | USA, elektronisches Zahlungsnetz
ERP Estonia, large payments | Estland, Großbeträge
FDA USA, Fedwire and ACH | USA, Fedwire und ACH
FDN USA, FedNow | USA, FedNow
FDW USA, Fedwire | USA, Fedwire
FEY Japan, foreign exchange yen | Japan, Devisen-Yen
FPS Hong Kong, faster payments | Hongkong, Echtzeitzahlungen
GIS Ghana, interbank settlement | Ghana, Zwischenbankverrechnung
HKL Hong Kong, low value | Hongkong, Kleinbeträge
HKS Hong Kong, CHATS | Hongkong, CHATS
HRK Croatia, large payments | Kroatien, Großbeträge
HRM Greece, large payments | Griechenland, Großbeträge
HUF Hungary, large payments | Ungarn, Großbeträge
I27 India, national clearing | Indien, nationale Verrechnung
IBG Singapore, interbank giro | Singapur, Interbank-Giro
IBP Clearing system IBP | Clearingsystem IBP
IMP India, immediate payments | Indien, Sofortzahlungen
INC India, national clearing house | Indien, Clearinghaus
ISG Iceland, retail clearing | Island, Massenzahlungen
ISR Israel, large payments | Israel, Großbeträge
ISW Clearing system ISW | Clearingsystem ISW
JOD Jordan, large payments | Jordanien, Großbeträge
KPS Kenya, large payments | Kenia, Großbeträge
KTS Kuwait, large payments | Kuwait, Großbeträge
LGS Luxembourg, gross settlement | Luxemburg, Bruttoverrechnung
LKB Sri Lanka, central bank | Sri Lanka, Zentralbank
LSW Lesotho, wire system | Lesotho, Großbeträge
LVL Latvia, large payments | Lettland, Großbeträge
LVT Canada, large value | Kanada, Großbeträge
LYX Payment system LYNX, Canada | Zahlungssystem LYNX, Kanada
MEP Singapore, large payments | Singapur, Großbeträge
MOC Morocco, clearing | Marokko, Verrechnung
MOS South Africa, multi-option | Südafrika, Großbeträge
MQQ Macao, large payments | Macau, Großbeträge
MRS Malta, large payments | Malta, Großbeträge
MUP Mauritius, large payments | Mauritius, Großbeträge
NAM Namibia, interbank settlement | Namibia, Zwischenbankverrechnung
NBO Norway, large payments | Norwegen, Großbeträge
NFT India, electronic transfer | Indien, elektronische Überweisung
NOC Norway, clearing | Norwegen, Verrechnung
NOR Norway, retail clearing | Norwegen, Massenzahlungen
NPP Australia, new payments platform | Australien, neue Zahlungsplattform
NSS United Kingdom, net settlement | Vereinigtes Königreich, Nettoverrechnung
NZE New Zealand, exchange settlement | Neuseeland, Verrechnungskonten
PCH Switzerland, post clearing | Schweiz, Postverrechnung
PDS Australia, large payments | Australien, Großbeträge
PEG Egypt, large payments | Ägypten, Großbeträge
PNS France, net settlement | Frankreich, Nettoverrechnung
PSA Austria, payment services | Österreich, Zahlungsdienste
PTR Angola, real-time payments | Angola, Echtzeitzahlungen
PVE Venezuela, payments | Venezuela, Zahlungen
RBM Malawi, reserve bank | Malawi, Zentralbank
REN Sweden, real-time payments | Schweden, Echtzeitzahlungen
RGS Lithuania, gross settlement | Litauen, Bruttoverrechnung
RIX Sweden, large payments | Schweden, Großbeträge
ROL Romania, large payments, old | Rumänien, Großbeträge, alt
RON Romania, large payments | Rumänien, Großbeträge
ROS Romania, GSRS securities | Rumänien, Wertpapiere
RTG Real-time gross settlement | Echtzeit-Bruttoverrechnung
RTP USA, real-time payments | USA, Echtzeitzahlungen
RTR Canada, real-time rail | Kanada, Echtzeitnetz
SCL Germany, SEPA-Clearer | Deutschland, SEPA-Clearer
SCP Chile, interbank payments | Chile, Zwischenbankzahlungen
SEC Clearing system SEC | Clearingsystem SEC
SEU Settlement in euro, Denmark | Dänemark, Euroverrechnung
SGA Clearing system SGA | Clearingsystem SGA
SIC Switzerland, SIC | Schweiz, SIC
SIP Slovakia, interbank payments | Slowakei, Zwischenbankzahlungen
SIT France, retail clearing SIT | Frankreich, Massenzahlungen SIT
SLB Spain, large payments | Spanien, Großbeträge
SPG Portugal, large payments | Portugal, Großbeträge
SRB Serbia, large payments | Serbien, Großbeträge
SSK Clearing system SSK | Clearingsystem SSK
ST2 EBA Clearing, STEP2 | EBA Clearing, STEP2
STG United Kingdom, sterling | Vereinigtes Königreich, Sterling
TBF France, large payments | Frankreich, Großbeträge
TCH USA, the clearing house | USA, The Clearing House
TGT TARGET | TARGET
THB Thailand, large payments | Thailand, Großbeträge
THN Thailand, national clearing | Thailand, nationale Verrechnung
TIS Tanzania, interbank settlement | Tansania, Zwischenbankverrechnung
TOP Netherlands, large payments | Niederlande, Großbeträge
TTD Trinidad and Tobago | Trinidad und Tobago
TWP Taiwan, interbank payments | Taiwan, Zwischenbankzahlungen
UBE Clearing system UBE | Clearingsystem UBE
UIS Uganda, interbank settlement | Uganda, Zwischenbankverrechnung
UKD United Kingdom, domestic | Vereinigtes Königreich, Inland
UPI India, unified payments | Indien, einheitliche Zahlungen
VCS Clearing system VCS | Clearingsystem VCS
XCT EBA Clearing, STEP2 transfers | EBA Clearing, STEP2-Überweisungen
ZEN Japan, Zengin | Japan, Zengin
ZET Zimbabwe, electronic transfers | Simbabwe, elektronische Überweisungen
ZIS Zambia, interbank settlement | Sambia, Zwischenbankverrechnung
`;
