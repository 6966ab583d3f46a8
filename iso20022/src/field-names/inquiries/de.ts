/** German names of the elements that only inquiries about payments have, one a line: tag, then name. */
export const germanInquiryNames = `
ClmNonRct Reklamation wegen Nichteingangs
CoverCrrctn Berichtigung der Deckung
CoverDtls Deckung
InstrForAssgne Anweisung an den Empfänger
Mod Änderung
MssngCoverInd Deckung fehlt
OrgnlMsgDlvryChanl Ursprünglicher Zustellweg
OrgnlNtryId Ursprüngliche Umsatz-ID
ReqToModfyPmt Bitte um Änderung einer Zahlung
StmtNtry Umsatz eines Auszugs
InquiryFile Nachforschungsdatei
NumCNRBlk Anzahl der Nichteingangsmeldungen
NumRMPBlk Anzahl der Bitten um Änderung
`;
