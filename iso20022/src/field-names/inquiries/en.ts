/** English names of the elements that only inquiries about payments have, one a line: tag, then name. */
export const englishInquiryNames = `
ClmNonRct Claim of non-receipt
CoverCrrctn Cover correction
CoverDtls Cover
InstrForAssgne Instruction for the receiver
Mod Modification
MssngCoverInd Cover missing
OrgnlMsgDlvryChanl Original delivery channel
OrgnlNtryId Original entry ID
ReqToModfyPmt Request to modify a payment
StmtNtry Statement entry
InquiryFile Inquiry file
NumCNRBlk Number of claims of non-receipt
NumRMPBlk Number of requests to modify
`;
