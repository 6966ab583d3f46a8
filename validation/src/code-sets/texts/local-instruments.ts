/** Local instruments, in the notation of `read-code-texts.ts`. */
export const localInstrumentTexts = `
[local_instrument]
04 Pre-authorised debit, plain | Abbuchung, einfach
05 Debit by authorisation | Einzugsermächtigung
08 Debit for business customers | Lastschrift für Firmen
19 Business debit, closed group | Firmenlastschrift, geschlossener Kreis
58 Business-to-business debit | Firmenlastschrift
60 Recovered debit | Wieder eingereichte Lastschrift
82 Non-fixed debit, electronic | Variable Lastschrift, elektronisch
83 Fixed debit, electronic | Feste Lastschrift, elektronisch
85 Accelerated business debit | Beschleunigte Firmenlastschrift
89 Interbank debit order | Zwischenbank-Lastschrift
ACCEPT Payment slip with acceptance | Zahlschein mit Akzept
ADD Authenticated direct debit | Authentifizierte Lastschrift
ARC Cheque converted from the mail | Umgewandelter Briefscheck
ASTI Instant transfer, Saudi Arabia | Echtzeitüberweisung Saudi-Arabien
B2B SEPA business debit | SEPA-Firmenlastschrift
B2BAMIPM Business debit, prior mandate change | Firmenlastschrift, vorab geändertes Mandat
BACP Back office conversion | Umwandlung im Rückraum
BPA Bill payment | Rechnungszahlung
BSE Bulk settlement entry | Sammelverrechnung
CARD Card clearing | Kartenverrechnung
CCD Cash concentration, USA | Cash-Konzentration, USA
CCI Cash concentration, international | Cash-Konzentration, international
CHN Payment from a batch file | Zahlung aus Stapeldatei
CIE Customer's own bill payment | Rechnungszahlung vom Kunden
CLSCCPERX Central counterparty, exchange | Zentrale Gegenpartei, Börse
CLSCCPLCH Central counterparty, clearing house | Zentrale Gegenpartei, Clearinghaus
COR1 SEPA debit, one day (former) | SEPA-Lastschrift, ein Tag (früher)
CORAMIPM Basic debit, prior mandate change | Basislastschrift, vorab geändertes Mandat
CORE SEPA basic debit | SEPA-Basislastschrift
CPP Cash per post | Bargeld per Post
CR1AMIPM One-day debit, prior mandate change | Eintageslastschrift, vorab geändertes Mandat
CTP Corporate trade payment | Handelszahlung von Firmen
CTX Corporate trade exchange | Firmenzahlung mit Avis
DDFA Debit of fixed amount | Lastschrift mit festem Betrag
DDMC Debit, mandate with creditor | Lastschrift, Mandat beim Empfänger
DDMP Debit, mandate with payer's bank | Lastschrift, Mandat bei Zahlerbank
DDMU Debit, mandate unknown | Lastschrift, Mandat unbekannt
DDNR Debit without refund right | Lastschrift ohne Erstattungsrecht
DDT Direct debit | Lastschrift
FADAMIPM Fixed debit, prior mandate change | Feste Lastschrift, vorab geändertes Mandat
FDP Final debit payment | Letzte Lastschrift
GST Truncated credit slip | Beleglose Gutschrift
IAT International payment, USA | Auslandszahlung, USA
ICMC Incident management correction | Korrektur nach Störung
IDEAL Online payment iDEAL | Onlinezahlung iDEAL
IMD Image of a document | Belegbild
IN Cross-border transfer | Grenzüberschreitende Überweisung
INST SEPA instant transfer | SEPA-Echtzeitüberweisung
INSTIDEAL Instant transfer for iDEAL | Echtzeitüberweisung für iDEAL
INSTNT01 Instant transfer, non-time-critical | Echtzeit, nicht zeitkritisch
INSTNT01IDEAL iDEAL instant, not time-critical | iDEAL in Echtzeit, nicht zeitkritisch
INSTTC01 Instant transfer, time-critical | Echtzeit, zeitkritisch
INSTTC01IDEAL iDEAL instant, time-critical | iDEAL in Echtzeit, zeitkritisch
IPA Instant payment, other scheme | Echtzeitzahlung, anderes Verfahren
ISE Image of a cheque entry | Bildbasierter Scheckeinzug
ITP Irrevocable payment | Unwiderrufliche Zahlung
MANP Mandated payment | Zahlung mit Mandat
MDP Mandated direct payment | Direktzahlung mit Mandat
NLDO Dutch domestic transfer | Niederländische Inlandsüberweisung
NLGOV Dutch government transfer | Niederländische Behördenüberweisung
NLUP Dutch urgent transfer | Niederländische Eilüberweisung
ONCL Overnight clearing | Nachtverrechnung
PERI Periodic payment | Regelmäßige Zahlung
POP Cheque turned at the till | Scheck an der Kasse umgewandelt
POS Point of sale | Verkaufsstelle
PPD Prearranged private payment | Vereinbarte Privatzahlung
RCK Represented cheque | Erneut vorgelegter Scheck
RDD Returned direct debit | Zurückgegebene Lastschrift
RIBA Italian bank receipt | Italienische Bankquittung
RIDO Italian debit, ordinary | Italienische Lastschrift, gewöhnlich
RIDV Italian debit, fast | Italienische Lastschrift, schnell
RTR Returned transfer | Zurückgegebene Überweisung
SBTI Same bank transfer, instant | Bankinterne Echtzeitüberweisung
SCN Real-time payment, low value | Echtzeit-Kleinbetrag
SDCL Same-day clearing | Taggleiche Verrechnung
SDD Same-day debit | Taggleiche Lastschrift
SDN Same-day payment, not urgent | Taggleich, nicht eilig
SGT Standing order | Dauerauftrag
SOP Standing order, private | Dauerauftrag, privat
SRD Standing direct debit | Wiederkehrende Lastschrift
SRT Standing transfer | Wiederkehrende Überweisung
STR Standing instruction, regular | Regelmäßiger Auftrag
TEL By telephone | Per Telefon
TRF Transfer | Überweisung
UDD Unpaid direct debit | Nicht eingelöste Lastschrift
WEB By Internet | Über das Internet
`;
