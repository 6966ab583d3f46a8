/** Local instruments, in the notation of `read-code-texts.ts`. */
export const localInstrumentTexts = `
[local_instrument]
04 German debit authorised at the bank | Abbuchungsauftrag | Prélèvement allemand autorisé auprès de la banque
05 German debit authorised at the payee | Einzugsermächtigung | Prélèvement allemand autorisé auprès du créancier
08 French direct debit | Französische Lastschrift | Avis de prélèvement
19 Spanish debit to consumers (CSB19) | Spanische Lastschrift an Verbraucher (CSB19) | Prélèvement espagnol, particuliers (CSB19)
58 Spanish debit to businesses (CSB58) | Spanische Lastschrift an Firmen (CSB58) | Prélèvement espagnol, entreprises (CSB58)
60 French bill of exchange or promissory note | Französischer Wechsel | Lettre de change ou billet à ordre relevé
82 Debit authorised at the payee | Einzugsermächtigung | Prélèvement autorisé auprès du créancier
83 Debit authorised at the bank | Abbuchungsauftrag | Prélèvement autorisé auprès de la banque
85 French direct debit, accelerated | Französische Lastschrift, beschleunigt | Avis de prélèvement accéléré
89 French direct debit, verified | Französische Lastschrift, geprüft | Avis de prélèvement vérifié
ACCEPT Dutch Acceptgiro | Niederländisches Acceptgiro | Acceptgiro néerlandais
ADD Authenticated direct debit | Authentifizierte Lastschrift | Prélèvement authentifié
ARC Cheque for an account receivable | Scheck zu einer Forderung | Chèque de créance client
ASTI Sent by an authorised third party | Von beauftragtem Dritten gesendet | Envoyé par un tiers autorisé
B2B SEPA business debit | SEPA-Firmenlastschrift | Prélèvement SEPA interentreprises
B2BAMIPM SEPA business debit, paper mandate | SEPA-Firmenlastschrift, Papiermandat | Prélèvement interentreprises, mandat papier
BACP Entered by hand | Von Hand eingegeben | Saisi manuellement
BPA Instant batch payment, Aruba | Echtzeitzahlung im Stapel, Aruba | Paiement instantané par lot, Aruba
BSE German paperless cheque collection | Belegloser Scheckeinzug | Encaissement de chèques allemand sans papier
CARD Card clearing | Kartenverrechnung | Compensation de cartes
CCD Cash concentration of companies | Cash-Konzentration von Firmen | Concentration de trésorerie d'entreprises
CCI Cash management inside a group | Liquiditätssteuerung im Konzern | Gestion de trésorerie intragroupe
CHN Truncated cheque | Belegloser Scheck | Chèque dématérialisé
CIE Credit started by a consumer | Gutschrift eines Verbrauchers | Crédit émis par un particulier
CLSCCPERX CLS clearing for Eurex | CLS-Clearing für Eurex | Compensation CLS pour Eurex
CLSCCPLCH CLS clearing for London Clearing House | CLS-Clearing für London Clearing House | Compensation CLS pour London Clearing House
COR1 SEPA debit, one day (former) | SEPA-Lastschrift, ein Tag (früher) | Prélèvement SEPA à un jour (ancien)
CORAMIPM SEPA basic debit, paper mandate | SEPA-Basislastschrift, Papiermandat | Prélèvement SEPA Core, mandat papier
CORE SEPA basic debit | SEPA-Basislastschrift | Prélèvement SEPA Core
CPP Cash per post | Bargeld per Post | Espèces par la poste
CR1AMIPM SEPA debit, one day, paper mandate | SEPA-Lastschrift, ein Tag, Papiermandat | Prélèvement SEPA à un jour, mandat papier
CTP Transfer, instant is possible as well | Überweisung, auch in Echtzeit möglich | Virement, instantané aussi possible
CTX Trade payment between companies | Handelszahlung zwischen Firmen | Échange commercial entre entreprises
DDFA SEPA debit of a fixed amount | SEPA-Lastschrift, fester Betrag | Prélèvement SEPA à montant fixe
DDMC Debit, confirmed electronic mandate | Lastschrift, bestätigtes elektronisches Mandat | Prélèvement, mandat électronique confirmé
DDMP Debit, paper mandate | Lastschrift, Papiermandat | Prélèvement, mandat papier
DDMU Debit, unconfirmed electronic mandate | Lastschrift, unbestätigtes elektronisches Mandat | Prélèvement, mandat électronique non confirmé
DDNR SEPA basic debit without refund right | SEPA-Basislastschrift ohne Erstattungsrecht | Prélèvement SEPA Core sans remboursement
DDT Direct debit | Lastschrift | Prélèvement
FADAMIPM SEPA debit of a fixed amount, paper mandate | SEPA-Lastschrift, fester Betrag, Papiermandat | Prélèvement à montant fixe, mandat papier
FDP Forward-dated payment, UK | Terminzahlung, Vereinigtes Königreich | Paiement différé, Royaume-Uni
GST Truncated credit transfer | Beleglose Überweisung | Virement dématérialisé
IAT International clearing house payment | Internationale Clearinghaus-Zahlung | Paiement international par compensation
ICMC Correction after an incident | Korrektur nach Störung | Correction après incident
IDEAL Online payment iDEAL | Onlinezahlung iDEAL | Paiement en ligne iDEAL
IMD Immediate payment, UK | Sofortzahlung, Vereinigtes Königreich | Paiement immédiat, Royaume-Uni
IN Cross-border transfer | Grenzüberschreitende Überweisung | Virement transfrontalier
INST Instant credit transfer | Echtzeitüberweisung | Virement instantané
INSTIDEAL iDEAL as an instant transfer | iDEAL als Echtzeitüberweisung | iDEAL par virement instantané
INSTNT01 Dutch transfer processed instantly | Niederländische Überweisung, sofort verarbeitet | Virement néerlandais traité instantanément
INSTNT01IDEAL iDEAL transfer processed instantly | iDEAL-Überweisung, sofort verarbeitet | Virement iDEAL traité instantanément
INSTTC01 Dutch instant transfer | Niederländische Echtzeitüberweisung | Virement instantané néerlandais
INSTTC01IDEAL Dutch instant transfer for iDEAL | Niederländische Echtzeitüberweisung, iDEAL | Virement instantané néerlandais pour iDEAL
IPA Instant transfer, Aruba | Echtzeitüberweisung, Aruba | Virement instantané, Aruba
ISE German cheque collection by image | Imagegestützter Scheckeinzug | Encaissement de chèques allemand par image
ITP Instant transfer, ordinary possible as well | Echtzeit, auch gewöhnlich möglich | Virement instantané, ordinaire aussi possible
MANP Sent by the central bank on behalf | Von der Zentralbank im Auftrag gesendet | Envoyé par la banque centrale en secours
MDP Payment over three days, UK | Zahlung über drei Tage, Vereinigtes Königreich | Paiement sur trois jours, Royaume-Uni
NLDO Dutch domestic payment | Niederländische Inlandszahlung | Paiement national néerlandais
NLGOV Dutch bankers' association's debit | Lastschrift des niederländischen Bankenverbands | Prélèvement de l'association bancaire néerlandaise
NLUP Dutch domestic payment, urgent | Niederländische Inlandszahlung, eilig | Paiement national néerlandais, urgent
ONCL Overnight clearing | Nachtverrechnung | Compensation de nuit
PERI With extended remittance information | Mit erweitertem Verwendungszweck | Avec motif étendu
POP Point of purchase | Verkaufspunkt | Point d'achat
POS Point of sale | Verkaufsstelle | Point de vente
PPD Prearranged private payment | Vereinbarte Privatzahlung | Paiement privé convenu d'avance
RCK Represented cheque | Erneut vorgelegter Scheck | Chèque représenté
RDD Returned direct debit | Zurückgegebene Lastschrift | Prélèvement retourné
RIBA Italian collection without authorisation | Italienischer Einzug (RIBA) | Encaissement italien non préautorisé (RIBA)
RIDO Italian debit, ordinary | Italienische Lastschrift, gewöhnlich | Prélèvement italien ordinaire
RIDV Italian debit, fast | Italienische Lastschrift, schnell | Prélèvement italien rapide
RTR Returned transfer | Zurückgegebene Überweisung | Virement retourné
SBTI Liquidity for another settlement system | Liquidität für anderes Verrechnungssystem | Liquidité vers un autre système de règlement
SCN Revoked truncated cheque | Widerrufener belegloser Scheck | Chèque dématérialisé révoqué
SDCL Same-day clearing, New Zealand | Taggleiche Verrechnung, Neuseeland | Compensation le jour même, Nouvelle-Zélande
SDD Revoked direct debit | Widerrufene Lastschrift | Prélèvement révoqué
SDN Dutch invoice payment (SDN) | Niederländische Rechnungszahlung (SDN) | Paiement de facture néerlandais (SDN)
SGT Revoked truncated transfer | Widerrufene beleglose Überweisung | Virement dématérialisé révoqué
SOP Standing order | Dauerauftrag | Ordre permanent
SRD Revoked return of a debit | Widerrufene Rückgabe einer Lastschrift | Retour de prélèvement révoqué
SRT Revoked return of a transfer | Widerrufene Rückgabe einer Überweisung | Retour de virement révoqué
STR Revoked transfer | Widerrufene Überweisung | Virement révoqué
TEL By telephone | Per Telefon | Par téléphone
TRF Transfer | Überweisung | Virement
UDD Debit without authentication | Nicht authentifizierte Lastschrift | Prélèvement non authentifié
WEB By Internet | Über das Internet | Par Internet
`;
