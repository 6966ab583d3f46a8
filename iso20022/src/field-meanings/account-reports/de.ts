/** What the elements mean that only statements, reports and notifications of accounts have, in German, one a line: tag, then a sentence. */
export const germanReportMeanings = `
Acct Konto, dessen Salden und Buchungen hier gemeldet werden, mit Inhaber und kontoführender Bank.
AcctOwnrTxId Referenz, die der Kontoinhaber einem Wertpapiergeschäft gegeben hat.
AcctSvcrTxId Referenz, die das kontoführende Institut einem Wertpapiergeschäft gegeben hat.
ActlDt Kalendertag, ab dem über den daneben genannten Betrag verfügt werden kann.
AddtlCardData Freitext mit dem, was Kartenausgeber oder Händlerbank sonst zur Karte mitteilt.
AddtlInfInd Nennt eine andere Nachricht der Bank, in der Einzelheiten dieser Buchung stehen.
AddtlNtfctnInf Freitext der Bank zur gesamten Belastungs- oder Gutschriftsanzeige.
AddtlNtryInf Freitext der Bank zu dieser einen Buchung, oft der Buchungstext.
AddtlPdctInf Freitext zur Ware oder Leistung, die mit der Karte bezahlt wurde.
AddtlRptInf Freitext der Bank zum gesamten untertägigen Bericht.
AddtlStmtInf Freitext der Bank zum gesamten Kontoauszug.
AddtlSvc Code für eine Beigabe zur Kartenzahlung, etwa Trinkgeld, Bargeldauszahlung, Raten oder Währungsumrechnung.
AddtlTxInf Freitext der Bank zu einer einzelnen Transaktion innerhalb einer Buchung.
Aggtd Mehrere Kartenzahlungen eines Händlers, als eine gemeldet, mit Nummernbereich und Zeitraum.
AggtdNtry Angaben zu den Kartenzahlungen, die in dieser einen Buchung zusammen gebucht sind.
AmtDtls Zeigt, wie der gebuchte Betrag entstand: beauftragter, umgerechneter und weitergegebener Betrag mit Kursen.
AmtsdVal Noch ausstehender Nennwert des Wertpapiers, wenn es nach und nach getilgt wird.
AnncdPstngAmt Vorab angekündigter Betrag, den der Kontoinhaber erhält oder zahlt, etwa aus einer Kapitalmaßnahme.
ApprvlNb Nummer, unter der eine Stelle diesen Bestandteil des Kartenterminals zugelassen hat.
AttndncCntxt Code dafür, ob bei der Kartenzahlung Personal dabei, in der Nähe oder nicht vorhanden war.
AttndntLang Zweibuchstabiger Code der Sprache, in der das Terminal das Personal des Händlers anspricht.
AttndntMsgCpbl Sagt, ob das Terminal des Händlers Meldungen für das Personal anzeigen kann.
AuthntcnMtd Sagt, wie der Karteninhaber geprüft wurde, etwa durch PIN oder Unterschrift, und von wem.
AuthntcnNtty Code dafür, wer den Karteninhaber prüfte: Chip, Händler oder ein Beauftragter wie der Kartenausgeber.
Avlbty Sagt, ab wann der Kontoinhaber über wie viel eines gebuchten Betrags oder Saldos verfügen kann.
Bal Saldo des Kontos zu einem Zeitpunkt, etwa Anfangs-, End- oder verfügbarer Saldo, mit Vorzeichen.
BdryAmt Betrag, an dem ein Bereich für einen Zinssatz beginnt oder endet.
BkToCstmrAcctRpt Wurzel von camt.052: was eine Bank ihrem Kunden im Lauf des Tages über ein Konto meldet.
BkToCstmrDbtCdtNtfctn Wurzel von camt.054: Bank meldet ihrem Kunden einzelne Belastungen und Gutschriften oder löst Sammelbuchungen auf.
BkToCstmrStmt Wurzel von camt.053: Auszug mit gebuchten Umsätzen und Salden, den die Bank ihrem Kunden sendet.
BkTxCd Code der Bank für die Art des gebuchten Geschäfts, aus einer weltweiten oder eigenen Liste.
BookgDt Tag oder Zeitpunkt, an dem die Bank den Betrag im Konto verbucht hat.
Btch Bezeichnet den Auftrag, dessen viele Zahlungen als eine Summe gebucht wurden, mit Anzahl und Gesamtbetrag.
CSCMgmt Code dafür, ob die aufgedruckte Prüfziffer angegeben, übergangen, unlesbar oder nicht vorhanden war.
CSCVal Die drei oder vier aufgedruckten Ziffern, die belegen, dass jemand die Karte in der Hand hatte.
Card Die Zahlungskarte, mit der die gemeldete Transaktion ausgeführt wurde.
CardBrnd Marke oder Kartensystem, unter dem die Karte ausgegeben und angenommen wurde.
CardCtryCd Dreistelliger Zifferncode des Landes, in dem die Karte ausgegeben wurde.
CardDataNtryMd Code dafür, wie das Terminal die Kartendaten bekam: Chip, Magnetstreifen, kontaktlos, getippt oder gespeichert.
CardPres Sagt, ob die Karte selbst bei der Zahlung beim Händler vorlag.
CardRdngCpblties Code für eine Art, Karten zu lesen, die das Terminal des Händlers beherrscht.
CardSctyCd Enthält die aufgedruckte Prüfziffer der Karte und sagt, wie mit ihr umgegangen wurde.
CardSeqNb Nummer des Kartenausgebers, die Karten mit gleicher Kartennummer voneinander unterscheidet.
CardTx Alles, was zu einer Kartenzahlung gemeldet wird: Karte, Terminal und die Transaktion selbst.
CcyXchg Umrechnung eines Betrags: die beiden Währungen, der Kurs und dessen Vertrag.
CdtLine Kredit, den die Bank auf dem Konto einräumt, und ob der Saldo ihn schon einrechnet.
CdtNtries Anzahl und Summe der Gutschriften, die unter einem Geschäftsvorfallcode gebucht sind.
Cmpnt Ein Bestandteil des Kartenterminals, etwa Software oder Chipleser, mit Hersteller und Version.
CntrValAmt Was ein Betrag in der anderen Währung ergibt, bevor Entgelte abgezogen werden.
ComssnWvrInd Sagt, ob die Bank für diese Buchung keine Provision berechnet.
CorpActn Maßnahme des Emittenten eines Wertpapiers, etwa Dividende oder Aktiensplit, die zur Buchung führte.
Cpblties Führt auf, was das Kartenterminal des Händlers kann: lesen, prüfen, online gehen, anzeigen, drucken.
CpyDplctInd Code dafür, ob dies eine Kopie für Dritte, eine Wiederholung oder beides ist.
CrdhldrPres Sagt, ob der Karteninhaber bei der Zahlung beim Händler anwesend war.
CrdhldrVrfctnCpblties Code für ein Verfahren zur Prüfung des Karteninhabers, das das Terminal des Händlers bietet.
CshDpst Auf das Konto eingezahlte Scheine oder Münzen einer Stückelung, mit Anzahl und Betrag.
DbtNtries Anzahl und Summe der Belastungen, die unter einem Geschäftsvorfallcode gebucht sind.
DealPric Kurs, zu dem ein Wertpapier gekauft oder verkauft wurde, als Betrag oder Prozentsatz.
DispCpblties Beschreibt eine Anzeige des Terminals: für wen sie ist und wie viel Text hineinpasst.
DispTp Code dafür, für wen eine Anzeige des Terminals bestimmt ist: Händler oder Karteninhaber.
DlvrgAgt Institut, das beim Geschäft hinter der Buchung die Wertpapiere liefert.
Domn Oberste Gruppe in der weltweiten Liste der Geschäftsvorfallcodes, etwa Zahlungen oder Wertpapiere.
EQAmt Einzelner Betrag, für den allein der Zinssatz gilt.
EQSeq Eine einzelne Folgenummer, die dieser Kontobericht abdeckt.
ElctrncSeqNb Zähler der Bank für elektronische Auszüge des Kontos, je eins höher; Lücken zeigen fehlende Auszüge.
EndDt Letzter Tag der Laufzeit des Geschäfts hinter der Buchung, etwa einer Geldanlage.
EvtId Referenz, die eine bestimmte Kapitalmaßnahme zu einem Wertpapier bezeichnet.
EvtTp Sagt, um welche Art von Kapitalmaßnahme es geht, etwa Dividende oder Rückzahlung.
FaceAmt Auf dem Wertpapier genannter Betrag, nach dem Schuldtitel wie Anleihen gezählt werden.
FcstInd Sagt, ob die Summen erwartete statt bereits ausgeführter Buchungen betreffen.
FctvDt Monat, ab dem die Karte benutzt werden kann, wie vom Kartenausgeber festgelegt.
FinInstrmId Wertpapier, das gehandelt oder gehalten wurde, nach ISIN oder anderer Nummer.
FllbckInd Sagt, ob das Terminal die Karte ersatzweise anders las, weil die übliche Lesung misslang.
Fmly Mittlere Gruppe in der weltweiten Liste der Geschäftsvorfallcodes, etwa eingegangene Überweisungen.
FrAmt Untere Grenze der Beträge, für die der Zinssatz gilt.
FrDtTm Zeitpunkt, mit dem der berichtete oder berechnete Zeitraum beginnt, einschließlich.
FrSeq Erste Folgenummer von denen, die dieser Kontobericht abdeckt.
FrToAmt Beträge zwischen unterer und oberer Grenze, für die der Zinssatz gilt.
FrToSeq Folgenummern von einer ersten bis zu einer letzten, die dieser Kontobericht abdeckt.
FrstTx Nummer der ersten der gemeinsam gemeldeten Kartenzahlungen.
GrpId Bezeichnet die Gruppe von Terminals eines Händlers, zu der dieses gehört.
ICCRltdData Daten, die der Chip der Karte für diese Transaktion erzeugte, wie vom Terminal weitergegeben.
ISIN Weltweite Kennnummer eines Wertpapiers aus zwölf Zeichen, das letzte eine Prüfziffer.
Incl Sagt, ob das Danebenstehende mitzählt: die Grenze zum Bereich, die Kreditlinie zum Saldo.
Indv Angaben zu einer Kartenzahlung, die für sich allein gemeldet wird.
Intrst Zinsen auf dem Konto oder in einer Buchung: Art, Satz, Zeitraum, Grund und Steuer.
IssgAgt Institut, das für den Emittenten der Wertpapiere hinter der Buchung handelt.
LastPgInd Sagt, ob dies die letzte Seite ist und keine weitere folgt.
LastTx Nummer der letzten der gemeinsam gemeldeten Kartenzahlungen.
LglSeqNb Nummer des rechtlich verbindlichen Auszugs des Kontos, gleich auf welchem Weg er kam.
LineWidth Anzahl der Zeichen, die eine Zeile der Terminalanzeige fasst.
ManfctrId Bezeichnet das Unternehmen, das diesen Bestandteil des Kartenterminals hergestellt hat.
Mdl Bezeichnung des Herstellers für die Bauart dieses Bestandteils des Kartenterminals.
MktInfrstrctrTxId Referenz, die das Wertpapierabwicklungssystem der Transaktion gegeben hat.
MsgPgntn Platz dieser Nachricht in einem Bericht, der auf mehrere Nachrichten verteilt wurde.
MsgRcpt Partei, die die Kontodaten empfangen darf, wenn sie nicht der Kontoinhaber ist.
NEQAmt Einzelner Betrag, für den der Zinssatz nicht gilt.
NEQSeq Eine einzelne Folgenummer, die dieser Kontobericht auslässt.
NbOfDays Anzahl der Tage, bis über den daneben genannten Betrag verfügt werden kann.
NbOfLines Anzahl der Zeilen, die die Anzeige des Terminals gleichzeitig zeigt.
NbOfNotes Anzahl der eingezahlten Scheine oder Münzen dieser Stückelung.
NbOfNtries Anzahl der Buchungen, die in der nebenstehenden Summe enthalten sind.
NoteDnmtn Wert eines einzelnen der eingezahlten Scheine oder Münzen.
Ntfctn Avis zu einem Konto mit den Belastungen und Gutschriften, die er ankündigt oder erläutert.
NtfctnPgntn Platz dieses Teils in einem Avis, der auf Seiten verteilt wurde.
Ntry Eine Buchung im Konto: Betrag, Soll oder Haben, Status, Daten und ihre Transaktionen.
NtryDtls Löst eine Buchung in den Sammler oder die einzelnen Transaktionen auf, aus denen sie besteht.
NtryRef Referenz, die die Bank einer Buchung gibt und unter der sie im Bericht auffindbar ist.
OnLineCntxt Sagt, ob das Terminal im Augenblick der Zahlung beim Kartenausgeber anfragte.
OnLineCpblties Code dafür, ob das Terminal immer, teilweise oder nie den Kartenausgeber anfragt.
OrgnlAndCurFaceAmt Menge eines nach und nach getilgten Wertpapiers, als anfänglicher und verbleibender Nennwert.
OrgnlBizQry Nennt die Anfrage des Kunden, auf die dieser Kontobericht antwortet.
OrgnlBkTxCd Geschäftsvorfallcode, unter dem die nun zurückgegebene Zahlung zuerst gebucht wurde.
OthrId Nummer eines Wertpapiers aus einem anderen System als ISIN, mit Art des Systems.
Ownr Person oder Unternehmen, dem das Konto und sein Guthaben gehören.
PAN Nummer der Karte, die zum Kartenausgeber und dort zum Konto des Inhabers führt.
POI Terminal, Kasse oder Internetseite des Händlers, wo die Karte angenommen wurde.
POICmpntTp Code dafür, welcher Bestandteil des Kartenterminals beschrieben ist, etwa Software oder Kartenleser.
Pctg Zinssatz als Prozentzahl, sodass 2.5 für 2,5 % steht.
Pdct Mit der Karte bezahlte Ware oder Leistung: Code, Menge, Preis und Betrag.
PdctAmt Summe für dieses Produkt innerhalb der Kartenzahlung, also Menge mal Stückpreis.
PdctCd Code des Händlers oder der Branche für die gekaufte Ware oder Leistung.
PdctQty Wie viel von dem Produkt gekauft wurde, gezählt in seiner Maßeinheit.
PgNb Nummer dieser Seite unter den Teilen, auf die der Bericht verteilt wurde.
PlainCardData Was auf der Karte und ihren Spuren steht, unverschlüsselt: Nummer, Gültigkeit, Servicecode.
PmtCntxt Sagt, wie die Kartenzahlung zustande kam: wer und was vorlag, Lesung, Vertriebsweg, Prüfung des Inhabers.
PrcgId Referenz, unter der ein Wertpapiergeschäft von den abwickelnden Stellen bearbeitet wird.
PrePdAcct Konto mit vorab eingezahltem Guthaben, das mit einer Karte aufgeladen oder ausgegeben wird.
Pric Betrag eines Preises, dessen Art die Bank mit eigenen Worten benennt.
PrtLineWidth Anzahl der Zeichen, die der Drucker des Terminals in eine Zeile bringt.
PrtryAmt Weiterer Betrag der Buchung, dessen Art die Bank mit eigenen Worten benennt.
QtnDt Datum und Uhrzeit, zu denen der verwendete Wechselkurs gestellt wurde.
Qty Wie viel von einem Wertpapier bewegt wurde, in Stück oder als Betrag.
RcvgAgt Institut, das beim Geschäft hinter der Buchung die Wertpapiere entgegennimmt.
RePresntmntRsn Code dafür, warum die Händlerseite eine Kartenzahlung noch einmal einreicht.
Refs Alle Referenzen, über die sich eine gebuchte Transaktion dem ursprünglichen Auftrag zuordnen lässt.
RltdAcct Ein anderes Konto, das mit dem berichteten zusammenhängt, etwa das Hauptkonto eines Cash-Pools.
RltdAgts Institute, durch deren Hände die gebuchte Transaktion ging, jedes in seiner Rolle.
RltdDts Weitere Daten der gebuchten Transaktion, etwa Annahme, Handel und Abwicklung.
RltdPric Kurs der Wertpapiere hinter der Buchung, als Abschlusskurs oder nach eigener Art der Bank.
RltdPties Zahler, Empfänger und weitere Beteiligte einer gebuchten Transaktion, mit ihren Konten.
RltdQties Wie viel von einem Wertpapier in der gebuchten Transaktion bewegt wurde.
Rpt Bericht zu einem Konto im Tagesverlauf, mit bisherigen Salden und gebuchten oder erwarteten Umsätzen.
RptPgntn Platz dieses Teils in einem untertägigen Bericht, der auf Seiten verteilt wurde.
RptgSeq Sagt, welche Folgenummern dieser Kontobericht abdeckt, als Bereich oder einzeln.
RptgSrc Sagt, aus welcher Anwendung der Bank der Bericht stammt, etwa aus der Buchhaltung.
RtrInf Sagt, warum und von wem eine gebuchte Zahlung zurückkam und wie sie zuvor gebucht war.
RvslInd Sagt, ob die Buchung eine frühere zurücknimmt; Soll oder Haben gilt für den Storno selbst.
SaleRcncltnId Nummer, mit der der Händler Kartenzahlungen den Einnahmen einer Kasse oder eines Tages zuordnet.
SaleRefNb Nummer des Händlers für den Verkauf, der mit der Karte bezahlt wurde.
SeqNbRg Erste und letzte Nummer der gemeinsam gemeldeten Kartenzahlungen.
SfkpgAcct Konto, in dem die Wertpapiere der Transaktion für ihren Eigentümer verwahrt werden.
Sfx Zeichen hinter der Nummer eines Wertpapiers, die unterscheiden, was dieselbe Nummer trägt.
ShrtNm Kurzer Name, unter dem Händler oder Händlerbank das Kartenterminal kennen.
SrlNb Nummer des Herstellers für genau dieses Exemplar eines Bestandteils des Kartenterminals.
StartDt Erster Tag der Laufzeit des Geschäfts hinter der Buchung, etwa einer Geldanlage.
Stmt Auszug eines Kontos für einen Zeitraum: Salden und alle darin gebuchten Umsätze.
StmtPgntn Platz dieses Teils in einem Kontoauszug, der auf Seiten verteilt wurde.
SttlmPlc Verwahrstelle oder anderer Ort, an dem die Wertpapiere den Besitzer wechseln.
SubFmlyCd Feinste Stufe des weltweiten Geschäftsvorfallcodes, etwa SEPA- oder Echtzeitüberweisung.
SubTp Grenzt die Art des Saldos näher ein, etwa auf einen Teil davon.
Sum Zusammengezählte Beträge der gezählten Buchungen, in der Währung des Kontos.
SvcCd Drei Ziffern vom Magnetstreifen, die sagen, wo und wie die Karte benutzt werden darf.
Svcr Bank, die das Konto führt und die Berichte darüber sendet.
SysNm Name des Systems oder Geschäfts, in dem das Kartenterminal arbeitet.
TechInptChanl Weg, auf dem der Auftrag zur Bank kam, etwa online, auf Papier oder per Datenträger.
ToAmt Obere Grenze der Beträge, für die der Zinssatz gilt.
ToDtTm Zeitpunkt, mit dem der berichtete oder berechnete Zeitraum endet, einschließlich.
ToSeq Letzte Folgenummer von denen, die dieser Kontobericht abdeckt.
TradActvtyCtrctlSttlmDt Tag, an dem Geld und Wertpapiere laut Vereinbarung der Handelspartner getauscht werden.
TradDt Tag, an dem das Geschäft hinter der Buchung abgeschlossen wurde.
TradgPty Partei, die das Geschäft hinter der Buchung abschloss, für sich oder andere.
TrckData Eine der Spuren des Magnetstreifens der Karte, mit Nummer und Inhalt.
TrckNb Sagt mit einer Ziffer, welche Spur des Magnetstreifens gelesen wurde.
TrckVal Zeichen, wie sie von einer Spur des Magnetstreifens der Karte gelesen wurden.
TtlCdtNtries Anzahl und Summe aller Gutschriften in diesem Kontobericht.
TtlDbtNtries Anzahl und Summe aller Belastungen in diesem Kontobericht.
TtlIntrstAndTaxAmt In der Buchung enthaltene Zinsen und die Steuer darauf, zusammengezählt.
TtlNetNtry Was nach Verrechnung der Belastungen und Gutschriften bleibt, mit Vorzeichen.
TtlNetNtryAmt Differenz zwischen Gutschriften und Belastungen der gezählten Buchungen; das Vorzeichen steht daneben.
TtlNtries Anzahl und Summe aller Buchungen in diesem Kontobericht, Gutschriften und Belastungen zusammen.
TtlNtriesPerBkTxCd Anzahl und Summen der Buchungen, die einen Geschäftsvorfallcode gemeinsam haben.
Tx Die Kartenzahlung selbst, einzeln oder zusammen mit anderen gemeldet.
TxAmt Betrag, der zwischen den Banken floss, mit Währungsumrechnung, wo es eine gab.
TxChanl Code dafür, wie der Karteninhaber aus der Ferne kaufte: Post, Telefon, Internet oder Fernsehen.
TxCtgy Code für die Art des mit Karte bezahlten Geschäfts, nach Branche oder Zweck.
TxDtRg Erster und letzter Tag der gemeinsam gemeldeten Kartenzahlungen.
TxDtTm Datum und Uhrzeit, zu denen die Transaktion stattfand, etwa an der Kasse des Händlers.
TxDtls Eine der Transaktionen einer Buchung: Referenzen, Beteiligte, Beträge, Zweck und Verwendungszweck.
TxEnvt Code dafür, wo die Karte benutzt wurde: beim Händler, privat oder an öffentlichem Ort.
TxRef Referenz, die das Terminal der Kartenzahlung gab, zusammen mit deren Zeitpunkt eindeutig.
TxsSummry Summen des Berichts, an denen ein Programm prüfen kann, dass keine Buchung fehlt.
Unit Menge eines Wertpapiers als Stückzahl, etwa bei Aktien.
UnitOfMeasr Code dafür, worin das gekaufte Produkt gezählt wird, etwa Stück, Liter oder Kilogramm.
UnitPric Preis einer Einheit des gekauften Produkts, in der Währung der Kartenzahlung.
Val Der Kurs eines Wertpapiers selbst, als Prozentsatz oder Betrag.
ValDt Tag, ab dem ein gebuchter Betrag für die Zinsen zählt und verfügbar ist.
ValTp Code dafür, wie der Kurs eines Wertpapiers zum Nennwert steht: darunter, darüber oder gleich.
VldtnDt Tag, an dem die einzelne Kartenzahlung geprüft und bestätigt wurde.
VldtnSeqNb Nummer, unter der die Prüfung der einzelnen Kartenzahlung festgehalten wurde.
VldtyRg Beträge, Währung und Vorzeichen der Salden, für die der Zinssatz gilt.
VrsnNb Version dieses Bestandteils des Kartenterminals nach Zählung des Herstellers.
XpryDt Letzter Monat, in dem die Karte benutzt werden kann, wie vom Kartenausgeber festgelegt.
Yldd Sagt, ob der Kurs des Wertpapiers als Rendite angegeben ist.
`;
