/** What the elements from M to Z mean, in French, one a line: tag, then one sentence. */
export const frenchCoreMeaningsMToZ = `
MmbId Numéro sous lequel un système de compensation connaît son participant, par exemple un code banque national.
MndtId Référence donnée au mandat par le créancier ; avec l'identifiant créancier, elle le distingue de tout autre.
MndtRltdInf Données du mandat sur lequel repose un prélèvement : référence, date de signature et modifications.
MobNb Numéro de mobile avec indicatif du pays, auquel joindre le contact d'une partie.
ModDtls Indique, pour un paiement à modifier, duquel il s'agit et la suite donnée à la demande.
ModStsRsnInf Dit pourquoi la modification demandée est faite, refusée ou en attente, et qui en a décidé.
MsgId Référence donnée par l'émetteur à tout le message ; elle doit être unique, car elle révèle les doublons.
MsgNmId Type et version du message auquel on se réfère, par exemple pacs.008.001.08.
Mtd Voie par laquelle les détails du paiement sont transmis, ou mode de calcul d'un impôt.
Nb Numéro permettant de retrouver une facture, un autre document ou une opération sur titres.
NbOfTxs Combien d'opérations contient le message ou le bloc ; le destinataire les compte et refuse tout écart.
NbOfTxsPerCxlSts Compte, pour chaque issue d'un rappel, combien des paiements rappelés l'ont connue.
NbOfTxsPerSts Compte, pour chaque statut, combien des paiements rapportés l'ont, avec leur somme au besoin.
Nm Comment s'appelle la personne, l'entreprise, l'établissement ou le compte, tel que connu du titulaire ou de la banque.
NmPrfx Code indiquant comment s'adresser au contact, par exemple Monsieur, Madame ou Docteur.
OrgId Identifie une entreprise, une administration ou autre personne morale par BIC, LEI ou autre numéro.
OrgnlCdtrAgt Banque du créancier telle qu'elle figurait au mandat avant la modification signalée ici.
OrgnlCdtrSchmeId Identifiant du créancier et, s'il a changé, son nom, sous lesquels le mandat fut signé avant modification.
OrgnlClrSysRef Référence que le système de compensation avait donnée au paiement dont parle ce message.
OrgnlCreDtTm Quand fut créé le message antérieur visé, repris de son en-tête.
OrgnlCtrlSum Somme de tous les montants, telle que l'annonçait le message ou le bloc d'origine.
OrgnlDbtr Payeur tel que le mandat le nommait avant sa modification.
OrgnlDbtrAcct Compte que nommait le mandat avant que le payeur en change ; SMNDA à sa place signale seulement le changement.
OrgnlDbtrAgt Banque qui tenait le compte du payeur avant la modification du mandat.
OrgnlEndToEndId Référence donnée au paiement antérieur par son initiateur, répétée telle quelle pour que chaque extrémité le reconnaisse.
OrgnlGrpInf Renvoie, par identifiant et type, au message antérieur d'où provient un paiement.
OrgnlGrpInfAndCxl Renvoie au message antérieur et dit s'il est rappelé en entier, ou avec quel résultat.
OrgnlGrpInfAndSts Renvoie au message antérieur et peut dire, pour l'ensemble, s'il a été accepté.
OrgnlInstdAmt Montant et devise dans lesquels le client avait ordonné le paiement antérieur.
OrgnlInstrId Référence que portait le paiement antérieur entre son émetteur et la seule partie suivante.
OrgnlIntrBkSttlmAmt Montant passé, ou à passer, entre les banques lors du paiement antérieur.
OrgnlIntrBkSttlmDt Jour où les banques ont réglé, ou devaient régler, le paiement antérieur.
OrgnlMndtId Référence que portait le mandat avant de recevoir l'actuelle.
OrgnlMsgId Identifiant du message antérieur auquel celui-ci répond, qu'il interroge ou qu'il reprend.
OrgnlMsgNmId Type et version du message antérieur, par exemple pacs.008.001.08, pour situer son identifiant.
OrgnlNbOfTxs Combien de paiements contenait le message ou le bloc antérieur selon son propre décompte.
OrgnlPmtInfAndSts Renvoie à un bloc de l'ordre du client et rend compte de lui ou de ses opérations.
OrgnlPmtInfId Référence que le client avait donnée, dans son ordre, au bloc de paiements visé ici.
OrgnlRsn Pourquoi le mandat existait, selon ses termes avant la modification.
OrgnlTxId Référence donnée par la première banque au paiement antérieur pour tout son trajet interbancaire.
OrgnlTxRef Copie des principales données du paiement antérieur, pour le reconnaître et comparer.
OrgnlUETR Numéro de suivi unique, un UUID, que le paiement antérieur portait de bout en bout.
Orgtr Qui est à l'origine du retour, rejet, rappel ou réponse : un client par son nom, une banque par son BIC.
Othr Reçoit ce que les éléments voisins ne prévoient pas, par exemple un identifiant d'un autre genre.
PhneNb Numéro de téléphone fixe avec indicatif du pays, auquel joindre le contact d'une partie.
PlcAndNm Dit à quel endroit du message se rapportent les données complémentaires, souvent par un chemin.
PmtId Réunit les références sous lesquelles clients et banques connaissent un paiement.
PmtInfId Référence de l'émetteur pour un bloc de paiements de même compte et de même date.
PmtMtd Par quel instrument l'argent doit circuler : virement, chèque ou prélèvement.
PmtRtr Message par lequel les banques renvoient l'argent de paiements déjà réglés, chaque fois avec le motif.
PmtTpInf Dit sous quel schéma, service et priorité circule un paiement, donc quelles règles s'appliquent.
PoolgAdjstmntDt Date de valeur servant à corriger une centralisation de trésorerie quand l'écriture porte une autre date.
PrefrdMtd Canal par lequel le contact souhaite être joint : courrier, courriel, téléphone ou autre.
Prtry Valeur convenue entre les parties ou au sein d'une communauté, à la place d'un code publié.
PrvcOfBirth Province ou région dans laquelle est née la personne identifiée.
PrvsInstgAgt Banque ayant transmis le paiement avant celle qui donne maintenant l'instruction.
PrvsInstgAgt1 Première banque, après celle du débiteur, à avoir transmis le paiement avant la banque qui l'envoie maintenant.
PrvsInstgAgt1Acct Compte de la première banque de transit auprès de son teneur de compte dans la chaîne du paiement.
PrvsInstgAgt2 Deuxième banque du trajet déjà parcouru, si le paiement est passé par plusieurs.
PrvsInstgAgt2Acct Compte de la deuxième banque de transit auprès de son teneur de compte dans la chaîne du paiement.
PrvsInstgAgt3 Troisième banque du trajet déjà parcouru, si le paiement est passé par autant d'établissements.
PrvsInstgAgt3Acct Compte de la troisième banque de transit auprès de son teneur de compte dans la chaîne du paiement.
PrvsInstgAgtAcct Compte, auprès de son teneur, de la banque qui a précédemment transmis le paiement.
PrvtId Identifie une personne physique par ses date et lieu de naissance ou un numéro, tel celui du passeport.
Prxy Substitut d'un numéro de compte, par exemple un mobile ou une adresse électronique qui lui est associé.
PstBx Numéro de la boîte où une partie reçoit son courrier.
PstCd Code de la poste pour le lieu d'une adresse, sous la forme en usage dans le pays.
PstlAdr Où se trouve une partie ou une banque, en champs séparés, en lignes libres ou les deux.
Pty Personne ou organisation visée, là où une banque pourrait être nommée à sa place ou à ses côtés.
Purp Ce que règle le paiement, en code destiné aux clients des deux côtés, p. ex. SALA pour un salaire.
Rate Pourcentage ou coefficient servant à calculer un intérêt, un impôt, des frais ou un prix.
Rcrd Une ligne d'un détail, par exemple un seul poste d'impôt, de frais ou d'intérêts.
Ref La référence elle-même : choisie par le créancier pour le rapprochement, ou du genre indiqué à côté.
RefNb Numéro sous lequel l'autorité concernée suit le paiement d'impôt ou la saisie.
RegnId Numéro sous lequel le redevable ou le bénéficiaire de l'impôt est inscrit auprès de l'administration.
ReqdColltnDt Jour où le créancier souhaite que les comptes des payeurs soient débités.
ReqdExctnDt Jour où le client souhaite que la banque exécute les virements et débite le compte.
RfrdDocAmt Détaille ce que représentent les documents payés : dû, escompte, avoir, taxe, réglé.
RfrdDocInf Désigne une facture, un avoir ou un autre document réglé par ce paiement.
RgltryRptg Données sur le paiement exigées par une autorité, par exemple pour la balance des paiements.
RjctTm Heure avant laquelle le paiement doit être réglé ; passé ce délai, il est à rejeter.
Rjctd Dit que la réclamation pour paiement non reçu a été refusée, et pour quel motif.
RltdDt Date du document auquel le paiement se rapporte, d'ordinaire le jour de son émission.
RltdRmtInf Dit où trouver les détails de ce qui est réglé quand ils voyagent à part du paiement.
RmtId Référence reliant à ce paiement des détails de règlement transmis séparément.
RmtInf Ce que le payeur indique au bénéficiaire pour rapprocher les fonds, en texte libre ou structuré.
RmtLctnDtls Par quelle voie et à quelle adresse partent les détails de règlement transmis séparément.
RmtdAmt Montant réellement versé pour les documents ou la saisie, toutes déductions faites.
RsltnOfInvstgtn Message répondant à un rappel ou à une enquête et disant si la demande a abouti.
RsltnRltdInf Données du paiement ou de l'indemnité ayant réglé le dossier, avec montant, date et frais.
RslvdCase Désigne le dossier d'enquête que cette réponse clôt, sous le numéro donné par son auteur.
Rsn Pourquoi une chose s'est produite ou est demandée, souvent par un code tel AC04 pour un compte clos.
Rspnsblty Rôle ou fonction du contact au sein de son organisation.
RtrChain Nomme toutes les parties et banques par lesquelles l'argent repasse au retour.
RtrId Référence donnée à ce retour précis par celui qui l'émet, distincte de celle du paiement.
RtrRsnInf Dit pourquoi l'argent repart et si une banque ou un client en est à l'origine.
RtrdInstdAmt Montant rendu avant déduction des frais, dans la devise où le retour est ordonné.
RtrdIntrBkSttlmAmt Montant réglé entre banques pour ce retour, une fois d'éventuels frais déduits.
SchmeNm Dit à quel système de numérotation appartient l'identifiant voisin, par exemple numéros fiscaux ou de client.
SeqNb Numéro courant d'une déclaration fiscale ou d'une opération par carte dans sa série.
SeqTp Dit si un prélèvement est le premier, un suivant, le dernier ou le seul de son mandat.
SplmtryData Place réservée aux données d'une communauté que le message lui-même ne prévoit pas.
Strd Détails du règlement en champs exploitables par programme : documents, montants, référence du créancier.
StrtNm Rue d'une adresse sans le numéro, qui a son propre champ.
Sts État d'une écriture, comptabilisée ou en attente par exemple, ou issue d'une enquête.
StsId Référence que l'auteur du rapport donne à son compte rendu sur un paiement.
StsReqId Référence que le demandeur donne à sa question sur l'état d'un paiement.
StsRsnInf Dit pourquoi un paiement ou message a ce statut et qui l'a voulu, surtout en cas de rejet.
SttlmAcct Compte sur lequel les banques échangent l'argent de ces paiements.
SttlmInf Dit comment et où l'argent passe entre banques : quel système de compensation ou quel compte.
SttlmMtd Si les banques règlent par un système de compensation (CLRG), un compte de l'une d'elles ou une couverture.
SttlmPrty Avec quelle urgence l'émetteur veut le règlement, par rapport aux autres paiements en attente.
SttlmTmIndctn Quand le système de règlement a effectivement débité la banque payeuse et crédité la banque destinataire.
SttlmTmReq Heures entre lesquelles ou avant lesquelles l'émetteur souhaite le règlement du paiement.
SubDept Unité au-dessous du service d'une grande organisation, à laquelle mène l'adresse.
SvcLvl Selon quel service convenu le paiement est traité ; SEPA pour les virements et prélèvements des schémas SEPA.
Tax Quels impôts le paiement règle ou contient : qui les doit, à qui et combien.
TaxAmt Montant revenant à l'impôt, seul ou avec le taux et la base de son calcul.
TaxId Numéro attribué par l'administration fiscale à celui qui paie ou reçoit l'impôt.
TaxRmt Indique au bénéficiaire, dans le motif structuré, quels impôts couvre ce paiement.
TaxTp Catégorie de contribuable d'une partie, ou genre de taxe sur un produit payé par carte.
TillTm Heure limite à laquelle l'émetteur souhaite que le paiement soit réglé.
ToDt Dernier jour de la période visée, par exemple d'une période d'imposition.
Tp Dit de quel genre est ce qui l'entoure : compte, document, référence, frais ou autre.
TtlAmt Somme de toutes les parties, soit d'une remise comptabilisée, soit d'un impôt.
TtlIntrBkSttlmAmt Somme des montants interbancaires de tous les paiements du message ; elle doit égaler leur addition.
TtlRtrdIntrBkSttlmAmt Somme des montants que les banques règlent pour tous les retours du message.
TwnLctnNm Quartier ou hameau au sein de la commune, quand l'adresse l'exige.
TwnNm Commune d'une adresse ; une adresse structurée doit nommer au moins celle-ci et le pays.
TxCxlSts Si le rappel de ce paiement précis est accordé, refusé ou encore en cours.
TxId Référence donnée au paiement par la première banque, inchangée sur tout le trajet interbancaire.
TxInf Un paiement antérieur retourné, annulé, rappelé ou interrogé, avec tout ce qui le concerne.
TxInfAndSts Compte rendu sur un seul paiement antérieur : ses références, son état et le motif.
TxSts Où en est un paiement ou comment il a fini, par exemple ACCP accepté ou RJCT rejeté.
UETR Numéro de suivi unique au monde, en forme d'UUID, que chaque banque transmet inchangé avec le paiement.
UltmtCdtr À qui l'argent revient en définitive, s'il ne s'agit pas du titulaire du compte crédité.
UltmtDbtr Qui doit réellement l'argent, s'il ne s'agit pas du titulaire du compte débité.
Undrlyg Désigne les messages, blocs ou paiements sur lesquels porte le rappel ou la demande.
Ustrd Message du payeur au bénéficiaire en texte libre ; SEPA en admet un de 140 caractères.
XchgRate Coefficient, détaillé ou non, par lequel un montant est converti d'une devise à une autre.
`;
