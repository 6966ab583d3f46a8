/** What the elements from M to Z mean, in German, one a line: tag, then one sentence. */
export const germanCoreMeaningsMToZ = `
MmbId Nummer, unter der ein Clearingsystem seinen Teilnehmer führt, etwa eine nationale Bankleitzahl.
MndtId Referenz, die der Zahlungsempfänger dem Mandat gab; mit der Gläubiger-Identifikation macht sie es unverwechselbar.
MndtRltdInf Daten des Mandats, auf dem eine Lastschrift beruht: Referenz, Unterschriftsdatum und Änderungen.
MobNb Mobilnummer mit Ländervorwahl, unter der die Kontaktperson eines Beteiligten erreichbar ist.
ModDtls Sagt zu einer Zahlung, deren Änderung verlangt wurde, welche es ist und was daraus wurde.
ModStsRsnInf Sagt, warum die verlangte Änderung vollzogen, abgelehnt oder noch offen ist und wer das entschied.
MsgId Referenz des Absenders für die ganze Nachricht; sie darf sich nicht wiederholen, denn daran erkennen Empfänger Doppel.
MsgNmId Art und Version der Nachricht, auf die verwiesen wird, zum Beispiel pacs.008.001.08.
Mtd Weg, auf dem Angaben zum Verwendungszweck zugestellt werden, oder Verfahren, nach dem eine Steuer erhoben wird.
Nb Nummer, unter der eine Rechnung, ein anderer Beleg oder eine Kapitalmaßnahme wiederzufinden ist.
NbOfTxs Wie viele Einzelzahlungen Nachricht oder Block enthält; Empfänger zählen nach und weisen Abweichungen zurück.
NbOfTxsPerCxlSts Zählt je Ergebnis eines Rückrufs, wie viele der zurückgerufenen Zahlungen so ausgingen.
NbOfTxsPerSts Zählt je Status, wie viele der gemeldeten Zahlungen ihn haben, auf Wunsch mit ihrer Summe.
Nm Wie eine Person, ein Unternehmen, ein Institut oder ein Konto heißt, so wie Inhaber oder Bank es kennen.
NmPrfx Code für die Anrede der Kontaktperson, etwa Herr, Frau oder Doktor.
OrgId Kennzeichnet ein Unternehmen, eine Behörde oder eine andere juristische Person durch BIC, LEI oder andere Nummer.
OrgnlCdtrAgt Bank des Zahlungsempfängers, wie sie vor der hier gemeldeten Änderung im Mandat stand.
OrgnlCdtrSchmeId Gläubiger-Identifikation und, falls geändert, Name des Gläubigers, unter denen das Mandat vor der Änderung lief.
OrgnlClrSysRef Referenz, die das Clearingsystem der Zahlung gab, um die es in dieser Nachricht geht.
OrgnlCreDtTm Wann die frühere Nachricht, auf die verwiesen wird, erstellt wurde, übernommen aus deren Kopf.
OrgnlCtrlSum Summe aller Beträge, wie sie die frühere Nachricht oder ihr Block selbst angab.
OrgnlDbtr Zahler, wie ihn das Mandat vor seiner Änderung nannte.
OrgnlDbtrAcct Konto, das das Mandat vor dem Wechsel des Zahlers nannte; SMNDA an seiner Stelle meldet nur, dass es wechselte.
OrgnlDbtrAgt Bank, die das Konto des Zahlers vor der Änderung des Mandats führte.
OrgnlEndToEndId Referenz, die der Auftraggeber der früheren Zahlung gab, unverändert wiederholt, damit beide Enden sie erkennen.
OrgnlGrpInf Verweist mit ID und Art auf die frühere Nachricht, aus der eine Zahlung stammt.
OrgnlGrpInfAndCxl Verweist auf die frühere Nachricht und sagt, ob oder mit welchem Ergebnis sie als Ganzes zurückgerufen wird.
OrgnlGrpInfAndSts Verweist auf die frühere Nachricht und kann für sie als Ganzes sagen, ob sie angenommen wurde.
OrgnlInstdAmt Betrag und Währung, in denen der Kunde die frühere Zahlung beauftragt hatte.
OrgnlInstrId Referenz, die die frühere Zahlung nur zwischen ihrem Absender und der nächsten Stelle trug.
OrgnlIntrBkSttlmAmt Betrag, der bei der früheren Zahlung zwischen den Banken floss oder fließen sollte.
OrgnlIntrBkSttlmDt Tag, an dem die Banken die frühere Zahlung verrechneten oder verrechnen sollten.
OrgnlMndtId Referenz, die das Mandat trug, bevor es die jetzige erhielt.
OrgnlMsgId Nachrichten-ID der früheren Nachricht, die diese hier beantwortet, erfragt oder zurücknimmt.
OrgnlMsgNmId Art und Version der früheren Nachricht, zum Beispiel pacs.008.001.08, damit ihre ID einzuordnen ist.
OrgnlNbOfTxs Wie viele Zahlungen die frühere Nachricht oder ihr Block nach eigener Angabe enthielt.
OrgnlPmtInfAndSts Verweist auf einen Block des Kundenauftrags und berichtet über ihn oder seine einzelnen Zahlungen.
OrgnlPmtInfId Referenz, die der Kunde dem hier gemeinten Zahlungsblock im Auftrag gegeben hatte.
OrgnlRsn Warum das Mandat bestand, nach seinem Stand vor der Änderung.
OrgnlTxId Referenz, die die erste Bank der früheren Zahlung für den ganzen Weg zwischen den Banken gab.
OrgnlTxRef Kopie der wichtigsten Daten der früheren Zahlung, damit sie erkannt und verglichen werden kann.
OrgnlUETR Eindeutige Verfolgungsnummer (UUID), die die frühere Zahlung auf ihrem ganzen Weg trug.
Orgtr Wer Rückgabe, Ablehnung, Rückruf oder Antwort veranlasste: ein Kunde mit Namen, eine Bank mit BIC.
Othr Nimmt auf, wofür die Elemente daneben keinen Platz haben, etwa eine Kennung anderer Art.
PhneNb Festnetznummer mit Ländervorwahl, unter der die Kontaktperson eines Beteiligten erreichbar ist.
PlcAndNm Sagt, zu welcher Stelle der Nachricht die Zusatzdaten gehören, oft als Pfad.
PmtId Fasst die Referenzen einer einzelnen Zahlung zusammen, unter denen Kunden und Banken sie kennen.
PmtInfId Referenz des Auftraggebers für einen Block von Zahlungen mit gleichem Konto und gleichem Tag.
PmtMtd Mit welchem Instrument das Geld fließen soll: Überweisung, Scheck oder Lastschrift.
PmtRtr Nachricht, mit der Banken das Geld abgewickelter Zahlungen zurückgeben, jeweils mit Grund.
PmtTpInf Sagt, unter welchem Schema, Service und mit welcher Priorität eine Zahlung läuft und welche Regeln somit gelten.
PoolgAdjstmntDt Wertstellungstag, mit dem ein Cash-Pool berichtigt wird, wenn die Buchung ein anderes Datum trägt.
PrefrdMtd Kanal, über den die Kontaktperson erreicht werden will, etwa Brief, E-Mail oder Telefon.
Prtry Zwischen den Beteiligten oder in einer Gemeinschaft vereinbarter Wert anstelle eines Codes aus der Liste.
PrvcOfBirth Provinz oder Region, in der die bezeichnete Person geboren wurde.
PrvsInstgAgt Bank, die die Zahlung vor der jetzt beauftragenden Bank weitergegeben hat.
PrvsInstgAgt1 Erste Bank nach der des Zahlers, die die Zahlung bereits weitergab, vor der jetzt beauftragenden.
PrvsInstgAgt1Acct Konto der ersten weitergebenden Bank bei ihrem kontoführenden Institut in der Kette dieser Zahlung.
PrvsInstgAgt2 Zweite Bank auf dem schon zurückgelegten Weg, wenn die Zahlung durch mehr als eine lief.
PrvsInstgAgt2Acct Konto der zweiten weitergebenden Bank bei ihrem kontoführenden Institut in der Kette dieser Zahlung.
PrvsInstgAgt3 Dritte Bank auf dem schon zurückgelegten Weg, wenn die Zahlung durch so viele lief.
PrvsInstgAgt3Acct Konto der dritten weitergebenden Bank bei ihrem kontoführenden Institut in der Kette dieser Zahlung.
PrvsInstgAgtAcct Konto der Bank, die die Zahlung zuvor weitergab, bei deren kontoführendem Institut.
PrvtId Kennzeichnet eine natürliche Person durch Geburtsdatum und -ort oder eine Nummer, etwa die des Passes.
Prxy Stellvertreter für eine Kontonummer, etwa eine dafür hinterlegte Mobilnummer oder E-Mail-Adresse.
PstBx Nummer des Postfachs, unter dem ein Beteiligter seine Post erhält.
PstCd Code der Post für den Ort einer Anschrift, in der im Land üblichen Form.
PstlAdr Wo ein Beteiligter oder eine Bank sitzt, in Einzelfeldern, freien Zeilen oder gemischt.
Pty Gemeinte Person oder Organisation, wo stattdessen oder daneben auch eine Bank genannt sein könnte.
Purp Wofür gezahlt wird, als Code für die Kunden an beiden Enden, z. B. SALA für Gehalt.
Rate Prozentsatz oder Faktor, mit dem Zins, Steuer, Gebühr oder Preis berechnet wird.
Rcrd Eine Zeile einer Aufstellung, zum Beispiel eine einzelne Steuer-, Gebühren- oder Zinsposition.
Ref Der Referenzwert selbst: vom Zahlungsempfänger zum Zuordnen vergeben oder von der daneben genannten Art.
RefNb Nummer, unter der die zuständige Stelle die Steuerzahlung oder Pfändung führt.
RegnId Nummer, unter der Steuerpflichtiger oder Steuergläubiger bei der Behörde registriert ist.
ReqdColltnDt Tag, an dem der Zahlungsempfänger die Konten der Zahler belastet haben möchte.
ReqdExctnDt Tag, an dem die Bank nach Wunsch des Kunden die Überweisungen ausführen und das Konto belasten soll.
RfrdDocAmt Schlüsselt auf, was die bezahlten Belege ausmachen: fällig, Skonto, Gutschrift, Steuer, gezahlt.
RfrdDocInf Nennt eine Rechnung, Gutschrift oder einen anderen Beleg, den diese Zahlung begleicht.
RgltryRptg Angaben zur Zahlung, die eine Behörde verlangt, etwa für die Statistik der Zahlungsbilanz.
RjctTm Uhrzeit, bis zu der die Zahlung abgewickelt sein muss; danach ist sie abzulehnen.
Rjctd Sagt, dass die Reklamation einer nicht erhaltenen Zahlung abgelehnt wurde, und aus welchem Grund.
RltdDt Datum des Belegs, auf den sich die Zahlung bezieht, meist der Tag der Ausstellung.
RltdRmtInf Sagt, wo die Angaben zum Bezahlten zu finden sind, wenn sie getrennt von der Zahlung reisen.
RmtId Referenz, die getrennt gesendete Angaben zum Verwendungszweck mit dieser Zahlung verbindet.
RmtInf Was der Zahler dem Empfänger mitteilt, damit dieser das Geld zuordnen kann, frei oder strukturiert.
RmtLctnDtls Auf welchem Weg und an welche Adresse die getrennt gesendeten Angaben zum Verwendungszweck gehen.
RmtdAmt Betrag, der für die Belege oder die Pfändung nach allen Abzügen tatsächlich gezahlt wird.
RsltnOfInvstgtn Nachricht, die einen Rückruf oder eine Nachforschung beantwortet und sagt, ob ihnen entsprochen wurde.
RsltnRltdInf Daten der Zahlung oder des Ausgleichs, womit der Fall erledigt wurde, mit Betrag, Tag und Gebühren.
RslvdCase Bezeichnet den Nachforschungsfall, den diese Antwort abschließt, mit der Nummer dessen, der ihn eröffnete.
Rsn Warum etwas geschah oder verlangt wird, meist als Code, etwa AC04 für ein aufgelöstes Konto.
Rspnsblty Rolle oder Aufgabe der Kontaktperson in ihrer Organisation.
RtrChain Nennt alle Beteiligten und Banken, über die das Geld auf dem Rückweg läuft.
RtrId Referenz, die die zurückgebende Stelle dieser einen Rückgabe gibt, verschieden von der der Zahlung.
RtrRsnInf Sagt, warum das Geld zurückgeht und ob eine Bank oder ein Kunde das veranlasste.
RtrdInstdAmt Betrag der Rückgabe vor Abzug von Gebühren, in der Währung, in der sie beauftragt wurde.
RtrdIntrBkSttlmAmt Betrag, den die Banken für diese Rückgabe untereinander verrechnen, nach etwaigen Gebühren.
SchmeNm Sagt, zu welchem Nummernsystem die Kennung daneben gehört, etwa Steuer- oder Kundennummern.
SeqNb Fortlaufende Nummer einer Steuermeldung oder Kartenzahlung in ihrer Reihe.
SeqTp Sagt, ob eine Lastschrift die erste, eine folgende, die letzte oder die einzige zu ihrem Mandat ist.
SplmtryData Raum für Daten einer Gemeinschaft, die die Nachricht selbst nicht vorsieht.
Strd Verwendungszweck in Feldern, die Programme zuordnen können: Belege, Beträge, Referenz des Zahlungsempfängers.
StrtNm Straße einer Anschrift ohne die Hausnummer, die ein eigenes Feld hat.
Sts Stand einer Buchung, etwa gebucht oder vorgemerkt, oder Ausgang einer Nachforschung.
StsId Referenz, die die meldende Stelle ihrer Meldung über eine Zahlung gibt.
StsReqId Referenz, die die anfragende Stelle ihrer Frage nach dem Stand einer Zahlung gibt.
StsRsnInf Sagt, warum eine Zahlung oder Nachricht ihren Status hat und von wem das ausgeht, vor allem bei Ablehnung.
SttlmAcct Konto, über das die Banken das Geld dieser Zahlungen austauschen.
SttlmInf Sagt, wie und wo das Geld zwischen den Banken fließt: welches Clearingsystem oder welches Konto.
SttlmMtd Ob Banken über ein Clearingsystem (CLRG), ein Konto bei einer von ihnen oder eine Deckungszahlung verrechnen.
SttlmPrty Wie dringend der Absender die Zahlung im Vergleich zu anderen wartenden abgewickelt haben will.
SttlmTmIndctn Wann das Abwicklungssystem die zahlende Bank tatsächlich belastete und der empfangenden gutschrieb.
SttlmTmReq Uhrzeiten, zwischen denen oder bis zu denen der Absender die Abwicklung der Zahlung wünscht.
SubDept Einheit unterhalb der Abteilung einer großen Organisation, zu der die Anschrift führt.
SvcLvl Nach welchem vereinbarten Service die Zahlung behandelt wird; SEPA bei Überweisungen und Lastschriften der SEPA-Verfahren.
Tax Welche Steuern gezahlt werden oder enthalten sind: wer sie wem schuldet und wie viel.
TaxAmt Betrag, der auf Steuer entfällt, allein oder mit Satz und Grundlage der Berechnung.
TaxId Nummer, die das Finanzamt der Partei gab, die die Steuer zahlt oder erhält.
TaxRmt Sagt dem Empfänger im strukturierten Verwendungszweck, welche Steuern diese Zahlung begleicht.
TaxTp Als welche Art Steuerpflichtiger eine Partei gilt, oder Art der Steuer auf mit Karte bezahlte Ware.
TillTm Späteste Uhrzeit, zu der der Absender die Zahlung abgewickelt haben möchte.
ToDt Letzter Tag des gemeinten Zeitraums, zum Beispiel eines Steuerzeitraums.
Tp Sagt, von welcher Art das Umgebende ist: Konto, Beleg, Referenz, Gebühr oder anderes.
TtlAmt Summe aller Teile, entweder eines gebuchten Sammlers oder einer Steuer.
TtlIntrBkSttlmAmt Summe der Interbankbeträge aller Zahlungen der Nachricht; sie muss beim Nachrechnen stimmen.
TtlRtrdIntrBkSttlmAmt Summe der Beträge, die die Banken für alle Rückgaben der Nachricht verrechnen.
TwnLctnNm Stadtteil oder Bezirk innerhalb des Ortes, wo die Anschrift ihn braucht.
TwnNm Stadt oder Gemeinde einer Anschrift; strukturierte Anschriften müssen mindestens sie und das Land nennen.
TxCxlSts Ob dem Rückruf dieser einen Zahlung entsprochen wurde, ob er abgelehnt oder noch offen ist.
TxId Referenz der ersten Bank für eine Zahlung; sie bleibt auf dem ganzen Weg zwischen Banken unverändert.
TxInf Eine frühere Zahlung, die zurückgegeben, storniert, zurückgerufen oder erfragt wird, mit allem, was sie betrifft.
TxInfAndSts Meldung über eine einzelne frühere Zahlung: ihre Referenzen, ihr Stand und dessen Grund.
TxSts Wie weit eine einzelne Zahlung ist oder wie sie ausging, etwa ACCP angenommen oder RJCT abgelehnt.
UETR Weltweit eindeutige Verfolgungsnummer als UUID, die jede Bank unverändert mit der Zahlung weitergibt.
UltmtCdtr Wer das Geld letztlich erhalten soll, wenn jemand anders als der Inhaber des gutgeschriebenen Kontos.
UltmtDbtr Wer das Geld eigentlich schuldet, wenn jemand anders als der Inhaber des belasteten Kontos.
Undrlyg Nennt die Nachrichten, Blöcke oder Zahlungen, um die es im Rückruf oder in der Nachfrage geht.
Ustrd Mitteilung des Zahlers an den Empfänger als freier Text; SEPA erlaubt eine mit 140 Zeichen.
XchgRate Faktor, auch mit Einzelheiten, mit dem ein Betrag von einer Währung in eine andere umgerechnet wurde.
`;
