/** What goes before messages in envelopes and files means, in French, one a line: tag, then sentence. */
export const frenchFileMeanings = `
AppHdr L'en-tête qui accompagne un message et dit qui envoie à qui quel type de message.
CreditFile La racine d'un fichier de compensation de virements : d'abord son en-tête, puis ses lots de messages.
DebitFile La racine d'un fichier de compensation de prélèvements : d'abord son en-tête, puis ses lots de messages.
FDtTm Le moment où l'émetteur a créé le fichier ; il devrait être proche du jour ouvré.
FType Trois lettres pour la nature et le sens du fichier, comme ICF vers la compensation ou CVF en retour.
FileBusDt Le jour ouvré de la compensation où elle a traité ou livré le fichier.
FileCycleNo Le numéro du cycle de règlement, dans le jour ouvré, auquel appartient le fichier.
FileRef La référence que l'émetteur donne au fichier ; elle ne sert qu'une fois et la réponse la cite.
FileRjctRsn Le code par lequel la compensation dit si le fichier est accepté, ou pourquoi il est refusé.
NumCTBlk Combien de lots de virements de clientèle (pacs.008) le fichier contient, selon son émetteur.
NumDDBlk Combien de lots de prélèvements (pacs.003) le fichier contient, selon son émetteur.
NumPCRBlk Combien de lots de demandes d'annulation (camt.056) le fichier contient, selon son émetteur.
NumREJBlk Combien de lots de rejets (pacs.002) un fichier de prélèvements contient, selon son émetteur.
NumRETBlk Combien de lots de prélèvements retournés ou remboursés (pacs.004) le fichier contient, selon son émetteur.
NumREVBlk Combien de lots de prélèvements extournés (pacs.007) le fichier contient, selon son émetteur.
NumRFRBlk Combien de lots de virements retournés (pacs.004) le fichier contient, selon son émetteur.
NumROIBlk Combien de lots de réponses aux annulations ou aux enquêtes (camt.029) le fichier contient, selon son émetteur.
NumSRBlk Combien de lots de demandes sur le statut de virements (pacs.028) le fichier contient, selon son émetteur.
OrigDtTm Le moment où le fichier auquel on répond a été créé, d'après son propre en-tête.
OrigFName Le nom sous lequel le fichier auquel on répond est arrivé à la compensation.
OrigFRef La référence dans l'en-tête du fichier auquel on répond ; elle relie la réponse à ce fichier.
RcvgInst Le BIC du participant ou de la compensation à qui le fichier est destiné.
RoutingInd Le code par lequel la compensation dit de quelle voie ou de quel type de paiement vient le fichier livré.
SndgInst Le BIC du participant ou de la compensation qui a créé le fichier et l'envoie.
SrvcId Le service de compensation visé par le fichier, comme SCT, COR ou B2B ; tous les lots doivent s'y accorder.
TstCode Une lettre qui sépare test et production : T pour un fichier de test, P pour un vrai.
`;
