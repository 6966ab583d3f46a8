/** What the elements of direct debits, orders of customers, headers and rare parts of payments mean, in French, one a line: tag, then sentence. */
export const frenchOtherPaymentMeanings = `
AdmstnZn La circonscription du service fiscal qui reçoit un paiement d'impôt, dans les anciens messages.
AdmstnZone La circonscription du service fiscal qui reçoit un paiement d'impôt.
Authstn Code ou texte libre indiquant jusqu'où l'émetteur du message peut agir au nom de son client.
BICOrBEI Le code international d'identification d'une organisation, banque ou non, dans les anciens messages.
BizMsgIdr L'identifiant que l'émetteur donne au message métier dans l'en-tête, unique chez lui.
BizPrcgDt Le moment auquel l'émetteur rattache le message dans ses affaires, parfois autre que sa création.
BizSvc Le service convenu d'un réseau ou d'une compensation dont les règles s'appliquent au message.
CLSTm L'heure, avec son fuseau, avant laquelle le montant doit être arrivé à la banque CLS.
CertId Le numéro de l'attestation qui accompagne un paiement d'impôt, par exemple sur un impôt retenu.
CharSet Les caractères que l'émetteur emploie dans les textes du message, au-delà des caractères habituels.
ChqFr Le nom et l'adresse qui figurent sur le chèque comme ceux du tireur, si ce n'est le débiteur.
ChqInstr Les précisions sur le chèque que le débiteur fait émettre pour ce paiement, comme son type et sa remise.
ChqMtrtyDt Le jour à partir duquel le chèque peut être présenté au paiement.
ChqNb Le numéro imprimé sur le chèque, qui le distingue de tous les autres du même émetteur.
ChqTp Code du genre de chèque, par exemple chèque de banque ou chèque du client.
ChrgsAcct Le compte du donneur d'ordre où les frais sont prélevés, s'ils ne le sont pas sur le compte principal.
ChrgsAcctAgt La banque qui tient le compte distinct où les frais sont prélevés.
ChrgsAmt Les frais qu'un établissement sur le chemin du paiement a pris pour sa part.
ClmNonRctDtls Réponse à qui dit qu'un paiement n'est jamais arrivé : quand il a été traité et transmis, ou pourquoi non.
CntPerPrd Combien de prélèvements le mandat permet pendant une période.
ConfdAmt Le montant dont le crédit sur le compte du bénéficiaire a été confirmé.
ConfdDt Le jour ou le moment pour lequel le crédit au bénéficiaire a été confirmé.
CpyDplct Dit si ce message est une copie pour information, un second envoi du premier, ou les deux.
CreDt Le moment, avec fuseau horaire, où l'émetteur a créé l'en-tête et donc le message métier.
CrrctdAmt Le montant qui aurait dû figurer sur le relevé de compte.
CstmrCdtTrfInitn Le message (pain.001) par lequel un client demande à sa banque des virements depuis ses comptes.
CstmrDrctDbtInitn Le message (pain.008) par lequel un créancier demande à sa banque d'encaisser des prélèvements.
CstmrPmtCxlReq Le message (camt.055) par lequel un client demande d'arrêter des ordres ou de récupérer des paiements.
CstmrPmtRvsl Le message (pain.007) par lequel un créancier rend à ses débiteurs des prélèvements encaissés.
CstmrPmtStsRpt Le message (pain.002) par lequel une banque dit à son client ce que ses ordres sont devenus.
CtrctId Le numéro d'un contrat avec la banque selon lequel des montants sont changés ou facturés.
DlvrTo Le nom et l'adresse auxquels le chèque émis doit être envoyé.
DlvryMtd Code de la voie par laquelle le chèque est remis, comme la poste ou un coursier, et à qui.
DplctOf Le dossier antérieur que le nouveau ne fait que répéter, si bien que ce dernier est clos.
DrctDbtTx Ce qui fait du paiement un prélèvement : son mandat et l'identifiant du créancier.
DrctDbtTxInf Un seul prélèvement, avec ses identifiants, son montant, son mandat, son débiteur et son créancier.
FICdtTrf Le message (pacs.009) par lequel des établissements déplacent des fonds entre eux, pour leur propre compte.
FIId La banque ou l'établissement qui est l'émetteur ou le destinataire dans l'en-tête ou le dossier.
FIToFICstmrDrctDbt Le message (pacs.003) par lequel la banque du créancier envoie des prélèvements vers les banques des débiteurs.
FIToFIPmtRvsl Le message (pacs.007) par lequel le côté créancier rend des prélèvements déjà réglés.
FctvIntrBkSttlmDt Le jour ou le moment où le paiement a réellement été réglé entre les banques.
FmlyMdclInsrncInd Indique si le débiteur saisi pourrait assurer sa famille pour les soins par son employeur.
Fr L'émetteur du message métier selon l'en-tête : un établissement ou une autre organisation.
FwdgAgt L'établissement qui reçoit le message du client et le transmet à celui qui l'exécute.
Grnshee La personne qui paie à la place du débiteur à cause d'une saisie, le plus souvent son employeur.
GrnshmtAdmstr L'autorité qui suit la saisie et qui reçoit ou répartit les sommes payées.
GrpRvsl Indique si tous les paiements du message d'origine sont extournés, sans qu'il faille les énumérer.
InstrForDbtrAgt Ce que la banque du débiteur doit observer à l'exécution, selon le vœu du donneur d'ordre.
IntrBk Le paiement entre banques sur lequel porte une demande, ou par lequel une erreur est réparée.
MemoFld Une brève mention que l'émetteur veut voir imprimée sur le chèque.
MktPrctc Le guide d'usage publié d'après lequel le message est fait : son registre et son identifiant.
ModStsId La référence que la banque qui répond donne à sa décision sur la modification d'un paiement.
MplyeeTermntnInd Indique si le salarié dont le salaire est saisi ne travaille plus pour celui qui paie.
MsgDefIdr Le nom et la version de la définition du message qui suit, par exemple pacs.008.001.08.
OrgnlCdtrAgtAcct Le compte de la banque du créancier tel que le mandat l'indiquait avant sa modification.
OrgnlDbtrAgtAcct Le compte de la banque du débiteur tel que le mandat l'indiquait avant sa modification.
OrgnlFnlColltnDt Le jour du dernier prélèvement tel que le mandat l'indiquait avant sa modification.
OrgnlFrqcy La cadence des prélèvements que le mandat permettait avant sa modification.
OrgnlGrpCxlId L'identifiant de la demande d'annulation du message entier, repris dans la réponse.
OrgnlNxtAgt L'établissement auquel le paiement réputé manquant avait été transmis.
OrgnlPmtInfAndCxl Un bloc d'ordres d'un message antérieur du client, et lesquels de ses paiements sont à annuler.
OrgnlPmtInfAndRvsl Un bloc d'ordres d'un message antérieur du client, et lesquels de ses paiements sont extournés.
OrgnlPmtInfCxlId L'identifiant de la demande d'annulation d'un bloc d'ordres entier, repris dans la réponse.
OrgnlReqdColltnDt L'échéance que le créancier avait demandée dans le paiement dont il s'agit.
OrgnlReqdExctnDt Le jour d'exécution que le client avait demandé dans l'ordre dont il s'agit.
OrgnlStmtId L'identifiant du relevé de compte où se trouve l'écriture dont il s'agit.
OrgnlTrckgDays Le nombre de jours pendant lesquels on tentait le prélèvement avant la modification du mandat.
PmtCxlId L'identifiant que l'émetteur donne à sa demande d'annuler un bloc d'ordres, unique chez lui.
PmtInf Des ordres d'un client qui partagent un compte, une date et un type, avec leurs paiements.
PmtInfCxl Indique si tous les paiements du bloc d'ordres d'origine sont à annuler, sans les énumérer.
PmtInfCxlSts Code du sort de la demande d'annuler un bloc d'ordres entier, par exemple acceptée ou rejetée.
PmtInfRvsl Indique si tous les paiements du bloc d'ordres d'origine sont extournés, sans les énumérer.
PmtInfSts Code de ce que la banque a fait d'un bloc d'ordres entier : accepté, accepté en partie ou rejeté.
Prd L'espace de temps visé, comme une période fiscale ou la fréquence de prélèvements.
PreNtfctnDt Le moment où le créancier a annoncé au débiteur le prélèvement à venir.
PreNtfctnId La référence que le créancier donne à l'avis annonçant au débiteur le prélèvement à venir.
PrtLctn Le lieu où le chèque doit être imprimé, selon l'accord du client et de la banque.
Prty L'urgence avec laquelle l'émetteur de l'en-tête veut voir traiter le message métier.
PssblDplct Indique si le message a pu être déjà envoyé, pour que le destinataire vérifie avant de le traiter.
PtInTm La cadence des prélèvements, avec le jour de la période où ils ont lieu.
RateTp Code du genre de cours de change demandé, comme le cours du jour ou un cours convenu d'avance.
Regy L'endroit où est publié le guide d'usage que nomme l'en-tête.
ReopCaseIndctn Indique si ce message reprend un dossier qui avait déjà été clos.
RgnlClrZone La région de la compensation où le chèque émis peut être réglé.
RjctdMod Le motif pour lequel une banque refuse de modifier un paiement comme on le lui demandait.
Rltd L'en-tête d'un message métier antérieur auquel celui-ci se rapporte, le plus souvent en réponse.
RmtLctnElctrncAdr L'adresse e-mail ou web où sont envoyés ou déposés les détails de ce qui est payé.
RmtLctnMtd Code de la voie par laquelle les détails du paiement parviennent au bénéficiaire, comme e-mail ou poste.
RmtLctnPstlAdr Le nom et l'adresse où les détails de ce qui est payé sont envoyés sur papier.
Room Le numéro ou le nom de la pièce dans le bâtiment d'une adresse.
RvsdInstdAmt La part du montant ordonné au départ qui est rendue, dans la devise de l'ordre.
RvsdIntrBkSttlmAmt Le montant que l'extourne fait revenir entre les banques.
RvslId L'identifiant que l'auteur de l'extourne lui donne, unique chez lui.
RvslPmtInfId L'identifiant que le client donne à l'extourne d'un bloc d'ordres entier.
RvslRsnInf Qui demande l'extourne et pourquoi, par un code et d'autres précisions.
Sgntr La signature numérique du message métier, apposée par celui qui l'envoie.
SrcCcy La devise à partir de laquelle un montant a été converti en une autre.
StmtDtls Les corrections d'une écriture d'un relevé de compte : laquelle, et ce qui est juste.
TaxblBaseAmt Le montant à partir duquel l'impôt de cet enregistrement est calculé.
ThrdRmbrsmntAgt Un établissement placé entre les deux agents de remboursement, par lequel passe la couverture.
ThrdRmbrsmntAgtAcct Le compte de l'établissement intermédiaire par lequel passe la couverture.
Titl La qualité en laquelle agit le conseiller ou le contribuable signataire, par exemple gérant.
To Le destinataire du message métier selon l'en-tête : un établissement ou une autre organisation.
TrckgDays Le nombre de jours pendant lesquels on tente un prélèvement du mandat avant d'y renoncer.
TrckrData Ce qu'on sait du chemin d'un paiement : le crédit confirmé et la part de chaque établissement.
TrckrRcrd Ce qu'un établissement a fait sur le chemin du paiement : ses frais, qui les supporte, son change.
TrgtCcy La devise dans laquelle un montant a été converti à partir d'une autre.
TtlChrgsAndTaxAmt La somme de tous les frais et des taxes qui s'y ajoutent.
TtlRvsdIntrBkSttlmAmt La somme que toutes les extournes du message font revenir entre les banques.
TtlTaxAmt La somme de tous les impôts indiqués pour ce paiement.
TtlTaxblBaseAmt La somme de tous les montants à partir desquels les impôts de ce paiement sont calculés.
UndrlygCstmrCdtTrf Le virement du client dont ce paiement entre établissements assure la couverture.
UnitCcy La devise dont une unité est évaluée par le cours de change.
XchgRateData À quel cours et entre quelles devises un établissement a changé le montant du paiement.
XchgRateInf Le cours de change que le client a convenu avec la banque pour l'ordre, avec son type et son contrat.
Yr L'année pour laquelle l'impôt est payé, donnée comme date ou comme année.
`;
