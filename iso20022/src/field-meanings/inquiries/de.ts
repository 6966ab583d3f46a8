/** What the elements mean that only inquiries about payments have, in German, one a line: tag, then a sentence. */
export const germanInquiryMeanings = `
ClmNonRct Nachricht camt.027: Eine Bank meldet, dass eine früher gesandte Zahlung nie ankam, und fragt nach ihr.
CoverCrrctn Banken und Konten, über die das Geld zur Deckung einer Zahlung hätte kommen sollen.
CoverDtls Sagt, ob das Geld zur Deckung der Zahlung fehlt, und wie das zu berichtigen ist.
InstrForAssgne Was die Bank tun soll, die die Nachfrage erhält, als Code oder in Worten.
Mod Die Werte, die die Zahlung stattdessen haben soll: in SEPA der neue Abwicklungstag, sonst nichts.
MssngCoverInd Wahr, wenn die Zahlung selbst ankam, das Geld zu ihrer Deckung aber nicht.
OrgnlMsgDlvryChanl Der Weg, auf dem die frühere Nachricht zugestellt wurde, wie beide Banken ihn nennen.
OrgnlNtryId Die Kennung des Umsatzes auf dem Kontoauszug, um den es in der Nachfrage geht.
ReqToModfyPmt Nachricht camt.087: Eine Bank bittet eine andere, eine Zahlung zu ändern, in SEPA deren Wertstellung.
StmtNtry Wenn eine Nachfrage von einer Buchung ausgeht: der Auszug und der Umsatz, um den es geht.
InquiryFile Die Wurzel einer Clearingdatei mit Nachforschungen und Antworten darauf: zuerst ihr Kopf, dann ihre Sammler.
NumCNRBlk Wie viele Sammler mit Reklamationen wegen Nichteingangs (camt.027) die Datei enthält.
NumRMPBlk Wie viele Sammler mit Bitten um Änderung einer Zahlung (camt.087) die Datei enthält.
`;
