/** Service levels, charges, references and documents, in the notation of `read-code-texts.ts`. */
export const paymentTexts = `
[service_level]
BKTR Booking inside one bank | Buchung innerhalb einer Bank | Écriture au sein d'une banque
EOLO Domestic transfer of large value | Inländische Großbetragszahlung | Virement national de gros montant
G001 Tracked customer payment | Verfolgbare Kundenzahlung | Paiement client suivi
G002 Tracked payment, stop and recall | Verfolgbar mit Stopp und Rückruf | Paiement suivi, arrêt et rappel
G003 Tracked corporate payment | Verfolgbare Firmenzahlung | Paiement d'entreprise suivi
G004 Tracked bank payment | Verfolgbare Bankzahlung | Paiement bancaire suivi
G005 Tracked instant payment | Verfolgbare Echtzeitzahlung | Paiement instantané suivi
G006 Tracked payment, other currency | Verfolgbar in anderer Währung | Paiement suivi, autre devise
G007 Tracked low-value payment | Verfolgbare Kleinbetragszahlung | Paiement suivi de petit montant
G009 Tracked payment, own agreement | Verfolgbar nach eigener Vereinbarung | Paiement suivi, accord propre
INST Instant payment | Echtzeitzahlung | Paiement instantané
NPCA Payment with next-day cash | Zahlung mit Folgetagsverfügbarkeit | Paiement disponible le lendemain
NUGP Not urgent, with priority | Nicht eilig, mit Vorrang | Non urgent, prioritaire
NURG Not urgent | Nicht eilig | Non urgent
PRPT Processing with priority | Vorrangige Verarbeitung | Traitement prioritaire
SDVA Same-day value | Taggleiche Wertstellung | Valeur le jour même
SEPA SEPA scheme | SEPA-Verfahren | Schéma SEPA
SPLI Bulk to be split | Sammler wird aufgeteilt | Remise à fractionner
SRTP SEPA request to pay | SEPA-Zahlungsanforderung | Demande de paiement SEPA
SVAT Split for value added tax | Aufteilung für Umsatzsteuer | Fractionnement pour la TVA
SVDE Same value date everywhere | Gleiche Wertstellung überall | Même date de valeur partout
URGP Urgent | Eilig | Urgent
URNS Urgent, over a net system | Eilig über Nettosystem | Urgent, par un système net
WFSM Waits for the sender's go-ahead | Wartet auf Freigabe des Senders | Attend l'accord de l'émetteur
[charge_type]
ACCM Account management | Kontoführung | Tenue de compte
AMND Amendment | Änderung | Modification
BRKF Brokerage | Courtage | Courtage
BTCH Batch booking | Sammelbuchung | Écriture groupée
CFEE Cancellation | Stornierung | Annulation
CLEF Clearing | Verrechnung | Compensation
COMM Commission | Provision | Commission
DEBT Borne by the payer | Zulasten des Zahlers | À la charge du payeur
INTE Interest | Zinsen | Intérêts
INVS Investigation | Nachforschung | Recherche
NSTP Manual processing | Manuelle Verarbeitung | Traitement manuel
RECH Recharge | Weiterbelastung | Refacturation
SUMM Sum of several | Summe mehrerer | Total de plusieurs frais
TELE Telecommunication | Telekommunikation | Télécommunications
[creditor_reference_type]
DISP Dispatch advice | Versandanzeige | Avis d'expédition
FXDR Foreign exchange deal | Devisengeschäft | Opération de change
PUOR Purchase order | Bestellung | Bon de commande
RADM Remittance advice | Zahlungsavis | Avis de paiement
RPIN Related payment instruction | Zugehöriger Zahlungsauftrag | Ordre de paiement lié
SCOR Structured reference | Strukturierte Referenz | Référence structurée
[document_type]
AROI Account receivable, open item | Offener Posten | Créance, poste ouvert
BOLD Bill of lading | Konnossement | Connaissement
CINV Commercial invoice | Handelsrechnung | Facture commerciale
CMCN Commercial contract | Handelsvertrag | Contrat commercial
CNFA Credit note for charges | Gutschrift zu Entgelten | Avoir sur frais
CONT Contract | Vertrag | Contrat
CREN Credit note | Gutschrift | Avoir
DEBN Debit note | Belastungsanzeige | Note de débit
DISP Dispatch advice | Versandanzeige | Avis d'expédition
DNFA Debit note for charges | Belastung zu Entgelten | Note de débit sur frais
HIRI Hire invoice | Mietrechnung | Facture de location
INVS Investigation request | Nachforschungsanfrage | Demande de recherche
MSIN Metered service invoice | Verbrauchsabrechnung | Facture de service mesuré
PROF Pro forma invoice | Proforma-Rechnung | Facture pro forma
PUOR Purchase order | Bestellung | Bon de commande
QUOT Quotation | Angebot | Devis
SBIN Self-billed invoice | Gutschrift des Käufers | Autofacture
SOAC Statement of account | Kontoauszug | Relevé de compte
SPRR Remittance sent apart | Getrennt gesendetes Avis | Avis de paiement séparé
TISH Time sheet | Stundennachweis | Relevé d'heures
TSUT Trade services transaction | Handelsfinanzierung | Opération de financement du commerce
USAR Usage report | Nutzungsbericht | Rapport d'utilisation
VCHR Voucher | Beleg | Pièce justificative
`;
