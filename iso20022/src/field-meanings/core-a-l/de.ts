/** German meanings of the elements whose tag begins with A to L, one a line: tag, then sentence. */
export const germanCoreMeaningsAToL = `
Accptd Antwort auf die Meldung eines fehlenden Eingangs: Die Zahlung wurde ausgeführt, mit Tag und nächstem Institut.
AccptncDtTm Moment, in dem das Institut des Zahlers den Auftrag annahm; bei Echtzeitzahlungen beginnt hier die Frist.
AcctSvcrRef Referenz, die das kontoführende Institut dem Auftrag oder der Buchung gab; nützlich bei Rückfragen dort.
AddtlInf Freier Text, der den Code oder die Daten daneben für Menschen erläutert.
AddtlRmtInf Freier Text des Zahlers zum strukturierten Verwendungszweck, z. B. warum eine Rechnung nur zum Teil bezahlt wird.
AdjstmntAmtAndRsn Korrektur des Rechnungsbetrags, die weder Skonto noch Steuer ist: wie viel, in welche Richtung und warum.
Adr Postanschrift der daneben genannten Person oder Firma, z. B. des Empfängers eines Zahlungsavises.
AdrLine Eine Zeile der Postanschrift als freier Text, wenn Straße, Ort und so weiter nicht in Felder zerlegt sind.
AdrTp Art der Postanschrift, z. B. Wohnung (HOME), Geschäft (BIZZ) oder Postfach (PBOX).
Agt Bank oder anderer Zahlungsdienstleister in der Rolle, die das umgebende Element nennt.
AmdmntInd Wahr, wenn sich das Lastschriftmandat seit dem letzten Einzug geändert hat und die alten Werte folgen.
AmdmntInfDtls Werte des Lastschriftmandats vor seiner Änderung, z. B. alte Mandatsreferenz oder altes Konto des Zahlers.
Amt Geldbetrag der Zahlung, der Buchung, des Saldos oder des Entgelts, in dem er steht, meist mit Währung.
AnyBIC BIC einer Organisation, gleich ob Bank oder Unternehmen mit eigenem registriertem BIC.
Assgne Wer einen Rückruf, eine Nachfrage oder eine Antwort erhält und als Nächstes bearbeiten muss.
Assgnmt Kopf eines Rückrufs, einer Nachfrage oder Antwort: Referenz, Absender, Empfänger und Erstellungszeit.
AssgnmtCxlConf Ja oder nein: ob der Bitte gefolgt wurde, einen früher übergebenen Fall fallen zu lassen.
Assgnr Wer einen Rückruf, eine Nachfrage oder Antwort sendet und damit die Arbeit der Gegenseite übergibt.
Authrty Behörde mit Name und Land, die zu dieser Zahlung die aufsichtliche Meldung verlangt.
BIC Code aus 8 oder 11 Zeichen, der ein Institut weltweit kennzeichnet; so heißt das Feld in älteren Versionen.
BICFI Code aus 8 oder 11 Zeichen, der eine Bank oder ein anderes Finanzinstitut weltweit kennzeichnet.
BirthDt Tag, an dem die als Beteiligte genannte Person geboren ist; hilft, Gleichnamige zu unterscheiden.
BldgNb Nummer des Hauses in der Straße der Postanschrift eines Beteiligten oder Instituts.
BldgNm Name, unter dem ein Gebäude in der Postanschrift bekannt ist, statt oder neben der Hausnummer.
Br Code dafür, wer dieses Entgelt trägt: Zahler (DEBT), Empfänger (CRED), geteilt (SHAR) oder nach Regelwerk (SLEV).
BrnchId Gemeinte Filiale des Instituts mit Nummer, Name oder Anschrift, wenn das Institut allein nicht genügt.
BtchBookg Wahr, wenn alle Zahlungen des Sammlers als eine Summe auf dem Konto stehen, falsch bei Einzelbuchung.
Case Vorgang zu einem Rückruf oder einer Nachfrage: Nummer und Eröffner, in allen Nachrichten dazu gleich.
Ccy Code der Währung aus drei Buchstaben, in der Konto oder Betrag geführt wird, z. B. EUR.
CcyOfTrf Währung, in der das Geld ankommen soll, wenn der Auftrag den Wert in einer anderen nennt.
Cd Wert aus einer veröffentlichten Codeliste, den jeder Empfänger gleich versteht, statt eines eigenen Werts.
CdOrPrtry Wahl zwischen einem Code aus veröffentlichter Liste und einem von den Beteiligten vereinbarten Wert.
CdtDbtInd Richtung des Betrags daneben: CRDT für Gutschrift, DBIT für Belastung; der Betrag selbst hat kein Vorzeichen.
CdtDtTm Moment, in dem dem empfangenden Institut im Abwicklungssystem gutgeschrieben wurde.
CdtNoteAmt Betrag einer Gutschrift, den der Zahler mit den hier bezahlten Rechnungen verrechnet hat.
CdtTrfTxInf Eine einzelne Überweisung mit Referenzen, Betrag, Beteiligten, Instituten und Verwendungszweck.
Cdtr Wem das Geld zusteht und wer es erhält: Empfänger einer Überweisung, Einziehender einer Lastschrift.
CdtrAcct Konto, auf dem der Zahlungsempfänger das Geld erhält, in SEPA stets mit IBAN angegeben.
CdtrAgt Bank oder Zahlungsdienstleister, bei dem der Zahlungsempfänger sein Konto hat.
CdtrAgtAcct Konto, das das Institut des Zahlungsempfängers selbst bei einem anderen unterhält und auf dem es die Deckung erhält.
CdtrRefInf Vom Zahlungsempfänger vergebene Referenz, z. B. auf der Rechnung, zur automatischen Zuordnung des Eingangs.
CdtrSchmeId Kennung, unter der ein Gläubiger SEPA-Lastschriften einzieht; national vergeben, unabhängig vom Institut.
ChanlTp Name eines weiteren Kontaktwegs, z. B. eines Nachrichtendienstes, dessen Adresse folgt.
ChrgBr Code dafür, wer die Entgelte der Institute für die Zahlung trägt; SEPA-Zahlungen tragen stets SLEV.
ChrgInclInd Wahr, wenn das Entgelt im Betrag schon enthalten ist, falsch, wenn es gesondert genommen wurde.
Chrgs Entgelte, die ein Institut für eine Buchung oder Zahlung genommen hat: wie viel, welcher Art, für wen.
ChrgsInf Entgelt, das ein Institut auf dem Weg für Zahlung oder Rückgabe nahm: Betrag und welches Institut.
CityOfBirth Stadt, in der die als Beteiligte genannte Person geboren ist.
ClrChanl Gewünschter Clearingweg der Zahlung, z. B. RTGS für Großbetragssysteme oder BOOK für hausinterne Buchung.
ClrSys Clearingsystem, über das die Institute die Zahlungen abwickeln, als Code oder mit eigenem Namen.
ClrSysId Code des nationalen Clearingverfahrens, nach dessen Zählung die Teilnehmernummer des Instituts gilt.
ClrSysMmbId Institut, das über seine nationale Clearingnummer wie eine Bankleitzahl statt über den BIC benannt ist.
ClrSysRef Referenz, die das Clearingsystem selbst der Zahlung gab; die Institute reichen sie nur weiter.
Compstn Ersatz zwischen Instituten für eine falsche oder späte Zahlung, mit Betrag, Grund und beiden Instituten.
CompstnAmt Betrag, der einem Institut neben der zurückgegebenen Summe zusteht, vor allem für entgangene Zinsen.
Conf Code für das Ergebnis eines Rückrufs oder einer Nachfrage, z. B. CNCL für storniert oder RJCR für abgelehnt.
CreDtTm Moment, in dem das System des Absenders Nachricht, Auszug oder Anzeige erzeugte, nicht der des Versands.
Cretr Institut oder Kunde, der den Fall zu einer Zahlung eröffnet hat, gleich wer ihn jetzt bearbeitet.
CrrctnTx Zahlung, die die angefragte richtigstellt, mit ihren Referenzen, ihrem Betrag und Datum.
CtctDtls Wie beim Beteiligten oder Institut jemand zu erreichen ist: Name, Telefon, E-Mail und Ähnliches.
Ctgy Klasse der Steuer, um die es in diesem Steuereintrag geht, in der Zählung der Finanzbehörde.
CtgyDtls Text, der die Klasse der Steuer näher beschreibt, als ihr Code es kann.
CtgyPurp Zahlungsart wie Gehalt (SALA), die Institute besonders behandeln können; an den Empfänger richtet sich Purp.
CtrlData Anzahl und Summe der zurückgerufenen Zahlungen, damit der Empfänger die Vollständigkeit prüfen kann.
CtrlSum Summe aller Beträge der Gruppe oder Nachricht, ohne Rücksicht auf Währungen addiert, zur Kontrolle.
Ctry Ländercode aus zwei Buchstaben, z. B. der einer Postanschrift oder einer Behörde.
CtryOfBirth Ländercode aus zwei Buchstaben für das Land, in dem die als Beteiligte genannte Person geboren ist.
CtryOfRes Land, in dem eine Person wohnt oder von dem aus eine Firma geführt wird, falls nicht das der Anschrift.
CtrySubDvsn Bundesland, Provinz, Kanton oder anderer Landesteil in einer Postanschrift.
CxlDtls Welche zurückgerufenen Sammler und Zahlungen die Antwort betrifft und was aus ihnen wurde.
CxlId Referenz, die der Absender des Rückrufs der Bitte für diese eine Zahlung gab.
CxlRsnInf Warum und auf wessen Wunsch eine Zahlung zurückgerufen wird: Urheber, Grundcode und weiterer Text.
CxlStsId Referenz, die die antwortende Seite ihrer Entscheidung über eine zurückgerufene Zahlung gab.
CxlStsRsnInf Warum der Rückruf abgelehnt oder noch offen ist und wer das entschied, mit Grundcode und Text.
DbtCdtRptgInd Ob die aufsichtliche Meldung die Seite des Zahlers (DEBT), des Empfängers (CRED) oder beide (BOTH) betrifft.
DbtDtTm Moment, in dem das sendende Institut im Abwicklungssystem belastet wurde.
Dbtr Wer das Geld schuldet und zahlt: Auftraggeber einer Überweisung oder Belasteter einer Lastschrift.
DbtrAcct Konto des Zahlers, von dem das Geld abgeht, in SEPA stets mit IBAN angegeben.
DbtrAgt Bank oder Zahlungsdienstleister, bei dem der Zahler sein Konto hat.
DbtrAgtAcct Konto, das das Institut des Zahlers selbst bei einem anderen unterhält und von dem es die Deckung stellt.
DbtrSts Status, unter dem die Finanzbehörde den Steuerpflichtigen führt.
Dept Abteilung einer Firma oder Bank innerhalb ihrer Anschrift oder Kontaktdaten.
Desc Freier Text, der sagt, was eine Rechnungsposition oder ein Wertpapier ist.
Document Äußerstes Element einer Nachricht; sein Namensraum nennt, welche Nachricht in welcher Version folgt.
DscntApldAmt Skonto, das der Zahler von der Rechnung abgezogen hat, etwa für frühe Zahlung.
DstrctNm Name des Bezirks oder Kreises innerhalb eines Landesteils in einer Postanschrift.
Dt Kalendertag des Ereignisses, Belegs oder Saldos, bei dem er steht, meist ohne Uhrzeit.
DtAndPlcOfBirth Wann und wo die als Beteiligte genannte Person geboren ist; kennzeichnet Personen ohne eigene Nummer.
DtOfSgntr Tag, an dem der Zahler das Mandat unterschrieb, das die Lastschrift erlaubt.
DtPrcd Tag, an dem das Institut die als nicht eingegangen gemeldete Zahlung verarbeitet hat.
DtTm Datum mit Uhrzeit des Ereignisses, bei dem es steht, am besten mit Abstand zu UTC.
DtldCtrlSum Summe der Beträge aller Zahlungen, die den daneben genannten Status haben.
DtldNbOfTxs Wie viele Zahlungen der ursprünglichen Nachricht den daneben genannten Status haben.
DtldSts Statuscode, zu dem daneben Anzahl und Summe der Zahlungen angegeben sind.
Dtls Einzelangaben einer aufsichtlichen Meldung oder eines Steuereintrags, z. B. Zeitraum, Code, Betrag oder Text.
DuePyblAmt Voller geschuldeter Rechnungsbetrag vor Skonto, Gutschriften und anderen Abzügen.
ElctrncAdr E-Mail-Adresse oder Webadresse, an die das Zahlungsavis geht.
ElctrncSgntr Daten, die belegen, dass der Zahler ein elektronisch erteiltes Lastschriftmandat unterschrieben hat.
EmailAdr E-Mail-Adresse, unter der die Kontaktperson des Beteiligten oder Instituts erreichbar ist.
EmailPurp Wofür die E-Mail-Adresse des Kontakts gedacht ist, z. B. Fragen zu Rechnungen.
EndToEndId Vom Auftraggeber vergebene Referenz; jedes Institut reicht sie unverändert ans andere Ende weiter, sonst NOTPROVIDED.
Envlp Behälter für Zusatzdaten nach eigenem Schema, das außerhalb des Nachrichtenstandards vereinbart ist.
EqvtAmt Auftragsbetrag in einer Währung, obwohl die Überweisung selbst in einer anderen laufen soll.
FIToFICstmrCdtTrf Nachricht pacs.008: Ein Institut reicht Überweisungen von Kunden an das nächste weiter und nennt die Verrechnung.
FIToFIPmtCxlReq Nachricht camt.056: Ein Institut bittet ein anderes, früher gesandte Zahlungen anzuhalten oder zurückzugeben.
FIToFIPmtStsReq Nachricht pacs.028: Ein Institut fragt, was aus einer Zahlung oder einem Rückruf ohne Antwort wurde.
FIToFIPmtStsRpt Nachricht pacs.002: Institut oder Clearingsystem meldet Annahme, Ablehnung oder Stand von Zahlungen.
FaxNb Nummer, unter der der Kontakt des Beteiligten oder Instituts Faxe empfängt.
FinInstnId Alles, was ein Institut kennzeichnet: BIC, Clearingnummer, LEI, Name oder Anschrift, soweit angegeben.
Flr Etage im Gebäude, als Teil einer Postanschrift angegeben.
FnlColltnDt Tag des letzten Einzugs, den das Lastschriftmandat erlaubt.
FrDt Erster Tag eines Zeitraums, z. B. dessen, für den eine Steuer gezahlt wird.
FrTm Uhrzeit, ab der die Zahlung abgewickelt werden darf, nicht früher.
FrToDt Zeitraum mit Anfang und Ende, z. B. der, den ein Auszug, Zinsen oder eine Steuer abdeckt.
FrmsCd Code des zu verwendenden Vordrucks, z. B. für einen Scheck oder eine Steuererklärung.
Frqcy Wie oft nach dem Mandat Lastschriften eingezogen werden, z. B. monatlich (MNTH) oder jährlich (YEAR).
FrstColltnDt Tag, ab dem das Lastschriftmandat den ersten Einzug erlaubt.
GrnshmtRmt Angaben zu einer Zahlung aus Pfändung: Schuldner, Behörde, Aktenzeichen und Betrag.
GrpCxl Wahr, wenn jede Zahlung der ursprünglichen Nachricht zurückgerufen wird, falsch, wenn nur die aufgeführten.
GrpCxlId Referenz, die der Absender des Rückrufs der Bitte für die ganze ursprüngliche Nachricht gab.
GrpCxlSts Code für den Ausgang des Rückrufs einer ganzen Nachricht: angenommen, abgelehnt, offen oder zum Teil angenommen.
GrpHdr Kopf einer Nachricht: Referenz, Erstellungszeit, Anzahlen und Summen, die für den ganzen Inhalt gelten.
GrpRtr Wahr, wenn jede Zahlung der ursprünglichen Nachricht zurückkommt, falsch, wenn nur die aufgeführten.
GrpSts Statuscode der ursprünglichen Nachricht als Ganzes, z. B. ACCP angenommen, PART zum Teil, RJCT abgelehnt.
IBAN Internationale Kontonummer: Ländercode, zwei Prüfziffern, dann nationale Bank- und Kontonummer.
Id Kennung dessen, worin sie steht, z. B. eines Beteiligten, Kontos, Falls oder Auszugs.
Inf Freier Text für die Behörde, die die aufsichtliche Meldung verlangt.
InitgPty Wer die Zahlung auslöst und den Auftrag einreicht, ob Kontoinhaber oder jemand in dessen Namen.
Initn Der Auftrag des Kunden, nach dem gefragt oder mit dem berichtigt wird, mit Referenzen und Betrag.
InstdAgt Institut, das diese Nachricht vom vorigen in der Kette erhält und ausführen soll.
InstdAmt Betrag, wie ihn der Kunde beauftragt hat, in dessen Währung, vor Entgelten und Umrechnung.
InstdRmbrsmntAgt Institut, bei dem das empfangende Institut die Deckung erhält, wenn das Geld nicht mit der Nachricht läuft.
InstdRmbrsmntAgtAcct Konto des beauftragten Deckungsinstituts bei seiner eigenen Korrespondenzbank, über das Deckung fließt.
InstgAgt Institut, das diese Nachricht sendet und das nächste in der Kette beauftragt.
InstgRmbrsmntAgt Institut, über das das sendende Institut die Deckung stellt, wenn das Geld nicht mit der Nachricht läuft.
InstgRmbrsmntAgtAcct Konto des beauftragenden Deckungsinstituts bei seiner eigenen Korrespondenzbank, über das Deckung fließt.
InstrForCdtrAgt Anweisung an das Institut des Zahlungsempfängers, z. B. den Kunden anzurufen oder das Geld bereitzuhalten.
InstrForNxtAgt Anweisung allein an das nächste Institut in der Kette, nicht zur Weitergabe bestimmt.
InstrId Referenz nur zwischen einem Absender und dem nächsten Empfänger; jedes Glied kann eine neue setzen.
InstrInf Freier Text, der eine codierte Anweisung an ein Institut ergänzt oder ersetzt.
InstrPrty Wie dringend der Empfänger den Auftrag bearbeiten soll: HIGH für eilig oder NORM für üblich.
IntrBkSttlmAmt Betrag, der für diese Zahlung zwischen den beiden Instituten fließt; in SEPA stets in Euro.
IntrBkSttlmDt Tag, an dem das Geld zwischen den Instituten fließt, ein Öffnungstag des Abwicklungssystems.
IntrmyAgt1 Institut zwischen denen von Zahler und Empfänger; bei mehreren das dem Zahler nächste.
IntrmyAgt1Acct Konto des ersten zwischengeschalteten Instituts bei einem anderen, über das die Gelder weiterlaufen.
IntrmyAgt2 Zweites Institut dazwischen, zwischen dem ersten zwischengeschalteten und der Seite des Empfängers.
IntrmyAgt2Acct Konto des zweiten zwischengeschalteten Instituts bei einem anderen, über das die Gelder weiterlaufen.
IntrmyAgt3 Drittes Institut dazwischen, zwischen dem zweiten zwischengeschalteten und dem Institut des Empfängers.
IntrmyAgt3Acct Konto des dritten zwischengeschalteten Instituts bei einem anderen, über das die Gelder weiterlaufen.
Invcee Auf wen die Rechnung ausgestellt ist, falls das nicht der Zahler selbst ist.
Invcr Wer die Rechnung ausgestellt hat, falls das nicht der Zahlungsempfänger selbst ist.
Issr Stelle, die die Kennung oder den eigenen Code daneben vergab und in deren System beides gilt.
JobTitl Stellung der Kontaktperson in der Firma oder Bank, z. B. Finanzleitung.
LEI Weltweite Kennung eines Rechtsträgers: 20 Zeichen, davon die letzten beiden Prüfziffern.
LclInstrm Spielart des Zahlverfahrens, z. B. CORE oder B2B bei Lastschriften und INST bei Echtzeitzahlungen.
LineDtls Einzelne Positionen der bezahlten Rechnung, jede mit Nummer, Text und Beträgen.
`;
