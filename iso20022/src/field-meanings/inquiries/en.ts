/** What the elements mean that only inquiries about payments have, in English, one a line: tag, then a sentence. */
export const englishInquiryMeanings = `
ClmNonRct Message camt.027: a bank says that a payment sent earlier never arrived, and asks where it is.
CoverCrrctn Banks and accounts over which the money that covers a payment should have come.
CoverDtls Says whether the money that should cover the payment is what is missing, and how to correct it.
InstrForAssgne What the bank that receives the inquiry is asked to do, as a code or in words.
Mod The values the payment should have instead: in SEPA the new settlement date, nothing else.
MssngCoverInd True where the payment itself arrived, and the money that covers it did not.
OrgnlMsgDlvryChanl The way by which the earlier message was delivered, as the two banks call it.
OrgnlNtryId The id of the entry on the account statement that the inquiry is about.
ReqToModfyPmt Message camt.087: a bank asks another to change a payment, in SEPA to correct its value date.
StmtNtry Where an inquiry starts from a booking: the statement and the entry it is about.
InquiryFile The root of a clearing file of inquiries and answers to them: its header first, then its bulks.
NumCNRBlk How many bulks of claims of non-receipt (camt.027) the file holds, as its sender counted them.
NumRMPBlk How many bulks of requests to modify a payment (camt.087) the file holds, as its sender counted them.
`;
