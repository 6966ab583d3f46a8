/** What the elements of direct debits, orders of customers, headers and rare parts of payments mean, in German, one a line: tag, then sentence. */
export const germanOtherPaymentMeanings = `
AdmstnZn Der Bezirk des Finanzamts, das eine Steuerzahlung erhält, in älteren Nachrichten.
AdmstnZone Der Bezirk des Finanzamts, das eine Steuerzahlung erhält.
Authstn Code oder Freitext dafür, wie weit der Absender der Nachricht im Namen seines Kunden gehen darf.
BICOrBEI Die internationale Geschäftskennung einer Organisation, ob Bank oder nicht, in älteren Nachrichten.
BizMsgIdr Die eigene Kennung des Absenders für die Geschäftsnachricht, im Kopf vergeben und bei ihm einmalig.
BizPrcgDt Welchem Zeitpunkt der Absender die Nachricht geschäftlich zurechnet; er kann von der Erstellung abweichen.
BizSvc Der vereinbarte Dienst eines Netzes oder Clearings, nach dessen Regeln die Nachricht läuft.
CLSTm Bis wann der Betrag bei der CLS-Bank eingetroffen sein muss, mit Zeitzone.
CertId Die Nummer der Bescheinigung zu einer Steuerzahlung, etwa über einbehaltene Steuer.
CharSet Welche Zeichen der Absender in den Texten der Nachricht verwendet, wenn sie über die üblichen hinausgehen.
ChqFr Wessen Name und Anschrift als Aussteller auf dem Scheck stehen, wenn nicht die des Zahlers.
ChqInstr Angaben zum Scheck, den der Zahler für diese Zahlung ausgestellt haben will, etwa Art und Zustellung.
ChqMtrtyDt Der Tag, von dem an der Scheck zur Zahlung vorgelegt werden darf.
ChqNb Die aufgedruckte Nummer, an der der Aussteller den Scheck von allen anderen unterscheidet.
ChqTp Code für die Art des Schecks, etwa Bankscheck oder Scheck des Kunden.
ChrgsAcct Das Konto des Einreichers für die Entgelte, wenn sie nicht vom Hauptkonto abgehen.
ChrgsAcctAgt Die Bank, die das gesonderte Konto für die Entgelte führt.
ChrgsAmt Das Entgelt, das ein Institut auf dem Weg der Zahlung für seinen Teil genommen hat.
ClmNonRctDtls Antwort auf die Meldung, eine Zahlung sei nie angekommen: wann sie verarbeitet und weitergegeben wurde, oder warum nicht.
CntPerPrd Wie viele Lastschriften das Mandat innerhalb eines Zeitraums zulässt.
ConfdAmt Der Betrag, dessen Gutschrift auf dem Konto des Empfängers bestätigt wurde.
ConfdDt Der Tag oder Zeitpunkt, für den die Gutschrift beim Empfänger bestätigt wurde.
CpyDplct Sagt, ob die Nachricht eine Kopie zur Kenntnis, eine zweite Sendung der ersten oder beides ist.
CreDt Wann der Absender den Kopf und damit die Geschäftsnachricht erstellt hat, mit Zeitzone.
CrrctdAmt Der Betrag, wie er auf dem Kontoauszug hätte stehen sollen.
CstmrCdtTrfInitn Die Nachricht (pain.001), mit der ein Kunde seine Bank mit Überweisungen von seinen Konten beauftragt.
CstmrDrctDbtInitn Die Nachricht (pain.008), mit der ein Gläubiger seine Bank mit dem Einzug von Lastschriften beauftragt.
CstmrPmtCxlReq Die Nachricht (camt.055), mit der ein Kunde seine Bank bittet, Aufträge anzuhalten oder Zahlungen zurückzuholen.
CstmrPmtRvsl Die Nachricht (pain.007), mit der ein Gläubiger eingezogene Lastschriften an die Zahler zurückgibt.
CstmrPmtStsRpt Die Nachricht (pain.002), mit der eine Bank ihrem Kunden sagt, was aus Aufträgen wurde.
CtrctId Die Nummer des Vertrags mit der Bank, nach dem Beträge getauscht oder berechnet werden.
DlvrTo Name und Anschrift, an die der ausgestellte Scheck geschickt werden soll.
DlvryMtd Code für den Weg des Schecks zum Empfänger, etwa Post oder Kurier, und dafür, wer ihn bekommt.
DplctOf Der frühere Fall, den der neu eröffnete nur wiederholt, weshalb dieser geschlossen wird.
DrctDbtTx Was die Zahlung zur Lastschrift macht: ihr Mandat und die Kennung des Gläubigers.
DrctDbtTxInf Ein einzelner Lastschrifteinzug mit seinen Kennungen, Betrag, Mandat, Zahler und Zahlungsempfänger.
FICdtTrf Die Nachricht (pacs.009), mit der Institute auf eigene Rechnung Geld untereinander bewegen.
FIId Die Bank oder das andere Institut, das im Kopf oder Fall als Absender oder Empfänger steht.
FIToFICstmrDrctDbt Die Nachricht (pacs.003), mit der die Bank des Gläubigers Einzüge in Richtung der Zahlerbanken schickt.
FIToFIPmtRvsl Die Nachricht (pacs.007), mit der die Gläubigerseite abgewickelte Lastschriften zurückgibt.
FctvIntrBkSttlmDt Der Tag oder Zeitpunkt, zu dem die Zahlung zwischen den Banken wirklich abgewickelt wurde.
FmlyMdclInsrncInd Ob der Schuldner der gepfändeten Löhne seine Familie über den Arbeitgeber krankenversichern könnte.
Fr Wer die Geschäftsnachricht laut Kopf schickt: ein Institut oder eine andere Organisation.
FwdgAgt Das Institut, das die Nachricht des Kunden erhält und an das ausführende weitergibt.
Grnshee Wer wegen einer Pfändung anstelle des Schuldners zahlt, meist dessen Arbeitgeber.
GrnshmtAdmstr Die Behörde, die die Pfändung betreut und das Gezahlte erhält oder verteilt.
GrpRvsl Ob jede Zahlung der ursprünglichen Nachricht storniert wird, so dass keine aufgezählt werden muss.
InstrForDbtrAgt Was die Bank des Zahlers bei der Ausführung nach dem Wunsch des Einreichers beachten soll.
IntrBk Die Zahlung zwischen Banken, nach der gefragt oder mit der ein gefundener Fehler berichtigt wird.
MemoFld Ein kurzer Vermerk, den der Aussteller auf den Scheck gedruckt haben will.
MktPrctc Der veröffentlichte Anwendungsleitfaden, nach dem die Nachricht entstand: sein Verzeichnis und seine Kennung dort.
ModStsId Die eigene Referenz der antwortenden Bank für ihre Entscheidung über die Änderung einer Zahlung.
MplyeeTermntnInd Ob der Beschäftigte, dessen Lohn gepfändet ist, nicht mehr beim Zahlenden arbeitet.
MsgDefIdr Name und Fassung der Nachrichtendefinition, die folgt, etwa pacs.008.001.08.
OrgnlCdtrAgtAcct Das Konto der Bank des Zahlungsempfängers, wie es vor der Änderung im Mandat stand.
OrgnlDbtrAgtAcct Das Konto der Bank des Zahlers, wie es vor der Änderung im Mandat stand.
OrgnlFnlColltnDt Der Tag des letzten Einzugs, wie er vor der Änderung im Mandat stand.
OrgnlFrqcy Wie oft vor der Änderung nach dem Mandat eingezogen werden durfte.
OrgnlGrpCxlId Die Kennung, unter der die Aufhebung der ganzen Nachricht verlangt wurde, in der Antwort wiederholt.
OrgnlNxtAgt Das Institut, an das die angeblich fehlende Zahlung seinerzeit weitergegeben wurde.
OrgnlPmtInfAndCxl Ein Auftragsblock einer früheren Kundennachricht und welche seiner Zahlungen zurückgerufen werden.
OrgnlPmtInfAndRvsl Ein Auftragsblock einer früheren Kundennachricht und welche seiner Zahlungen storniert werden.
OrgnlPmtInfCxlId Die Kennung, unter der der Rückruf eines ganzen Auftragsblocks verlangt wurde, in der Antwort wiederholt.
OrgnlReqdColltnDt Der Fälligkeitstag, den der Gläubiger in der betroffenen Zahlung verlangt hatte.
OrgnlReqdExctnDt Der Ausführungstag, den der Kunde im betroffenen Auftrag verlangt hatte.
OrgnlStmtId Die Kennung des Kontoauszugs, auf dem der betroffene Umsatz steht.
OrgnlTrckgDays Wie viele Tage lang vor der Änderung nach dem Mandat der Einzug versucht wurde.
PmtCxlId Die eigene Kennung des Absenders für den Rückruf eines Auftragsblocks, bei ihm einmalig.
PmtInf Aufträge eines Kunden, die ein Konto, einen Termin und eine Art teilen, mit ihren einzelnen Zahlungen.
PmtInfCxl Ob alle Zahlungen des ursprünglichen Auftragsblocks zurückgerufen werden, so dass keine aufgezählt werden muss.
PmtInfCxlSts Code dafür, was aus dem Rückruf eines ganzen Auftragsblocks wurde, etwa angenommen oder abgelehnt.
PmtInfRvsl Ob alle Zahlungen des ursprünglichen Auftragsblocks storniert werden, so dass keine aufgezählt werden muss.
PmtInfSts Code dafür, was die Bank mit einem ganzen Auftragsblock tat: angenommen, teilweise angenommen, abgelehnt.
Prd Die Zeitspanne, auf die sich etwas bezieht, etwa ein Steuerzeitraum oder die Häufigkeit von Einzügen.
PreNtfctnDt Wann der Gläubiger dem Zahler den kommenden Einzug angekündigt hat.
PreNtfctnId Die Referenz des Gläubigers für die Mitteilung, die dem Zahler den kommenden Einzug angekündigt hat.
PrtLctn Wo der Scheck gedruckt werden soll, wie es Kunde und Bank vereinbart haben.
Prty Wie dringend der Absender des Kopfes die Geschäftsnachricht bearbeitet haben will.
PssblDplct Ob die Nachricht schon einmal gesendet worden sein kann, so dass der Empfänger vor der Arbeit nachsieht.
PtInTm Wie oft eingezogen wird, zusammen mit dem Tag des Zeitraums, an dem es geschieht.
RateTp Code für die Art des gewünschten Wechselkurses, etwa der Tageskurs oder ein vorher vereinbarter.
Regy Die Stelle, an der der im Kopf genannte Anwendungsleitfaden veröffentlicht ist.
ReopCaseIndctn Ob ein schon geschlossener Fall mit dieser Nachricht wieder aufgenommen wird.
RgnlClrZone Das Gebiet des Clearings, in dem der ausgestellte Scheck verrechnet werden kann.
RjctdMod Warum eine Bank es ablehnt, eine Zahlung wie gewünscht zu ändern.
Rltd Der Kopf einer früheren Geschäftsnachricht, auf die sich diese bezieht, meist als Antwort.
RmtLctnElctrncAdr Die E-Mail- oder Webadresse, an die Einzelheiten zum Bezahlten gehen oder wo sie liegen.
RmtLctnMtd Code für den Weg, auf dem Einzelheiten zum Bezahlten den Empfänger erreichen, etwa E-Mail oder Post.
RmtLctnPstlAdr Name und Anschrift, an die Einzelheiten zum Bezahlten auf Papier gehen.
Room Nummer oder Name des Raums innerhalb des Gebäudes einer Anschrift.
RvsdInstdAmt Wie viel vom zuerst beauftragten Betrag zurückgegeben wird, in der Währung des Auftrags.
RvsdIntrBkSttlmAmt Der Betrag, den die Stornierung zwischen den Banken zurückbewegt.
RvslId Die eigene Kennung des Stornierenden für diese einzelne Stornierung, bei ihm einmalig.
RvslPmtInfId Die eigene Kennung des stornierenden Kunden für die Stornierung eines ganzen Auftragsblocks.
RvslRsnInf Wer die Stornierung will und warum, als Code und in weiteren Worten.
Sgntr Die digitale Signatur über die Geschäftsnachricht, geleistet von ihrem Absender.
SrcCcy Die Währung, aus der ein Betrag in eine andere getauscht wurde.
StmtDtls Berichtigungen zu einem Umsatz eines Kontoauszugs: welcher Umsatz es ist und was richtig ist.
TaxblBaseAmt Der Betrag, aus dem sich die Steuer dieses Eintrags errechnet.
ThrdRmbrsmntAgt Ein Institut zwischen den beiden Deckungsinstituten, über das der Deckungsbetrag läuft.
ThrdRmbrsmntAgtAcct Das Konto des mittleren Instituts, über das der Deckungsbetrag läuft.
Titl Die Stellung, in der der unterzeichnende Berater oder Steuerpflichtige handelt, etwa als Geschäftsführer.
To Für wen die Geschäftsnachricht laut Kopf bestimmt ist: ein Institut oder eine andere Organisation.
TrckgDays Wie viele Tage lang der Einzug nach dem Mandat versucht wird, bevor er aufgegeben wird.
TrckrData Was vom Weg einer Zahlung bekannt ist: die bestätigte Gutschrift und der Anteil jedes Instituts.
TrckrRcrd Was ein Institut auf dem Weg der Zahlung tat: sein Entgelt, wer es trägt, sein Währungstausch.
TrgtCcy Die Währung, in die ein Betrag aus einer anderen getauscht wurde.
TtlChrgsAndTaxAmt Alle Entgelte samt den Steuern darauf, als eine Summe.
TtlRvsdIntrBkSttlmAmt Die Summe der Beträge, die alle Stornierungen der Nachricht zwischen den Banken zurückbewegen.
TtlTaxAmt Die Summe aller Steuern, die zu dieser Zahlung genannt sind.
TtlTaxblBaseAmt Die Summe aller Beträge, aus denen sich die Steuern dieser Zahlung errechnen.
UndrlygCstmrCdtTrf Die Überweisung des Kunden, für die diese Zahlung zwischen Instituten die Deckung schafft.
UnitCcy Die Währung, von der eine Einheit mit dem Wechselkurs bewertet wird.
XchgRateData Zu welchem Kurs und zwischen welchen Währungen ein Institut den Betrag der Zahlung getauscht hat.
XchgRateInf Der Wechselkurs, den der Kunde für den Auftrag mit der Bank vereinbart hat, mit Art und Vertrag.
Yr Das Jahr, für das Steuer gezahlt wird, als Datum oder Jahreszahl.
`;
