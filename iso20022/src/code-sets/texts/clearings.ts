/** Clearing systems and the numbers of their members, in the notation of `read-code-texts.ts`. */
export const clearingCodeTexts = `
[clearing_system_identification]
ATBLZ Austrian bank code | Österreichische Bankleitzahl | Code bancaire autrichien
AUBSB Australian branch code | Australische Filialnummer (BSB) | Code d'agence australien (BSB)
BRISP Brazilian system member | Brasilianische Institutsnummer | Numéro d'établissement brésilien
CACPA Canadian routing number | Kanadische Leitzahl | Numéro d'acheminement canadien
CHBCC Swiss clearing number | Schweizer Bankenclearingnummer | Numéro de compensation suisse
CHSIC Swiss SIC number | Schweizer SIC-Nummer | Numéro SIC suisse
CNAPS Chinese CNAPS code | Chinesischer CNAPS-Code | Code CNAPS chinois
CNCIP Chinese cross-border code | Chinesischer Code für Auslandszahlungen | Code chinois pour paiements transfrontaliers
DEBLZ German bank code | Deutsche Bankleitzahl | Code bancaire allemand
EGNCC Egyptian bank code | Ägyptische Bankleitzahl | Code bancaire égyptien
ESNCC Spanish bank code | Spanische Bankleitzahl | Code bancaire espagnol
GBDSC British sort code | Britischer Sort Code | Code guichet britannique (sort code)
GRBIC Greek bank code | Griechische Bankleitzahl | Code bancaire grec
HKNCC Hong Kong bank code | Bankleitzahl von Hongkong | Code bancaire de Hong Kong
IENCC Irish sort code | Irischer Sort Code | Code guichet irlandais (sort code)
INFSC Indian IFSC code | Indischer IFSC-Code | Code IFSC indien
ITNCC Italian bank code | Italienische Bankleitzahl | Code bancaire italien
JPZGN Japanese Zengin code | Japanischer Zengin-Code | Code Zengin japonais
KRBOK South Korean bank code | Südkoreanische Bankleitzahl | Code bancaire sud-coréen
MARAC Moroccan instant clearing | Marokkanische Echtzeitverrechnung | Compensation instantanée marocaine
MARPA Moroccan payment agent | Marokkanisches Zahlungsinstitut | Établissement de paiement marocain
MZBMO Mozambican bank code | Mosambikanische Bankleitzahl | Code bancaire mozambicain
NACSC Namibian sort code | Namibischer Sort Code | Code guichet namibien (sort code)
NZNCC New Zealand bank code | Neuseeländische Bankleitzahl | Code bancaire néo-zélandais
NZRSA New Zealand settlement code | Neuseeländischer Verrechnungscode | Code de règlement néo-zélandais
PLKNR Polish bank code | Polnische Bankleitzahl | Code bancaire polonais
PTNCC Portuguese bank code | Portugiesische Bankleitzahl | Code bancaire portugais
RUCBC Russian bank code | Russische Bankleitzahl | Code bancaire russe
SESBA Swedish bank code | Schwedische Bankleitzahl | Code bancaire suédois
SGIBG Singapore bank code | Bankleitzahl von Singapur | Code bancaire de Singapour
THCBC Thai bank code | Thailändische Bankleitzahl | Code bancaire thaïlandais
TWNCC Taiwanese bank code | Taiwanische Bankleitzahl | Code bancaire taïwanais
USABA US routing number (ABA) | US-Leitzahl (ABA) | Numéro d'acheminement américain (ABA)
USPID US clearing member (CHIPS) | US-Clearingmitglied (CHIPS) | Membre de compensation américain (CHIPS)
ZANCC South African bank code | Südafrikanische Bankleitzahl | Code bancaire sud-africain
ZWTSS Zimbabwean settlement code | Simbabwischer Verrechnungscode | Code de règlement zimbabwéen
[cash_clearing_system]
ABE EBA Clearing, EURO1 and STEP1 | EBA Clearing, EURO1 und STEP1 | EBA Clearing, EURO1 et STEP1
ACH Automated clearing house | Automatisiertes Clearinghaus | Chambre de compensation automatisée
ACS Automated clearing settlement | Automatisierte Verrechnung | Règlement de compensation automatisé
AIP Albania, small payments | Albanien, Kleinbeträge | Albanie, petits montants
ART Austria, large payments | Österreich, Großbeträge | Autriche, gros montants
AVP New Zealand, assured value | Neuseeland, gesicherte Zahlungen | Nouvelle-Zélande, paiements garantis
AZM Azerbaijan, large payments | Aserbaidschan, Großbeträge | Azerbaïdjan, gros montants
B27 Bosnia and Herzegovina | Bosnien und Herzegowina | Bosnie-Herzégovine
BAP Bahrain, large payments | Bahrain, Großbeträge | Bahreïn, gros montants
BCC Cuba, central bank | Kuba, Zentralbank | Cuba, banque centrale
BCE Burundi, central bank | Burundi, Zentralbank | Burundi, banque centrale
BDS Barbados | Barbados | Barbade
BEL Belgium, large payments | Belgien, Großbeträge | Belgique, gros montants
BGN Bulgaria, BISERA | Bulgarien, BISERA | Bulgarie, BISERA
BHS Bahamas | Bahamas | Bahamas
BIS Botswana, interbank settlement | Botsuana, Zwischenbankverrechnung | Botswana, règlement interbancaire
BOF Finland, large payments | Finnland, Großbeträge | Finlande, gros montants
BOJ Japan, central bank | Japan, Zentralbank | Japon, banque centrale
BOK South Korea, central bank | Südkorea, Zentralbank | Corée du Sud, banque centrale
BRL Italy, large payments | Italien, Großbeträge | Italie, gros montants
BSP Philippines, large payments | Philippinen, Großbeträge | Philippines, gros montants
CAD Canada, low value | Kanada, Kleinbeträge | Canada, petits montants
CAM Spain, interbank market | Spanien, Interbankenmarkt | Espagne, marché interbancaire
CBA Albania, central bank | Albanien, Zentralbank | Albanie, banque centrale
CBC Sweden, bulk payments | Schweden, Sammelzahlungen | Suède, paiements de masse
CBJ Ireland, large payments | Irland, Großbeträge | Irlande, gros montants
CCE China, domestic foreign currency | China, Fremdwährung im Inland | Chine, devises sur le territoire
CHI USA, CHIPS | USA, CHIPS | États-Unis, CHIPS
CHP United Kingdom, CHAPS | Vereinigtes Königreich, CHAPS | Royaume-Uni, CHAPS
CIP Cross-border yuan | Grenzüberschreitender Yuan | Yuan transfrontalier
CIS Clearing system CIS | Clearingsystem CIS | Système de compensation CIS
COE Colombia, electronic payments | Kolumbien, elektronische Zahlungen | Colombie, paiements électroniques
COI France, retail clearing | Frankreich, Massenzahlungen | France, paiements de détail
COU Clearing system COU | Clearingsystem COU | Système de compensation COU
DDK Denmark, small payments | Dänemark, Kleinbeträge | Danemark, petits montants
DKC Denmark, large payments | Dänemark, Großbeträge | Danemark, gros montants
EBA EBA Clearing | EBA Clearing | EBA Clearing
ELS Germany, Euro Link (former) | Deutschland, ELS (früher) | Allemagne, ELS (ancien)
EMZ Germany, retail payments | Deutschland, Massenzahlungen | Allemagne, paiements de détail
EPM ECB payment mechanism | Zahlungsverkehr der EZB | Mécanisme de paiement de la BCE
EPN USA, electronic payments network | USA, elektronisches Zahlungsnetz | États-Unis, réseau de paiements électroniques
ERP Estonia, large payments | Estland, Großbeträge | Estonie, gros montants
FDA USA, Fedwire and ACH | USA, Fedwire und ACH | États-Unis, Fedwire et ACH
FDN USA, FedNow | USA, FedNow | États-Unis, FedNow
FDW USA, Fedwire | USA, Fedwire | États-Unis, Fedwire
FEY Japan, foreign exchange yen | Japan, Devisen-Yen | Japon, yen de change
FPS Hong Kong, faster payments | Hongkong, Echtzeitzahlungen | Hong Kong, paiements rapides
GIS Ghana, interbank settlement | Ghana, Zwischenbankverrechnung | Ghana, règlement interbancaire
HKL Hong Kong, low value | Hongkong, Kleinbeträge | Hong Kong, petits montants
HKS Hong Kong, CHATS | Hongkong, CHATS | Hong Kong, CHATS
HRK Croatia, large payments | Kroatien, Großbeträge | Croatie, gros montants
HRM Greece, large payments | Griechenland, Großbeträge | Grèce, gros montants
HUF Hungary, large payments | Ungarn, Großbeträge | Hongrie, gros montants
I27 India, national clearing | Indien, nationale Verrechnung | Inde, compensation nationale
IBG Singapore, interbank giro | Singapur, Interbank-Giro | Singapour, giro interbancaire
IBP Clearing system IBP | Clearingsystem IBP | Système de compensation IBP
IMP India, immediate payments | Indien, Sofortzahlungen | Inde, paiements immédiats
INC India, national clearing house | Indien, Clearinghaus | Inde, chambre de compensation
ISG Iceland, retail clearing | Island, Massenzahlungen | Islande, paiements de détail
ISR Israel, large payments | Israel, Großbeträge | Israël, gros montants
ISW Clearing system ISW | Clearingsystem ISW | Système de compensation ISW
JOD Jordan, large payments | Jordanien, Großbeträge | Jordanie, gros montants
KPS Kenya, large payments | Kenia, Großbeträge | Kenya, gros montants
KTS Kuwait, large payments | Kuwait, Großbeträge | Koweït, gros montants
LGS Luxembourg, gross settlement | Luxemburg, Bruttoverrechnung | Luxembourg, règlement brut
LKB Sri Lanka, central bank | Sri Lanka, Zentralbank | Sri Lanka, banque centrale
LSW Lesotho, wire system | Lesotho, Großbeträge | Lesotho, gros montants
LVL Latvia, large payments | Lettland, Großbeträge | Lettonie, gros montants
LVT Canada, large value | Kanada, Großbeträge | Canada, gros montants
LYX Payment system LYNX, Canada | Zahlungssystem LYNX, Kanada | Système de paiement LYNX, Canada
MEP Singapore, large payments | Singapur, Großbeträge | Singapour, gros montants
MOC Morocco, clearing | Marokko, Verrechnung | Maroc, compensation
MOS South Africa, multi-option | Südafrika, Großbeträge | Afrique du Sud, gros montants
MQQ Macao, large payments | Macau, Großbeträge | Macao, gros montants
MRS Malta, large payments | Malta, Großbeträge | Malte, gros montants
MUP Mauritius, large payments | Mauritius, Großbeträge | Maurice, gros montants
NAM Namibia, interbank settlement | Namibia, Zwischenbankverrechnung | Namibie, règlement interbancaire
NBO Norway, large payments | Norwegen, Großbeträge | Norvège, gros montants
NFT India, electronic transfer | Indien, elektronische Überweisung | Inde, virement électronique
NOC Norway, clearing | Norwegen, Verrechnung | Norvège, compensation
NOR Norway, retail clearing | Norwegen, Massenzahlungen | Norvège, paiements de détail
NPP Australia, new payments platform | Australien, neue Zahlungsplattform | Australie, nouvelle plateforme de paiement
NSS United Kingdom, net settlement | Vereinigtes Königreich, Nettoverrechnung | Royaume-Uni, règlement net
NZE New Zealand, exchange settlement | Neuseeland, Verrechnungskonten | Nouvelle-Zélande, comptes de règlement
PCH Switzerland, post clearing | Schweiz, Postverrechnung | Suisse, compensation postale
PDS Australia, large payments | Australien, Großbeträge | Australie, gros montants
PEG Egypt, large payments | Ägypten, Großbeträge | Égypte, gros montants
PNS France, net settlement | Frankreich, Nettoverrechnung | France, règlement net
PSA Austria, payment services | Österreich, Zahlungsdienste | Autriche, services de paiement
PTR Angola, real-time payments | Angola, Echtzeitzahlungen | Angola, paiements instantanés
PVE Venezuela, payments | Venezuela, Zahlungen | Venezuela, paiements
RBM Malawi, reserve bank | Malawi, Zentralbank | Malawi, banque centrale
REN Sweden, real-time payments | Schweden, Echtzeitzahlungen | Suède, paiements instantanés
RGS Lithuania, gross settlement | Litauen, Bruttoverrechnung | Lituanie, règlement brut
RIX Sweden, large payments | Schweden, Großbeträge | Suède, gros montants
ROL Romania, large payments, old | Rumänien, Großbeträge, alt | Roumanie, gros montants, ancien
RON Romania, large payments | Rumänien, Großbeträge | Roumanie, gros montants
ROS Romania, GSRS securities | Rumänien, Wertpapiere | Roumanie, titres
RTG Real-time gross settlement | Echtzeit-Bruttoverrechnung | Règlement brut en temps réel
RTP USA, real-time payments | USA, Echtzeitzahlungen | États-Unis, paiements instantanés
RTR Canada, real-time rail | Kanada, Echtzeitnetz | Canada, réseau instantané
SCL Germany, SEPA-Clearer | Deutschland, SEPA-Clearer | Allemagne, SEPA-Clearer
SCP Chile, interbank payments | Chile, Zwischenbankzahlungen | Chili, paiements interbancaires
SEC Clearing system SEC | Clearingsystem SEC | Système de compensation SEC
SEU Settlement in euro, Denmark | Dänemark, Euroverrechnung | Règlement en euros, Danemark
SGA Clearing system SGA | Clearingsystem SGA | Système de compensation SGA
SIC Switzerland, SIC | Schweiz, SIC | Suisse, SIC
SIP Slovakia, interbank payments | Slowakei, Zwischenbankzahlungen | Slovaquie, paiements interbancaires
SIT France, retail clearing SIT | Frankreich, Massenzahlungen SIT | France, paiements de détail SIT
SLB Spain, large payments | Spanien, Großbeträge | Espagne, gros montants
SPG Portugal, large payments | Portugal, Großbeträge | Portugal, gros montants
SRB Serbia, large payments | Serbien, Großbeträge | Serbie, gros montants
SSK Clearing system SSK | Clearingsystem SSK | Système de compensation SSK
ST2 EBA Clearing, STEP2 | EBA Clearing, STEP2 | EBA Clearing, STEP2
STG United Kingdom, sterling | Vereinigtes Königreich, Sterling | Royaume-Uni, livre sterling
TBF France, large payments | Frankreich, Großbeträge | France, gros montants
TCH USA, the clearing house | USA, The Clearing House | États-Unis, The Clearing House
TGT TARGET | TARGET | TARGET
THB Thailand, large payments | Thailand, Großbeträge | Thaïlande, gros montants
THN Thailand, national clearing | Thailand, nationale Verrechnung | Thaïlande, compensation nationale
TIS Tanzania, interbank settlement | Tansania, Zwischenbankverrechnung | Tanzanie, règlement interbancaire
TOP Netherlands, large payments | Niederlande, Großbeträge | Pays-Bas, gros montants
TTD Trinidad and Tobago | Trinidad und Tobago | Trinité-et-Tobago
TWP Taiwan, interbank payments | Taiwan, Zwischenbankzahlungen | Taïwan, paiements interbancaires
UBE Clearing system UBE | Clearingsystem UBE | Système de compensation UBE
UIS Uganda, interbank settlement | Uganda, Zwischenbankverrechnung | Ouganda, règlement interbancaire
UKD United Kingdom, domestic | Vereinigtes Königreich, Inland | Royaume-Uni, paiements nationaux
UPI India, unified payments | Indien, einheitliche Zahlungen | Inde, paiements unifiés
VCS Clearing system VCS | Clearingsystem VCS | Système de compensation VCS
XCT EBA Clearing, STEP2 transfers | EBA Clearing, STEP2-Überweisungen | EBA Clearing, virements STEP2
ZEN Japan, Zengin | Japan, Zengin | Japon, Zengin
ZET Zimbabwe, electronic transfers | Simbabwe, elektronische Überweisungen | Zimbabwe, virements électroniques
ZIS Zambia, interbank settlement | Sambia, Zwischenbankverrechnung | Zambie, règlement interbancaire
`;
