/** German names of the elements, one a line: tag, then name. */
export const germanNames = `
Accptd Angenommen
AccptncDtTm Annahmezeitpunkt
AcctSvcrRef Referenz der kontoführenden Stelle
AddtlInf Zusätzliche Angaben
AddtlRmtInf Zusätzlicher Verwendungszweck
AdjstmntAmtAndRsn Anpassung und Grund
Adr Adresse
AdrLine Adresszeile
AdrTp Adressart
Agt Institut
AmdmntInd Änderungskennzeichen
AmdmntInfDtls Änderungsangaben
Amt Betrag
AnyBIC BIC
Assgne Zugewiesen an
Assgnmt Zuweisung
AssgnmtCxlConf Aufhebung der Zuweisung bestätigt
Assgnr Zugewiesen von
Authrty Behörde
BIC BIC
BICFI BIC
BirthDt Geburtsdatum
BldgNb Hausnummer
BldgNm Gebäudename
Br Getragen von
BrnchId Filiale
BtchBookg Sammelbuchung
Case Fall
Ccy Währung
CcyOfTrf Überweisungswährung
Cd Code
CdOrPrtry Code oder eigener Code
CdtDbtInd Gutschrift oder Belastung
CdtDtTm Zeitpunkt der Gutschrift
CdtNoteAmt Gutschriftbetrag
CdtTrfTxInf Überweisung
Cdtr Zahlungsempfänger
CdtrAcct Konto des Zahlungsempfängers
CdtrAgt Institut des Zahlungsempfängers
CdtrAgtAcct Konto des Instituts des Zahlungsempfängers
CdtrRefInf Referenz des Zahlungsempfängers
CdtrSchmeId Gläubiger-Identifikation
ChanlTp Art des Kanals
ChrgBr Entgeltregelung
ChrgInclInd Entgelte enthalten
Chrgs Entgelte
ChrgsInf Entgelte
CityOfBirth Geburtsort
ClrChanl Clearingkanal
ClrSys Clearingsystem
ClrSysId Clearingsystem
ClrSysMmbId Teilnehmer am Clearingsystem
ClrSysRef Referenz des Clearingsystems
Compstn Entschädigung
CompstnAmt Entschädigungsbetrag
Conf Bestätigung
CreDtTm Erstellungszeitpunkt
Cretr Ersteller
CrrctnTx Korrekturzahlung
CtctDtls Kontaktdaten
Ctgy Kategorie
CtgyDtls Angaben zur Kategorie
CtgyPurp Zweckkategorie
CtrlData Kontrolldaten
CtrlSum Kontrollsumme
Ctry Land
CtryOfBirth Geburtsland
CtryOfRes Wohnsitzland
CtrySubDvsn Region
CxlDtls Angaben zum Rückruf
CxlId Rückruf-ID
CxlRsnInf Rückrufgrund
CxlStsId Rückrufstatus-ID
CxlStsRsnInf Grund des Rückrufstatus
DbtCdtRptgInd Meldung zu Belastung oder Gutschrift
DbtDtTm Zeitpunkt der Belastung
Dbtr Zahler
DbtrAcct Konto des Zahlers
DbtrAgt Institut des Zahlers
DbtrAgtAcct Konto des Instituts des Zahlers
DbtrSts Status des Zahlers
Dept Abteilung
Desc Beschreibung
Document Dokument
DscntApldAmt Skontobetrag
DstrctNm Bezirk
Dt Datum
DtAndPlcOfBirth Geburtsdatum und -ort
DtOfSgntr Unterschriftsdatum
DtPrcd Verarbeitungsdatum
DtTm Zeitpunkt
DtldCtrlSum Kontrollsumme im Einzelnen
DtldNbOfTxs Anzahl der Zahlungen im Einzelnen
DtldSts Status im Einzelnen
Dtls Angaben
DuePyblAmt Fälliger Betrag
ElctrncAdr Elektronische Adresse
ElctrncSgntr Elektronische Unterschrift
EmailAdr E-Mail-Adresse
EmailPurp Zweck der E-Mail-Adresse
EndToEndId End-to-End-ID
Envlp Umschlag
EqvtAmt Gegenwert
FIToFICstmrCdtTrf Kundenüberweisungen
FIToFIPmtCxlReq Rückruf
FIToFIPmtStsReq Statusanfrage
FIToFIPmtStsRpt Statusmeldung
FaxNb Faxnummer
FinInstnId Finanzinstitut
Flr Stockwerk
FnlColltnDt Letzter Einzugstermin
FrDt Von (Datum)
FrTm Von (Uhrzeit)
FrToDt Zeitraum
FrmsCd Formularcode
Frqcy Häufigkeit
FrstColltnDt Erster Einzugstermin
GrnshmtRmt Pfändungszahlung
GrpCxl Gesamter Sammler zurückgerufen
GrpCxlId Rückruf-ID des Sammlers
GrpCxlSts Rückrufstatus des Sammlers
GrpHdr Kopf der Nachricht
GrpRtr Gesamter Sammler zurückgegeben
GrpSts Status des Sammlers
IBAN IBAN
Id Identifikation
Inf Information
InitgPty Einreicher
Initn Einreichung
InstdAgt Beauftragtes Institut
InstdAmt Beauftragter Betrag
InstdRmbrsmntAgt Beauftragtes Deckungsinstitut
InstdRmbrsmntAgtAcct Konto des beauftragten Deckungsinstituts
InstgAgt Beauftragendes Institut
InstgRmbrsmntAgt Beauftragendes Deckungsinstitut
InstgRmbrsmntAgtAcct Konto des beauftragenden Deckungsinstituts
InstrForCdtrAgt Anweisung an das Institut des Zahlungsempfängers
InstrForNxtAgt Anweisung an das nächste Institut
InstrId Auftrags-ID
InstrInf Anweisung
InstrPrty Priorität des Auftrags
IntrBkSttlmAmt Interbank-Abwicklungsbetrag
IntrBkSttlmDt Interbank-Abwicklungstag
IntrmyAgt1 Zwischengeschaltetes Institut 1
IntrmyAgt1Acct Konto des zwischengeschalteten Instituts 1
IntrmyAgt2 Zwischengeschaltetes Institut 2
IntrmyAgt2Acct Konto des zwischengeschalteten Instituts 2
IntrmyAgt3 Zwischengeschaltetes Institut 3
IntrmyAgt3Acct Konto des zwischengeschalteten Instituts 3
Invcee Rechnungsempfänger
Invcr Rechnungssteller
Issr Herausgeber
JobTitl Berufsbezeichnung
LEI LEI
LclInstrm Instrument
LineDtls Angaben zur Zeile
MmbId Teilnehmer-ID
MndtId Mandatsreferenz
MndtRltdInf Mandat
MobNb Mobilnummer
ModDtls Angaben zur Änderung
ModStsRsnInf Grund des Änderungsstatus
MsgId Nachrichten-ID
MsgNmId Nachrichtenname
Mtd Methode
Nb Nummer
NbOfTxs Anzahl der Zahlungen
NbOfTxsPerCxlSts Zahlungen je Rückrufstatus
NbOfTxsPerSts Zahlungen je Status
Nm Name
NmPrfx Anrede
OrgId Organisation
OrgnlCdtrAgt Ursprüngliches Institut des Zahlungsempfängers
OrgnlCdtrSchmeId Ursprüngliche Gläubiger-Identifikation
OrgnlClrSysRef Ursprüngliche Referenz des Clearingsystems
OrgnlCreDtTm Ursprünglicher Erstellungszeitpunkt
OrgnlCtrlSum Ursprüngliche Kontrollsumme
OrgnlDbtr Ursprünglicher Zahler
OrgnlDbtrAcct Ursprüngliches Konto des Zahlers
OrgnlDbtrAgt Ursprüngliches Institut des Zahlers
OrgnlEndToEndId Ursprüngliche End-to-End-ID
OrgnlGrpInf Ursprünglicher Sammler
OrgnlGrpInfAndCxl Ursprünglicher Sammler und Rückruf
OrgnlGrpInfAndSts Ursprünglicher Sammler und Status
OrgnlInstdAmt Ursprünglich beauftragter Betrag
OrgnlInstrId Ursprüngliche Auftrags-ID
OrgnlIntrBkSttlmAmt Ursprünglicher Abwicklungsbetrag
OrgnlIntrBkSttlmDt Ursprünglicher Abwicklungstag
OrgnlMndtId Ursprüngliche Mandatsreferenz
OrgnlMsgId Ursprüngliche Nachrichten-ID
OrgnlMsgNmId Ursprünglicher Nachrichtenname
OrgnlNbOfTxs Ursprüngliche Anzahl der Zahlungen
OrgnlPmtInfAndSts Ursprünglicher Auftragsblock und Status
OrgnlPmtInfId Ursprüngliche ID des Auftragsblocks
OrgnlRsn Ursprünglicher Grund
OrgnlTxId Ursprüngliche Zahlungs-ID
OrgnlTxRef Ursprüngliche Zahlung
OrgnlUETR Ursprüngliche UETR
Orgtr Veranlasser
Othr Andere
PhneNb Telefonnummer
PlcAndNm Ort und Name
PmtId Kennungen der Zahlung
PmtInfId ID des Auftragsblocks
PmtMtd Zahlungsart
PmtRtr Rückgaben
PmtTpInf Zahlungstyp
PoolgAdjstmntDt Valuta der Anpassung
PrefrdMtd Bevorzugter Weg
Prtry Eigener Code
PrvcOfBirth Geburtsprovinz
PrvsInstgAgt Vorheriges Institut
PrvsInstgAgt1 Vorheriges Institut 1
PrvsInstgAgt1Acct Konto des vorherigen Instituts 1
PrvsInstgAgt2 Vorheriges Institut 2
PrvsInstgAgt2Acct Konto des vorherigen Instituts 2
PrvsInstgAgt3 Vorheriges Institut 3
PrvsInstgAgt3Acct Konto des vorherigen Instituts 3
PrvsInstgAgtAcct Konto des vorherigen Instituts
PrvtId Person
Prxy Alias
PstBx Postfach
PstCd Postleitzahl
PstlAdr Postanschrift
Pty Beteiligter
Purp Zweck
Rate Satz
Rcrd Eintrag
Ref Referenz
RefNb Referenznummer
RegnId Registrierungs-ID
ReqdColltnDt Fälligkeitstag
ReqdExctnDt Ausführungstag
RfrdDocAmt Beträge der Belege
RfrdDocInf Belege
RgltryRptg Meldewesen
RjctTm Ablehnung ab
Rjctd Abgelehnt
RltdDt Bezugsdatum
RltdRmtInf Verweis auf den Verwendungszweck
RmtId ID des Verwendungszwecks
RmtInf Verwendungszweck
RmtLctnDtls Ort des Verwendungszwecks
RmtdAmt Überwiesener Betrag
RsltnOfInvstgtn Ergebnis der Nachforschung
RsltnRltdInf Ergebnis
RslvdCase Gelöster Fall
Rsn Grund
Rspnsblty Zuständigkeit
RtrChain Rückgabekette
RtrId Rückgabe-ID
RtrRsnInf Rückgabegrund
RtrdInstdAmt Zurückgegebener beauftragter Betrag
RtrdIntrBkSttlmAmt Zurückgegebener Abwicklungsbetrag
SchmeNm Schema
SeqNb Laufende Nummer
SeqTp Sequenztyp
SplmtryData Zusatzdaten
Strd Strukturiert
StrtNm Straße
Sts Status
StsId Status-ID
StsReqId ID der Statusanfrage
StsRsnInf Statusgrund
SttlmAcct Abwicklungskonto
SttlmInf Abwicklung
SttlmMtd Abwicklungsart
SttlmPrty Priorität der Abwicklung
SttlmTmIndctn Abwicklungszeit
SttlmTmReq Gewünschte Abwicklungszeit
SubDept Unterabteilung
SvcLvl Servicelevel
Tax Steuer
TaxAmt Steuerbetrag
TaxId Steuernummer
TaxRmt Steuerzahlung
TaxTp Steuerart
TillTm Bis (Uhrzeit)
ToDt Bis (Datum)
Tp Art
TtlAmt Gesamtbetrag
TtlIntrBkSttlmAmt Summe der Abwicklungsbeträge
TtlRtrdIntrBkSttlmAmt Summe der zurückgegebenen Beträge
TwnLctnNm Ortsteil
TwnNm Ort
TxCxlSts Rückrufstatus der Zahlung
TxId Zahlungs-ID
TxInf Zahlung
TxInfAndSts Zahlung und Status
TxSts Status der Zahlung
UETR UETR
UltmtCdtr Endgültiger Zahlungsempfänger
UltmtDbtr Ursprünglicher Zahler
Undrlyg Zugrunde liegende Zahlungen
Ustrd Unstrukturiert
XchgRate Wechselkurs
`;
