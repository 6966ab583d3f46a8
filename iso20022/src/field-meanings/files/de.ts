/** What goes before messages in envelopes and files means, in German, one a line: tag, then sentence. */
export const germanFileMeanings = `
AppHdr Der Kopf, der mit einer Nachricht reist und sagt, wer wem welche Art von Nachricht schickt.
CreditFile Die Wurzel einer Clearingdatei mit Überweisungen: zuerst ihr Kopf, dann ihre Sammler.
DebitFile Die Wurzel einer Clearingdatei mit Lastschriften: zuerst ihr Kopf, dann ihre Sammler.
FDtTm Wann der Absender die Datei erstellt hat; erwartet wird ein Zeitpunkt nahe dem Geschäftstag.
FType Drei Buchstaben für Art und Richtung der Datei, etwa ICF zum Clearing oder CVF von dort.
FileBusDt Der Geschäftstag des Clearings, an dem es die Datei verarbeitet oder ausgeliefert hat.
FileCycleNo Die Nummer des Abwicklungszyklus innerhalb des Geschäftstags, zu dem die Datei gehört.
FileRef Die Referenz des Absenders für die Datei; sie gilt nur einmal und wird in der Antwort genannt.
FileRjctRsn Der Code des Clearings dafür, was aus der Datei wurde: angenommen oder aus diesem Grund abgelehnt.
NumCTBlk Wie viele Sammler mit Kundenüberweisungen (pacs.008) die Datei nach Zählung ihres Absenders enthält.
NumDDBlk Wie viele Sammler mit Lastschriften (pacs.003) die Datei nach Zählung ihres Absenders enthält.
NumPCRBlk Wie viele Sammler mit Rückrufen (camt.056) die Datei nach Zählung ihres Absenders enthält.
NumREJBlk Wie viele Sammler mit Ablehnungen (pacs.002) eine Lastschriftdatei nach Zählung ihres Absenders enthält.
NumRETBlk Wie viele Sammler mit zurückgegebenen oder erstatteten Lastschriften (pacs.004) die Datei enthält.
NumREVBlk Wie viele Sammler mit stornierten Lastschriften (pacs.007) die Datei nach Zählung ihres Absenders enthält.
NumRFRBlk Wie viele Sammler mit zurückgegebenen Überweisungen (pacs.004) die Datei nach Zählung ihres Absenders enthält.
NumROIBlk Wie viele Sammler mit Antworten auf Rückrufe oder Nachfragen (camt.029) die Datei enthält.
NumSRBlk Wie viele Sammler mit Fragen nach dem Status von Überweisungen (pacs.028) die Datei enthält.
OrigDtTm Wann die beantwortete Datei erstellt wurde, so wie es in deren eigenem Kopf steht.
OrigFName Der Name, unter dem die beantwortete Datei beim Clearing eingegangen ist.
OrigFRef Die Dateireferenz aus dem Kopf der beantworteten Datei; sie verbindet beide miteinander.
RcvgInst Der BIC des Teilnehmers oder des Clearings, für den die Datei bestimmt ist.
RoutingInd Der Code des Clearings dafür, aus welchem Weg oder welcher Zahlungsart die ausgelieferte Datei stammt.
SndgInst Der BIC des Teilnehmers oder des Clearings, der die Datei erstellt hat und schickt.
SrvcId Der Dienst des Clearings, für den die Datei gedacht ist, etwa SCT, COR oder B2B; alle Sammler müssen dazu passen.
TstCode Ein Buchstabe, der Test und Produktion trennt: T für eine Testdatei, P für eine echte.
`;
