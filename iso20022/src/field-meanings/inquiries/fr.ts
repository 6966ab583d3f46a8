/** What the elements mean that only inquiries about payments have, in French, one a line: tag, then a sentence. */
export const frenchInquiryMeanings = `
ClmNonRct Message camt.027 : une banque signale qu'un paiement envoyé plus tôt n'est jamais arrivé et demande où il est.
CoverCrrctn Banques et comptes par lesquels l'argent couvrant un paiement aurait dû passer.
CoverDtls Dit si l'argent qui doit couvrir le paiement est ce qui manque, et comment le corriger.
InstrForAssgne Ce que doit faire la banque qui reçoit la demande, sous forme de code ou en toutes lettres.
Mod Les valeurs que le paiement doit avoir à la place : en SEPA la nouvelle date de règlement, rien d'autre.
MssngCoverInd Vrai si le paiement lui-même est arrivé, mais pas l'argent qui le couvre.
OrgnlMsgDlvryChanl La voie par laquelle le message antérieur a été acheminé, comme les deux banques la nomment.
OrgnlNtryId L'identifiant de l'écriture du relevé de compte sur laquelle porte la demande.
ReqToModfyPmt Message camt.087 : une banque demande à une autre de modifier un paiement, en SEPA sa date de valeur.
StmtNtry Quand une demande part d'une écriture : le relevé et l'écriture dont il s'agit.
InquiryFile La racine d'un fichier de compensation de recherches et de réponses : d'abord son en-tête, puis ses lots.
NumCNRBlk Combien de lots de réclamations pour non-réception (camt.027) le fichier contient, selon son émetteur.
NumRMPBlk Combien de lots de demandes de modification de paiement (camt.087) le fichier contient, selon son émetteur.
`;
