/** German names of what goes before messages in envelopes and files, one a line: tag, then name. */
export const germanFileNames = `
AppHdr Kopf der Geschäftsnachricht
CreditFile Überweisungsdatei
DebitFile Lastschriftdatei
FDtTm Zeitpunkt der Datei
FType Dateityp
FileBusDt Geschäftstag
FileCycleNo Zyklus
FileRef Dateireferenz
FileRjctRsn Ablehnungsgrund der Datei
NumCTBlk Anzahl der Überweisungssammler
NumDDBlk Anzahl der Lastschriftsammler
NumPCRBlk Anzahl der Rückrufsammler
NumREJBlk Anzahl der Ablehnungssammler
NumRETBlk Anzahl der Rückgabesammler
NumREVBlk Anzahl der Stornosammler
NumRFRBlk Anzahl der Rückgabesammler
NumROIBlk Anzahl der Antworten auf Rückrufe
NumSRBlk Anzahl der Statusanfragen
OrigDtTm Ursprünglicher Zeitpunkt
OrigFName Ursprünglicher Dateiname
OrigFRef Ursprüngliche Dateireferenz
RcvgInst Empfangendes Institut
RoutingInd Leitweg
SndgInst Sendendes Institut
SrvcId Dienst
TstCode Test oder Produktion
`;
