/** What goes before messages in envelopes and files means, in English, one a line: tag, then sentence. */
export const englishFileMeanings = `
AppHdr The header that travels with a message and says who sends which kind of message to whom.
CreditFile The root of a clearing file of transfers: its header first, then its bulks of messages.
DebitFile The root of a clearing file of direct debits: its header first, then its bulks of messages.
FDtTm When the sender of the file made it; clearings expect a moment near the business day.
FType Three letters for the kind and direction of the file, such as ICF to the clearing or CVF from it.
FileBusDt The business day of the clearing on which it worked through or delivered the file.
FileCycleNo The number of the settlement cycle, within the business day, to which the file belongs.
FileRef The sender's own reference of the file; it may be used once only and is quoted in the answer.
FileRjctRsn The clearing's code for what became of the file it answers: taken, or refused for this reason.
NumCTBlk How many bulks of customer transfers (pacs.008) the file holds, as its sender counted them.
NumDDBlk How many bulks of direct debits (pacs.003) the file holds, as its sender counted them.
NumPCRBlk How many bulks of recalls or cancellations (camt.056) the file holds, as its sender counted them.
NumREJBlk How many bulks of rejects (pacs.002) a file of direct debits holds, as its sender counted them.
NumRETBlk How many bulks of returned or refunded direct debits (pacs.004) the file holds, as its sender counted them.
NumREVBlk How many bulks of reversed direct debits (pacs.007) the file holds, as its sender counted them.
NumRFRBlk How many bulks of returned transfers (pacs.004) the file holds, as its sender counted them.
NumROIBlk How many bulks of answers to recalls or inquiries (camt.029) the file holds, as its sender counted them.
NumSRBlk How many bulks of questions about the status of transfers (pacs.028) the file holds, as its sender counted them.
OrigDtTm When the file that is answered was made, as its own header says.
OrigFName The name under which the file that is answered reached the clearing.
OrigFRef The file reference in the header of the file that is answered; it ties the answer to it.
RcvgInst The BIC of the participant or clearing the file is meant for.
RoutingInd The clearing's code for which of its routes or kinds of payment the delivered file comes from.
SndgInst The BIC of the participant or clearing that made and sends the file.
SrvcId The service of the clearing the file is for, such as SCT, COR or B2B; all bulks must fit it.
TstCode One letter that keeps test and production apart: T for a test file, P for a real one.
`;
