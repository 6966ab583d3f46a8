/** German names of the elements that only statements, reports and notifications of accounts have, one a line: tag, then name. */
export const germanReportNames = `
Acct Konto
AcctOwnrTxId Transaktions-ID des Kontoinhabers
AcctSvcrTxId Transaktions-ID des kontoführenden Instituts
ActlDt Tatsächliches Datum
AddtlCardData Weitere Kartendaten
AddtlInfInd Verweis auf weitere Angaben
AddtlNtfctnInf Weitere Angaben zum Avis
AddtlNtryInf Weitere Angaben zur Buchung
AddtlPdctInf Weitere Angaben zum Produkt
AddtlRptInf Weitere Angaben zum Bericht
AddtlStmtInf Weitere Angaben zum Auszug
AddtlSvc Zusatzleistung
AddtlTxInf Weitere Angaben zur Transaktion
Aggtd Zusammengefasst
AggtdNtry Sammelbuchung
AmtDtls Angaben zum Betrag
AmtsdVal Fortgeführter Wert
AnncdPstngAmt Angekündigter Betrag
ApprvlNb Zulassungsnummer
AttndncCntxt Mit oder ohne Personal
AttndntLang Sprache des Personals
AttndntMsgCpbl Kann dem Personal Meldungen zeigen
AuthntcnMtd Art der Authentifizierung
AuthntcnNtty Authentifiziert durch
Avlbty Verfügbarkeit
Bal Saldo
BdryAmt Grenzbetrag
BkToCstmrAcctRpt Untertägiger Kontobericht
BkToCstmrDbtCdtNtfctn Belastungs- und Gutschriftsanzeige
BkToCstmrStmt Kontoauszug
BkTxCd Geschäftsvorfallcode
BookgDt Buchungsdatum
Btch Sammler
CSCMgmt Umgang mit der Prüfziffer
CSCVal Kartenprüfziffer
Card Karte
CardBrnd Kartenmarke
CardCtryCd Land der Karte
CardDataNtryMd Art der Kartenlesung
CardPres Karte lag vor
CardRdngCpblties Mögliche Kartenlesung
CardSctyCd Kartenprüfziffer
CardSeqNb Kartenfolgenummer
CardTx Kartenzahlung
CcyXchg Währungsumrechnung
CdtLine Kreditlinie
CdtNtries Gutschriften
Cmpnt Bestandteil
CntrValAmt Gegenwert
ComssnWvrInd Provision erlassen
CorpActn Kapitalmaßnahme
Cpblties Fähigkeiten
CpyDplctInd Kopie oder Duplikat
CrdhldrPres Karteninhaber anwesend
CrdhldrVrfctnCpblties Mögliche Prüfung des Inhabers
CshDpst Bareinzahlung
DbtNtries Belastungen
DealPric Abschlusskurs
DispCpblties Anzeige
DispTp Art der Anzeige
DlvrgAgt Lieferndes Institut
Domn Bereich
EQAmt Gleich dem Betrag
EQSeq Gleich der Nummer
ElctrncSeqNb Elektronische Folgenummer
EndDt Enddatum
EvtId Ereignis-ID
EvtTp Ereignisart
FaceAmt Nennbetrag
FcstInd Vorausschau
FctvDt Gültig ab
FinInstrmId Wertpapier
FllbckInd Ersatzverfahren
Fmly Familie
FrAmt Ab Betrag
FrDtTm Von (Zeitpunkt)
FrSeq Ab Nummer
FrToAmt Betragsspanne
FrToSeq Nummernbereich
FrstTx Erste Transaktion
GrpId Gruppen-ID
ICCRltdData Chipdaten
ISIN ISIN
Incl Eingeschlossen
Indv Einzelne Transaktion
Intrst Zinsen
IssgAgt Ausgebendes Institut
LastPgInd Letzte Seite
LastTx Letzte Transaktion
LglSeqNb Rechtliche Folgenummer
LineWidth Zeichen je Zeile
ManfctrId Hersteller
Mdl Modell
MktInfrstrctrTxId Transaktions-ID des Clearings
MsgPgntn Seite der Nachricht
MsgRcpt Empfänger der Nachricht
NEQAmt Ungleich dem Betrag
NEQSeq Ungleich der Nummer
NbOfDays Anzahl der Tage
NbOfLines Anzahl der Zeilen
NbOfNotes Anzahl der Scheine
NbOfNtries Anzahl der Buchungen
NoteDnmtn Stückelung
Ntfctn Avis
NtfctnPgntn Seite des Avis
Ntry Buchung
NtryDtls Angaben zur Buchung
NtryRef Buchungsreferenz
OnLineCntxt Online
OnLineCpblties Online oder offline
OrgnlAndCurFaceAmt Ursprünglicher und heutiger Betrag
OrgnlBizQry Ursprüngliche Anfrage
OrgnlBkTxCd Ursprünglicher Geschäftsvorfallcode
OthrId Andere Kennung
Ownr Inhaber
PAN Kartennummer
POI Akzeptanzstelle
POICmpntTp Art des Bestandteils
Pctg Prozentsatz
Pdct Produkt
PdctAmt Betrag des Produkts
PdctCd Produktcode
PdctQty Menge des Produkts
PgNb Seitenzahl
PlainCardData Kartendaten
PmtCntxt Umstände der Zahlung
PrcgId Verarbeitungs-ID
PrePdAcct Guthabenkonto
Pric Preis
PrtLineWidth Zeichen je gedruckter Zeile
PrtryAmt Betrag eigener Art
QtnDt Kursdatum
Qty Menge
RcvgAgt Empfangendes Institut
RePresntmntRsn Grund der erneuten Vorlage
Refs Referenzen
RltdAcct Zugehöriges Konto
RltdAgts Beteiligte Institute
RltdDts Daten
RltdPric Kurs
RltdPties Beteiligte
RltdQties Mengen
Rpt Bericht
RptPgntn Seite des Berichts
RptgSeq Bereich der Buchungen
RptgSrc Quelle des Berichts
RtrInf Rückgabe
RvslInd Storno
SaleRcncltnId Abgleich-ID des Händlers
SaleRefNb Verkaufsreferenz
SeqNbRg Nummernbereich
SfkpgAcct Depot
Sfx Zusatz
ShrtNm Kurzname
SrlNb Seriennummer
StartDt Anfangsdatum
Stmt Auszug
StmtPgntn Seite des Auszugs
SttlmPlc Abwicklungsort
SubFmlyCd Unterfamilie
SubTp Unterart
Sum Summe
SvcCd Servicecode
Svcr Kontoführendes Institut
SysNm Name des Systems
TechInptChanl Eingangskanal
ToAmt Bis Betrag
ToDtTm Bis (Zeitpunkt)
ToSeq Bis Nummer
TradActvtyCtrctlSttlmDt Vereinbarter Abwicklungstag
TradDt Handelstag
TradgPty Handelspartei
TrckData Spurdaten
TrckNb Spurnummer
TrckVal Spurinhalt
TtlCdtNtries Alle Gutschriften
TtlDbtNtries Alle Belastungen
TtlIntrstAndTaxAmt Zinsen und Steuern insgesamt
TtlNetNtry Nettosumme
TtlNetNtryAmt Nettobetrag
TtlNtries Alle Buchungen
TtlNtriesPerBkTxCd Buchungen je Geschäftsvorfallcode
Tx Transaktion
TxAmt Transaktionsbetrag
TxChanl Vertriebsweg
TxCtgy Transaktionskategorie
TxDtRg Zeitraum
TxDtTm Zeitpunkt der Transaktion
TxDtls Angaben zur Transaktion
TxEnvt Umfeld
TxRef Transaktionsreferenz
TxsSummry Übersicht der Buchungen
Unit Stück
UnitOfMeasr Maßeinheit
UnitPric Stückpreis
Val Wert
ValDt Wertstellung
ValTp Art des Werts
VldtnDt Prüfdatum
VldtnSeqNb Prüfnummer
VldtyRg Gültigkeitsbereich
VrsnNb Version
XpryDt Gültig bis
Yldd Rendite
`;
