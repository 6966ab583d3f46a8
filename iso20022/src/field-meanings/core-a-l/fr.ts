/** French meanings of the elements whose tag begins with A to L, one a line: tag, then sentence. */
export const frenchCoreMeaningsAToL = `
Accptd Réponse à une réclamation pour non-réception : le paiement a été traité, avec le jour et la banque suivante.
AccptncDtTm Moment où la banque du débiteur a accepté l'ordre ; pour un paiement instantané, le délai part de là.
AcctSvcrRef Référence donnée à l'ordre ou à l'écriture par la banque qui tient le compte ; utile pour l'interroger.
AddtlInf Texte libre qui explique à un lecteur humain le code ou les données voisines.
AddtlRmtInf Texte libre du payeur qui complète le motif structuré, par exemple pourquoi une facture n'est payée qu'en partie.
AdjstmntAmtAndRsn Correction du montant facturé hors escompte et taxe : combien, dans quel sens et pourquoi.
Adr Adresse postale de la personne ou de l'entreprise nommée à côté, par exemple le destinataire d'un avis.
AdrLine Une ligne d'adresse postale en texte libre, quand rue, ville, etc. ne sont pas réparties en champs.
AdrTp Nature de l'adresse postale, par exemple domicile (HOME), bureau (BIZZ) ou boîte postale (PBOX).
Agt Banque ou autre prestataire de paiement dans le rôle que désigne l'élément englobant.
AmdmntInd Vrai si le mandat de prélèvement a changé depuis le dernier encaissement et que les anciennes valeurs suivent.
AmdmntInfDtls Valeurs du mandat de prélèvement avant sa modification, par exemple l'ancienne référence ou l'ancien compte du débiteur.
Amt Somme d'argent du paiement, de l'écriture, du solde ou des frais où elle figure, le plus souvent avec sa devise.
AnyBIC BIC qui identifie une organisation, banque ou entreprise qui en a fait enregistrer un.
Assgne Celui qui reçoit un rappel, une demande ou une réponse et doit la traiter ensuite.
Assgnmt Bloc d'ouverture d'un rappel, d'une demande ou d'une réponse : référence, expéditeur, destinataire et heure.
AssgnmtCxlConf Oui ou non : indique si la demande d'abandonner un dossier transmis plus tôt a été suivie.
Assgnr Celui qui envoie un rappel, une demande ou une réponse et confie ainsi le travail à l'autre côté.
Authrty Autorité publique, par nom et pays, qui exige la déclaration réglementaire sur ce paiement.
BIC Code de 8 ou 11 caractères qui identifie une banque dans le monde ; nom de la balise dans les anciennes versions.
BICFI Code de 8 ou 11 caractères qui identifie une banque ou un autre établissement financier dans le monde.
BirthDt Jour de naissance de la personne citée comme partie ; aide à distinguer les homonymes.
BldgNb Numéro dans la rue de l'adresse postale d'une partie ou d'une banque.
BldgNm Nom sous lequel un bâtiment est connu dans l'adresse postale, à la place ou à côté du numéro.
Br Code de qui paie ces frais : débiteur (DEBT), créancier (CRED), partagés (SHAR) ou selon les règles (SLEV).
BrnchId Agence visée de la banque, par numéro, nom ou adresse, quand la banque seule ne suffit pas.
BtchBookg Vrai si tous les paiements du lot forment un seul total sur le compte, faux si chacun est comptabilisé à part.
Case Dossier d'un rappel ou d'une demande : son numéro et qui l'a ouvert, repris dans tous les messages liés.
Ccy Code à trois lettres de la devise du compte ou du montant, par exemple EUR.
CcyOfTrf Devise dans laquelle l'argent doit parvenir au créancier quand l'ordre exprime la valeur dans une autre.
Cd Valeur tirée d'une liste de codes publiée, comprise de même par tous, au lieu d'une valeur propre.
CdOrPrtry Choix entre un code d'une liste publiée et une valeur convenue entre les parties.
CdtDbtInd Sens du montant voisin : CRDT pour un crédit, DBIT pour un débit ; le montant lui-même n'a pas de signe.
CdtDtTm Moment où la banque réceptrice a été créditée dans le système de règlement.
CdtNoteAmt Somme d'un avoir que le payeur a déduite des factures réglées ici.
CdtTrfTxInf Un virement individuel avec ses références, son montant, ses parties, ses banques et son motif.
Cdtr Celui à qui l'argent est dû et qui le reçoit : bénéficiaire d'un virement, émetteur d'un prélèvement.
CdtrAcct Compte sur lequel le créancier reçoit l'argent, toujours désigné par son IBAN dans le SEPA.
CdtrAgt Banque ou prestataire de paiement qui tient le compte du créancier.
CdtrAgtAcct Compte que la banque du créancier détient elle-même dans une autre banque et où elle reçoit les fonds.
CdtrRefInf Référence donnée par le créancier, par exemple sur la facture, pour rapprocher automatiquement l'argent reçu.
CdtrSchmeId Identifiant sous lequel un créancier émet des prélèvements SEPA ; attribué dans son pays, valable pour toute banque.
ChanlTp Nom d'un autre moyen de joindre un contact, par exemple une messagerie, dont l'adresse suit.
ChrgBr Code de qui supporte les frais bancaires du paiement ; les paiements SEPA portent toujours SLEV.
ChrgInclInd Vrai si les frais sont déjà compris dans le montant voisin, faux s'ils ont été prélevés à part.
Chrgs Frais pris par une banque pour une écriture ou une opération : combien, de quelle nature, pour qui.
ChrgsInf Frais pris par une banque du parcours pour un paiement ou son retour : le montant et la banque.
CityOfBirth Ville où est née la personne citée comme partie.
ClrChanl Voie de compensation voulue, par exemple RTGS pour les systèmes de gros montants ou BOOK en interne.
ClrSys Système de compensation par lequel les banques règlent les paiements, par code ou par nom propre.
ClrSysId Code du système national de compensation dont relève le numéro de membre de la banque.
ClrSysMmbId Banque désignée par son numéro national de compensation, tel un code banque, au lieu d'un BIC.
ClrSysRef Référence que le système de compensation a lui-même donnée au paiement ; les banques ne font que la transmettre.
Compstn Dédommagement entre banques pour un paiement erroné ou tardif, avec montant, motif et les deux banques.
CompstnAmt Montant dû à une banque en plus de la somme retournée ou annulée, surtout pour les intérêts perdus.
Conf Code de l'issue d'un rappel ou d'une demande, par exemple CNCL pour annulé ou RJCR pour refusé.
CreDtTm Moment où le système de l'émetteur a produit le message, le relevé ou l'avis, non celui de l'envoi.
Cretr Banque ou client qui a ouvert le dossier sur un paiement, quel que soit celui qui le traite maintenant.
CrrctnTx Paiement fait pour corriger celui qui est en cause, avec ses références, son montant et sa date.
CtctDtls Comment joindre quelqu'un chez la partie ou la banque : nom, téléphone, e-mail, etc.
Ctgy Classe de l'impôt dont traite cette ligne fiscale, telle que la nomme l'administration.
CtgyDtls Texte qui décrit la classe de l'impôt plus précisément que son code.
CtgyPurp Nature du paiement, tel un salaire (SALA), que les banques peuvent traiter à part ; Purp s'adresse au créancier.
CtrlData Nombre et total des paiements rappelés, pour que le destinataire vérifie que rien ne manque.
CtrlSum Total de tous les montants du groupe ou du message, additionnés sans égard aux devises, pour contrôle.
Ctry Code pays à deux lettres, par exemple celui d'une adresse postale ou d'une autorité.
CtryOfBirth Code à deux lettres du pays où est née la personne citée comme partie.
CtryOfRes Pays où vit une personne ou d'où une entreprise est dirigée, s'il diffère de celui de l'adresse.
CtrySubDvsn État fédéré, province, canton ou autre partie d'un pays dans une adresse postale.
CxlDtls Groupes et paiements rappelés que vise la réponse, et ce qu'il est advenu de chacun.
CxlId Référence donnée par l'émetteur du rappel à la demande pour ce seul paiement.
CxlRsnInf Pourquoi et à la demande de qui un paiement est rappelé : auteur, code de motif et texte éventuel.
CxlStsId Référence donnée par celui qui répond à sa décision sur un paiement rappelé.
CxlStsRsnInf Pourquoi le rappel est refusé ou encore en attente et qui l'a décidé, avec code de motif et texte.
DbtCdtRptgInd Indique si la déclaration réglementaire vise le débiteur (DEBT), le créancier (CRED) ou les deux (BOTH).
DbtDtTm Moment où la banque émettrice a été débitée dans le système de règlement.
Dbtr Celui qui doit l'argent et le paie : donneur d'ordre d'un virement ou personne prélevée.
DbtrAcct Compte du débiteur d'où part l'argent, toujours désigné par son IBAN dans le SEPA.
DbtrAgt Banque ou prestataire de paiement qui tient le compte du débiteur.
DbtrAgtAcct Compte que la banque du débiteur détient elle-même dans une autre banque et d'où elle fournit les fonds.
DbtrSts Statut sous lequel l'administration fiscale classe celui qui doit l'impôt.
Dept Division d'une entreprise ou d'une banque dans son adresse ou ses coordonnées.
Desc Texte libre qui dit ce qu'est une ligne de facture ou un titre.
Document Élément racine d'un message ; son espace de noms indique quel message et quelle version il contient.
DscntApldAmt Remise que le payeur a déduite de la facture, par exemple pour paiement anticipé.
DstrctNm Nom du district au sein d'une subdivision du pays dans une adresse postale.
Dt Jour de l'événement, du document ou du solde où il figure, le plus souvent sans heure.
DtAndPlcOfBirth Quand et où est née la personne citée comme partie ; identifie ceux qui n'ont pas de numéro propre.
DtOfSgntr Jour où le débiteur a signé le mandat qui autorise le prélèvement.
DtPrcd Jour où la banque a traité le paiement signalé comme non reçu.
DtTm Date et heure de l'événement où elle figure, de préférence avec le décalage par rapport à UTC.
DtldCtrlSum Total des montants de toutes les transactions qui ont le statut indiqué à côté.
DtldNbOfTxs Combien de transactions du message d'origine ont le statut indiqué à côté.
DtldSts Code de statut dont le nombre et le total de transactions sont donnés à côté.
Dtls Données d'une déclaration réglementaire ou d'une ligne fiscale, par exemple période, code, montant ou texte.
DuePyblAmt Somme entière due au titre de la facture, avant remise, avoirs et autres déductions.
ElctrncAdr Adresse e-mail ou adresse web à laquelle est envoyé l'avis de paiement.
ElctrncSgntr Données prouvant que le débiteur a signé un mandat de prélèvement donné par voie électronique.
EmailAdr Adresse e-mail où joindre la personne de contact de la partie ou de la banque.
EmailPurp Ce à quoi sert l'adresse e-mail du contact, par exemple les questions de facturation.
EndToEndId Référence donnée par l'émetteur ; chaque banque la transmet intacte jusqu'au bout, NOTPROVIDED à défaut.
Envlp Conteneur de données supplémentaires suivant leur propre schéma, convenu hors de la norme du message.
EqvtAmt Montant ordonné exprimé dans une devise alors que le transfert doit se faire dans une autre.
FIToFICstmrCdtTrf Message pacs.008 : une banque transmet à la suivante des virements de clients et en indique le règlement.
FIToFIPmtCxlReq Message camt.056 : une banque demande à une autre d'arrêter ou de rendre des paiements envoyés plus tôt.
FIToFIPmtStsReq Message pacs.028 : une banque demande ce qu'est devenu un paiement ou un rappel resté sans réponse.
FIToFIPmtStsRpt Message pacs.002 : une banque ou un système de compensation annonce acceptation, rejet ou état de paiements.
FaxNb Numéro auquel le contact de la partie ou de la banque reçoit les télécopies.
FinInstnId Tout ce qui identifie une banque : BIC, numéro de compensation, LEI, nom ou adresse, selon le cas.
Flr Niveau dans l'immeuble, indiqué dans une adresse postale.
FnlColltnDt Jour du dernier prélèvement que le mandat autorise.
FrDt Premier jour d'une période, par exemple celle que couvre un impôt.
FrTm Heure à partir de laquelle le paiement peut être réglé, pas avant.
FrToDt Période avec début et fin, par exemple celle que couvre un relevé, des intérêts ou un impôt.
FrmsCd Code de l'imprimé à utiliser, par exemple pour un chèque ou une déclaration fiscale.
Frqcy Rythme des prélèvements prévu par le mandat, par exemple mensuel (MNTH) ou annuel (YEAR).
FrstColltnDt Jour à partir duquel le mandat autorise le premier prélèvement.
GrnshmtRmt Données d'un paiement issu d'une saisie : personne saisie, autorité, numéro de dossier et montant.
GrpCxl Vrai si tous les paiements du message d'origine sont rappelés, faux si ce sont seulement ceux énumérés.
GrpCxlId Référence donnée par l'émetteur du rappel à la demande visant tout le message d'origine.
GrpCxlSts Code du sort du rappel d'un message entier : accepté, refusé, en attente ou accepté en partie.
GrpHdr Bloc d'ouverture d'un message : référence, heure de création, nombres et totaux valables pour tout le contenu.
GrpRtr Vrai si tous les paiements du message d'origine reviennent, faux si ce sont seulement ceux énumérés.
GrpSts Code de statut du message d'origine entier, par exemple ACCP accepté, PART en partie, RJCT rejeté.
IBAN Numéro de compte international : code pays, deux chiffres de contrôle, puis banque et compte nationaux.
Id Valeur qui identifie ce où elle figure, par exemple une partie, un compte, un dossier ou un relevé.
Inf Texte libre destiné à l'autorité qui exige la déclaration réglementaire.
InitgPty Celui qui lance le paiement et remet l'ordre, qu'il soit titulaire du compte ou agisse pour lui.
Initn L'ordre du client sur lequel porte une demande ou qui corrige une erreur, avec références et montant.
InstdAgt Banque qui reçoit ce message de la précédente dans la chaîne et doit y donner suite.
InstdAmt Montant tel que le client l'a ordonné, dans la devise de l'ordre, avant frais et change.
InstdRmbrsmntAgt Banque où la banque réceptrice reçoit la couverture quand les fonds ne suivent pas le message.
InstdRmbrsmntAgtAcct Compte de l'agent de remboursement destinataire chez son propre correspondant, utilisé pour la couverture.
InstgAgt Banque qui envoie ce message et donne instruction à la suivante dans la chaîne.
InstgRmbrsmntAgt Banque par laquelle la banque émettrice fournit la couverture quand les fonds ne suivent pas le message.
InstgRmbrsmntAgtAcct Compte de l'agent de remboursement donneur d'ordre chez son propre correspondant, utilisé pour la couverture.
InstrForCdtrAgt Consigne pour la banque du créancier, par exemple téléphoner à son client ou garder l'argent à disposition.
InstrForNxtAgt Consigne pour la seule banque suivante de la chaîne, sans être transmise au-delà.
InstrId Référence entre un émetteur et le destinataire suivant seulement ; chaque maillon peut en poser une nouvelle.
InstrInf Texte libre qui complète une consigne codée pour une banque ou en tient lieu.
InstrPrty Urgence avec laquelle le destinataire doit traiter l'ordre : HIGH pour urgent ou NORM pour normal.
IntrBkSttlmAmt Montant qui passe entre les deux banques pour ce paiement ; toujours en euros dans le SEPA.
IntrBkSttlmDt Jour où l'argent passe entre les banques, un jour d'ouverture du système de règlement.
IntrmyAgt1 Banque entre celle du débiteur et celle du créancier ; s'il y en a plusieurs, la plus proche du débiteur.
IntrmyAgt1Acct Compte de la première banque intermédiaire dans une autre banque, par lequel passent les fonds.
IntrmyAgt2 Deuxième banque du parcours, entre la première intermédiaire et le côté du créancier.
IntrmyAgt2Acct Compte de la deuxième banque intermédiaire dans une autre banque, par lequel passent les fonds.
IntrmyAgt3 Troisième banque du parcours, entre la deuxième intermédiaire et la banque du créancier.
IntrmyAgt3Acct Compte de la troisième banque intermédiaire dans une autre banque, par lequel passent les fonds.
Invcee Celui à qui la facture est adressée, s'il n'est pas le débiteur qui la paie.
Invcr Celui qui a établi la facture, s'il n'est pas le créancier qui reçoit l'argent.
Issr Organisme qui a attribué l'identifiant ou le code propre voisin et chez qui il a cours.
JobTitl Poste qu'occupe la personne de contact dans l'entreprise ou la banque, par exemple trésorier.
LEI Identifiant mondial d'une entité juridique : 20 caractères, dont deux chiffres de contrôle à la fin.
LclInstrm Variante du schéma de paiement, par exemple CORE ou B2B en prélèvement et INST en instantané.
LineDtls Lignes de la facture payée, chacune avec son numéro, son texte et ses montants.
`;
