/** English names of what goes before messages in envelopes and files, one a line: tag, then name. */
export const englishFileNames = `
AppHdr Business header
CreditFile Credit transfer file
DebitFile Direct debit file
FDtTm File date and time
FType File type
FileBusDt Business date
FileCycleNo Cycle
FileRef File reference
FileRjctRsn File reject reason
NumCTBlk Number of credit transfer bulks
NumDDBlk Number of direct debit bulks
NumPCRBlk Number of recall bulks
NumREJBlk Number of reject bulks
NumRETBlk Number of return bulks
NumREVBlk Number of reversal bulks
NumRFRBlk Number of return bulks
NumROIBlk Number of answers to recalls
NumSRBlk Number of status requests
OrigDtTm Original date and time
OrigFName Original file name
OrigFRef Original file reference
RcvgInst Receiving institution
RoutingInd Routing
SndgInst Sending institution
SrvcId Service
TstCode Test or production
`;
