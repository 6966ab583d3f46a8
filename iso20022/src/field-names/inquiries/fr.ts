/** French names of the elements that only inquiries about payments have, one a line: tag, then name. */
export const frenchInquiryNames = `
ClmNonRct Réclamation pour non-réception
CoverCrrctn Correction de la couverture
CoverDtls Couverture
InstrForAssgne Instruction au destinataire
Mod Modification demandée
MssngCoverInd Couverture manquante
OrgnlMsgDlvryChanl Canal d'acheminement d'origine
OrgnlNtryId Identifiant de l'écriture d'origine
ReqToModfyPmt Demande de modification de paiement
StmtNtry Écriture du relevé
InquiryFile Fichier de recherches
NumCNRBlk Nombre de réclamations de non-réception
NumRMPBlk Nombre de demandes de modification
`;
