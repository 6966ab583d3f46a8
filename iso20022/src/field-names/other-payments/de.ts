/** German names of the elements that come with direct debits, orders of customers, headers and rare parts of payments, one a line: tag, then name. */
export const germanOtherPaymentNames = `
AdmstnZn Bezirk des Finanzamts
AdmstnZone Bezirk des Finanzamts
Authstn Ermächtigung
BICOrBEI BIC
BizMsgIdr ID der Geschäftsnachricht
BizPrcgDt Verarbeitungszeitpunkt
BizSvc Dienst
CLSTm CLS-Zeit
CertId Nummer der Bescheinigung
CharSet Zeichensatz
ChqFr Scheck von
ChqInstr Anweisung zum Scheck
ChqMtrtyDt Fälligkeit des Schecks
ChqNb Schecknummer
ChqTp Scheckart
ChrgsAcct Entgeltkonto
ChrgsAcctAgt Institut des Entgeltkontos
ChrgsAmt Entgeltbetrag
ClmNonRctDtls Reklamation wegen Nichteingangs
CntPerPrd Anzahl je Zeitraum
ConfdAmt Bestätigter Betrag
ConfdDt Bestätigtes Datum
CpyDplct Kopie oder Duplikat
CreDt Erstellt am
CrrctdAmt Berichtigter Betrag
CstmrCdtTrfInitn Überweisungsauftrag
CstmrDrctDbtInitn Lastschriftauftrag
CstmrPmtCxlReq Rückruf des Kunden
CstmrPmtRvsl Storno des Kunden
CstmrPmtStsRpt Statusmeldung an den Kunden
CtrctId Vertragsnummer
DlvrTo Zustellen an
DlvryMtd Zustellart
DplctOf Duplikat von
DrctDbtTx Lastschrift
DrctDbtTxInf Lastschrifttransaktion
FICdtTrf Überweisungen zwischen Instituten
FIId Institut
FIToFICstmrDrctDbt Kundenlastschriften
FIToFIPmtRvsl Storno von Lastschriften
FctvIntrBkSttlmDt Tatsächlicher Abwicklungstag
FmlyMdclInsrncInd Krankenversicherung der Familie
Fr Von
FwdgAgt Weiterleitendes Institut
Grnshee Drittschuldner
GrnshmtAdmstr Pfändungsstelle
GrpRvsl Gesamter Sammler storniert
InstrForDbtrAgt Anweisung an das Institut des Zahlers
IntrBk Zwischen Banken
MemoFld Vermerk
MktPrctc Marktpraxis
ModStsId Änderungsstatus-ID
MplyeeTermntnInd Arbeitsverhältnis beendet
MsgDefIdr Nachrichtentyp
OrgnlCdtrAgtAcct Ursprüngliches Konto des Instituts des Zahlungsempfängers
OrgnlDbtrAgtAcct Ursprüngliches Konto des Instituts des Zahlers
OrgnlFnlColltnDt Ursprünglicher letzter Einzugstermin
OrgnlFrqcy Ursprüngliche Häufigkeit
OrgnlGrpCxlId Ursprüngliche Rückruf-ID des Sammlers
OrgnlNxtAgt Ursprüngliches nächstes Institut
OrgnlPmtInfAndCxl Ursprünglicher Auftrag und Rückruf
OrgnlPmtInfAndRvsl Ursprünglicher Auftrag und Storno
OrgnlPmtInfCxlId Ursprüngliche Rückruf-ID des Auftrags
OrgnlReqdColltnDt Ursprünglicher Einzugstermin
OrgnlReqdExctnDt Ursprünglicher Ausführungstermin
OrgnlStmtId Ursprüngliche Auszugs-ID
OrgnlTrckgDays Ursprüngliche Nachverfolgungstage
PmtCxlId Rückruf-ID des Auftrags
PmtInf Auftrag
PmtInfCxl Gesamter Auftrag zurückgerufen
PmtInfCxlSts Rückrufstatus des Auftrags
PmtInfRvsl Gesamter Auftrag storniert
PmtInfSts Status des Auftrags
Prd Zeitraum
PreNtfctnDt Datum der Vorabankündigung
PreNtfctnId Kennung der Vorabankündigung
PrtLctn Druckort
Prty Priorität
PssblDplct Möglicherweise Duplikat
PtInTm Zeitpunkt
RateTp Kursart
Regy Verzeichnis
ReopCaseIndctn Fall wieder eröffnet
RgnlClrZone Verrechnungsgebiet
RjctdMod Änderung abgelehnt
Rltd Zugehöriger Kopf
RmtLctnElctrncAdr Elektronische Adresse des Avis
RmtLctnMtd Zustellung des Avis
RmtLctnPstlAdr Postanschrift des Avis
Room Raum
RvsdInstdAmt Stornierter beauftragter Betrag
RvsdIntrBkSttlmAmt Stornierter Abwicklungsbetrag
RvslId Storno-ID
RvslPmtInfId Storno-ID des Auftrags
RvslRsnInf Stornogrund
Sgntr Signatur
SrcCcy Ausgangswährung
StmtDtls Angaben zum Auszug
TaxblBaseAmt Bemessungsgrundlage
ThrdRmbrsmntAgt Drittes Deckungsinstitut
ThrdRmbrsmntAgtAcct Konto des dritten Deckungsinstituts
Titl Titel
To An
TrckgDays Nachverfolgungstage
TrckrData Nachverfolgung
TrckrRcrd Eintrag der Nachverfolgung
TrgtCcy Zielwährung
TtlChrgsAndTaxAmt Entgelte und Steuern insgesamt
TtlRvsdIntrBkSttlmAmt Summe der Stornierungen
TtlTaxAmt Steuern insgesamt
TtlTaxblBaseAmt Bemessungsgrundlage insgesamt
UndrlygCstmrCdtTrf Zugrunde liegende Kundenüberweisung
UnitCcy Basiswährung
XchgRateData Wechselkurs
XchgRateInf Wechselkurs
Yr Jahr
`;
