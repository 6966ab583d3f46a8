/** French names of what goes before messages in envelopes and files, one a line: tag, then name. */
export const frenchFileNames = `
AppHdr En-tête métier
CreditFile Fichier de virements
DebitFile Fichier de prélèvements
FDtTm Date et heure du fichier
FType Type de fichier
FileBusDt Date comptable
FileCycleNo Cycle
FileRef Référence du fichier
FileRjctRsn Motif de rejet du fichier
NumCTBlk Nombre de lots de virements
NumDDBlk Nombre de lots de prélèvements
NumPCRBlk Nombre de lots d'annulations
NumREJBlk Nombre de lots de rejets
NumRETBlk Nombre de lots de retours
NumREVBlk Nombre de lots d'extournes
NumRFRBlk Nombre de lots de retours
NumROIBlk Nombre de réponses aux annulations
NumSRBlk Nombre de demandes de statut
OrigDtTm Date et heure d'origine
OrigFName Nom du fichier d'origine
OrigFRef Référence du fichier d'origine
RcvgInst Institution réceptrice
RoutingInd Acheminement
SndgInst Institution émettrice
SrvcId Service
TstCode Test ou production
`;
