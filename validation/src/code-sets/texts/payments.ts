/** Service levels, charges, references and documents, in the notation of `read-code-texts.ts`. */
export const paymentTexts = `
[service_level]
BKTR Booking inside one bank | Buchung innerhalb einer Bank
EOLO Domestic transfer of large value | Inländische Großbetragszahlung
G001 Tracked customer payment | Verfolgbare Kundenzahlung
G002 Tracked payment, stop and recall | Verfolgbar mit Stopp und Rückruf
G003 Tracked corporate payment | Verfolgbare Firmenzahlung
G004 Tracked bank payment | Verfolgbare Bankzahlung
G005 Tracked instant payment | Verfolgbare Echtzeitzahlung
G006 Tracked payment, other currency | Verfolgbar in anderer Währung
G007 Tracked low-value payment | Verfolgbare Kleinbetragszahlung
G009 Tracked payment, own agreement | Verfolgbar nach eigener Vereinbarung
INST Instant payment | Echtzeitzahlung
NPCA Payment with next-day cash | Zahlung mit Folgetagsverfügbarkeit
NUGP Not urgent, with priority | Nicht eilig, mit Vorrang
NURG Not urgent | Nicht eilig
PRPT Processing with priority | Vorrangige Verarbeitung
SDVA Same-day value | Taggleiche Wertstellung
SEPA SEPA scheme | SEPA-Verfahren
SPLI Bulk to be split | Sammler wird aufgeteilt
SRTP SEPA request to pay | SEPA-Zahlungsanforderung
SVAT Split for value added tax | Aufteilung für Umsatzsteuer
SVDE Same value date everywhere | Gleiche Wertstellung überall
URGP Urgent | Eilig
URNS Urgent, over a net system | Eilig über Nettosystem
WFSM Waits for the sender's go-ahead | Wartet auf Freigabe des Senders
[charge_type]
ACCM Account management | Kontoführung
AMND Amendment | Änderung
BRKF Brokerage | Courtage
BTCH Batch booking | Sammelbuchung
CFEE Cancellation | Stornierung
CLEF Clearing | Verrechnung
COMM Commission | Provision
DEBT Borne by the payer | Zulasten des Zahlers
INTE Interest | Zinsen
INVS Investigation | Nachforschung
NSTP Manual processing | Manuelle Verarbeitung
RECH Recharge | Weiterbelastung
SUMM Sum of several | Summe mehrerer
TELE Telecommunication | Telekommunikation
[creditor_reference_type]
DISP Dispatch advice | Versandanzeige
FXDR Foreign exchange deal | Devisengeschäft
PUOR Purchase order | Bestellung
RADM Remittance advice | Zahlungsavis
RPIN Related payment instruction | Zugehöriger Zahlungsauftrag
SCOR Structured reference | Strukturierte Referenz
[document_type]
AROI Account receivable, open item | Offener Posten
BOLD Bill of lading | Konnossement
CINV Commercial invoice | Handelsrechnung
CMCN Commercial contract | Handelsvertrag
CNFA Credit note for charges | Gutschrift zu Entgelten
CONT Contract | Vertrag
CREN Credit note | Gutschrift
DEBN Debit note | Belastungsanzeige
DISP Dispatch advice | Versandanzeige
DNFA Debit note for charges | Belastung zu Entgelten
HIRI Hire invoice | Mietrechnung
INVS Investigation request | Nachforschungsanfrage
MSIN Metered service invoice | Verbrauchsabrechnung
PROF Pro forma invoice | Proforma-Rechnung
PUOR Purchase order | Bestellung
QUOT Quotation | Angebot
SBIN Self-billed invoice | Gutschrift des Käufers
SOAC Statement of account | Kontoauszug
SPRR Remittance sent apart | Getrennt gesendetes Avis
TISH Time sheet | Stundennachweis
TSUT Trade services transaction | Handelsfinanzierung
USAR Usage report | Nutzungsbericht
VCHR Voucher | Beleg
`;
