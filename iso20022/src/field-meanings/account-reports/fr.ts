/** What the elements mean that only statements, reports and notifications of accounts have, in French, one a line: tag, then a sentence. */
export const frenchReportMeanings = `
Acct Compte dont les soldes et les écritures sont communiqués ici, avec son titulaire et la banque qui le tient.
AcctOwnrTxId Référence que le titulaire du compte a donnée à une opération sur titres.
AcctSvcrTxId Référence que le teneur de compte a donnée à une opération sur titres.
ActlDt Jour à partir duquel le montant indiqué à côté peut être utilisé.
AddtlCardData Texte libre avec ce que l'émetteur ou l'acquéreur indique encore sur la carte.
AddtlInfInd Désigne un autre message de la banque où se trouvent les détails de cette écriture.
AddtlNtfctnInf Texte libre de la banque au sujet de l'avis de débit ou de crédit entier.
AddtlNtryInf Texte libre de la banque sur cette seule écriture, souvent son libellé.
AddtlPdctInf Texte libre décrivant le bien ou le service payé par carte.
AddtlRptInf Texte libre de la banque au sujet du rapport intrajournalier entier.
AddtlStmtInf Texte libre de la banque au sujet du relevé de compte entier.
AddtlSvc Code d'un service ajouté au paiement par carte : pourboire, retrait d'espèces, échelonnement, conversion de devise.
AddtlTxInf Texte libre de la banque sur une transaction contenue dans une écriture.
Aggtd Plusieurs transactions par carte d'un commerçant présentées comme une seule, avec plage de numéros et période.
AggtdNtry Données des transactions par carte comptabilisées ensemble dans cette seule écriture.
AmtDtls Montre d'où vient le montant comptabilisé : montants ordonné, converti et transmis, avec leurs cours.
AmtsdVal Capital du titre restant dû lorsque celui-ci est remboursé progressivement.
AnncdPstngAmt Montant annoncé d'avance que le titulaire doit recevoir ou payer, par exemple après une opération sur titres.
ApprvlNb Numéro sous lequel un organisme a agréé ce composant du terminal.
AttndncCntxt Code indiquant si du personnel était présent, à proximité ou absent lors du paiement par carte.
AttndntLang Code à deux lettres de la langue dans laquelle le terminal s'adresse au personnel du commerçant.
AttndntMsgCpbl Dit si le terminal du commerçant peut afficher des messages destinés au personnel.
AuthntcnMtd Dit comment le porteur a été vérifié, par exemple par code ou signature, et par qui.
AuthntcnNtty Code désignant qui a vérifié le porteur : la puce, le commerçant ou un agent comme l'émetteur.
Avlbty Indique à partir de quand le titulaire peut disposer de quelle part d'un montant ou d'un solde.
Bal Solde du compte à un moment donné, par exemple d'ouverture, de clôture ou disponible, avec son sens.
BdryAmt Montant auquel commence ou finit une tranche pour un taux d'intérêt.
BkToCstmrAcctRpt Racine du camt.052 : ce qu'une banque communique à son client sur un compte en cours de journée.
BkToCstmrDbtCdtNtfctn Racine du camt.054 : une banque signale à son client des débits et crédits, ou détaille des écritures groupées.
BkToCstmrStmt Racine du camt.053 : le relevé des écritures comptabilisées et des soldes que la banque envoie à son client.
BkTxCd Code de la banque pour la nature de l'opération comptabilisée, tiré d'une liste mondiale ou propre.
BookgDt Jour ou instant auquel la banque a inscrit le montant au compte.
Btch Identifie l'ordre dont les nombreux paiements ont été comptabilisés en une somme, avec nombre et total.
CSCMgmt Code indiquant si le cryptogramme imprimé sur la carte a été saisi, omis, illisible ou absent.
CSCVal Les trois ou quatre chiffres imprimés sur la carte prouvant que quelqu'un l'avait en main.
Card La carte de paiement avec laquelle la transaction communiquée a été faite.
CardBrnd Marque ou réseau sous lequel la carte a été émise et acceptée.
CardCtryCd Code à trois chiffres du pays dans lequel la carte a été émise.
CardDataNtryMd Code du mode d'obtention des données de la carte : puce, piste, sans contact, saisie ou fichier.
CardPres Dit si la carte elle-même était présente chez le commerçant lors du paiement.
CardRdngCpblties Code d'un mode de lecture des cartes dont le terminal du commerçant est capable.
CardSctyCd Contient le cryptogramme imprimé sur la carte et dit comment il a été traité.
CardSeqNb Numéro de l'émetteur qui distingue des cartes portant le même numéro.
CardTx Tout ce qui est communiqué sur un paiement par carte : carte, terminal et transaction elle-même.
CcyXchg Change par lequel un montant a été converti : les deux devises, le cours et son contrat.
CdtLine Crédit que la banque accorde sur le compte, et si le solde le comprend déjà.
CdtNtries Nombre et somme des crédits comptabilisés sous un même code d'opération.
Cmpnt Un élément du terminal, par exemple son logiciel ou son lecteur de puce, avec fabricant et version.
CntrValAmt Ce que vaut un montant dans l'autre devise, avant déduction des frais.
ComssnWvrInd Dit si la banque ne prélève pas de commission pour cette écriture.
CorpActn Décision de l'émetteur d'un titre, par exemple dividende ou division, à l'origine de l'écriture.
Cpblties Énumère ce que peut faire le terminal du commerçant : lire, vérifier, se connecter, afficher, imprimer.
CpyDplctInd Code indiquant s'il s'agit d'une copie pour un tiers, d'une répétition, ou des deux.
CrdhldrPres Dit si le porteur de la carte était chez le commerçant lors du paiement.
CrdhldrVrfctnCpblties Code d'un moyen de vérifier le porteur que propose le terminal du commerçant.
CshDpst Billets ou pièces d'une même valeur versés sur le compte, avec nombre et montant.
DbtNtries Nombre et somme des débits comptabilisés sous un même code d'opération.
DealPric Prix auquel un titre a été acheté ou vendu, en montant ou en pourcentage.
DispCpblties Décrit un écran du terminal : à qui il est destiné et combien de texte y tient.
DispTp Code disant à qui est destiné un écran du terminal : commerçant ou porteur.
DlvrgAgt Établissement qui livre les titres dans l'opération à l'origine de l'écriture.
Domn Groupe le plus large de la liste mondiale des codes d'opération, par exemple paiements ou titres.
EQAmt Montant unique auquel seul s'applique le taux d'intérêt.
EQSeq Un numéro de séquence précis que couvre ce rapport de compte.
ElctrncSeqNb Compteur de la banque pour les relevés électroniques du compte, augmenté d'un chaque fois ; un trou révèle une perte.
EndDt Dernier jour de la durée de l'opération à l'origine de l'écriture, par exemple un dépôt.
EvtId Référence qui identifie une opération précise de l'émetteur sur un titre.
EvtTp Dit de quelle sorte d'opération sur titres il s'agit, par exemple dividende ou remboursement.
FaceAmt Montant inscrit sur le titre, qui sert à compter les titres de dette comme les obligations.
FcstInd Dit si les totaux portent sur des écritures attendues et non sur des écritures faites.
FctvDt Mois à partir duquel la carte est utilisable, fixé par son émetteur.
FinInstrmId Titre négocié ou détenu, désigné par son ISIN ou un autre numéro.
FllbckInd Dit si le terminal a lu la carte autrement parce que la lecture normale avait échoué.
Fmly Groupe intermédiaire de la liste mondiale des codes d'opération, par exemple virements reçus.
FrAmt Limite inférieure des montants auxquels s'applique le taux d'intérêt.
FrDtTm Instant auquel commence la période communiquée ou calculée, inclus.
FrSeq Premier des numéros de séquence que couvre ce rapport de compte.
FrToAmt Montants compris entre deux limites auxquels s'applique le taux d'intérêt.
FrToSeq Numéros de séquence, du premier au dernier, que couvre ce rapport de compte.
FrstTx Numéro de la première des transactions par carte présentées ensemble.
GrpId Identifie le groupe de terminaux d'un commerçant auquel appartient celui-ci.
ICCRltdData Données produites par la puce de la carte pour cette transaction, telles que transmises par le terminal.
ISIN Numéro mondial d'un titre en douze caractères, le dernier étant une clé de contrôle.
Incl Dit si l'élément voisin est compté : la limite dans sa tranche, la ligne de crédit dans le solde.
Indv Données d'une transaction par carte communiquée seule, et non avec d'autres.
Intrst Intérêts du compte ou d'une écriture : nature, taux, période, motif et impôt.
IssgAgt Établissement qui agit pour l'émetteur des titres à l'origine de l'écriture.
LastPgInd Dit si cette page est la dernière et qu'aucune autre ne suit.
LastTx Numéro de la dernière des transactions par carte présentées ensemble.
LglSeqNb Numéro du relevé de compte légalement valable, quel que soit son mode d'envoi.
LineWidth Nombre de caractères que peut montrer une ligne de l'écran du terminal.
ManfctrId Identifie l'entreprise qui a fabriqué ce composant du terminal.
Mdl Nom que le fabricant donne au modèle de ce composant du terminal.
MktInfrstrctrTxId Référence que le système de règlement de titres a donnée à la transaction.
MsgPgntn Place de ce message dans un rapport réparti sur plusieurs messages.
MsgRcpt Partie autorisée à recevoir les informations du compte si ce n'est pas le titulaire.
NEQAmt Montant unique auquel le taux d'intérêt ne s'applique pas.
NEQSeq Un numéro de séquence précis que ce rapport de compte laisse de côté.
NbOfDays Nombre de jours avant que le montant indiqué à côté puisse être utilisé.
NbOfLines Nombre de lignes que l'écran du terminal montre à la fois.
NbOfNotes Nombre de billets ou de pièces de cette valeur qui ont été versés.
NbOfNtries Nombre d'écritures comptées dans le total indiqué à côté.
NoteDnmtn Valeur d'un seul des billets ou pièces versés.
Ntfctn Avis sur un compte, avec les débits et crédits qu'il annonce ou explique.
NtfctnPgntn Place de cette partie dans un avis réparti sur plusieurs pages.
Ntry Une écriture du compte : montant, débit ou crédit, statut, dates et ses transactions.
NtryDtls Détaille une écriture en son lot ou en transactions individuelles qui la composent.
NtryRef Référence que la banque donne à une écriture et qui permet de la retrouver dans le rapport.
OnLineCntxt Dit si le terminal a consulté l'émetteur au moment du paiement.
OnLineCpblties Code indiquant si le terminal contacte l'émetteur toujours, parfois ou jamais.
OrgnlAndCurFaceAmt Quantité d'un titre remboursé progressivement, en capital initial et capital restant.
OrgnlBizQry Désigne la demande du client à laquelle répond ce rapport de compte.
OrgnlBkTxCd Code sous lequel l'opération maintenant retournée avait d'abord été comptabilisée.
OthrId Numéro d'un titre dans une numérotation autre que l'ISIN, avec sa nature.
Ownr Personne ou entreprise à laquelle appartiennent le compte et ses avoirs.
PAN Numéro de la carte, qui mène à son émetteur et au compte du porteur chez lui.
POI Terminal, caisse ou site du commerçant où la carte a été acceptée.
POICmpntTp Code du composant de terminal décrit, par exemple logiciel ou lecteur de carte.
Pctg Taux d'intérêt en pour cent, si bien que 2.5 signifie 2,5 %.
Pdct Bien ou service payé par carte : code, quantité, prix et montant.
PdctAmt Somme due pour ce produit dans le paiement par carte, soit quantité fois prix unitaire.
PdctCd Code du commerçant ou de la profession pour le bien ou le service acheté.
PdctQty Combien du produit a été acheté, compté dans son unité de mesure.
PgNb Numéro de cette page parmi les parties du rapport.
PlainCardData Ce qui figure sur la carte et ses pistes, non chiffré : numéro, validité, code de service.
PmtCntxt Dit comment s'est fait le paiement par carte : présences, lecture, canal, vérification du porteur.
PrcgId Référence sous laquelle une opération sur titres est traitée par ceux qui la règlent.
PrePdAcct Compte alimenté d'avance qu'une carte recharge ou dépense.
Pric Montant d'un prix dont la banque nomme la nature avec ses propres termes.
PrtLineWidth Nombre de caractères que l'imprimante du terminal met sur une ligne.
PrtryAmt Autre montant de l'écriture dont la banque nomme la nature avec ses propres termes.
QtnDt Date et heure auxquelles le cours de change appliqué a été coté.
Qty Combien d'un titre a été mouvementé, en unités ou en montant.
RcvgAgt Établissement qui reçoit les titres dans l'opération à l'origine de l'écriture.
RePresntmntRsn Code du motif pour lequel le côté commerçant présente à nouveau une transaction par carte.
Refs Toutes les références permettant de rapprocher une transaction comptabilisée de l'ordre d'origine.
RltdAcct Un autre compte lié à celui du rapport, par exemple le compte centralisateur d'une gestion de trésorerie.
RltdAgts Établissements par lesquels est passée la transaction comptabilisée, chacun dans son rôle.
RltdDts Autres dates de la transaction comptabilisée, par exemple acceptation, négociation et règlement.
RltdPric Cours des titres à l'origine de l'écriture, prix négocié ou d'une sorte propre à la banque.
RltdPties Payeur, bénéficiaire et autres parties d'une transaction comptabilisée, avec leurs comptes.
RltdQties Combien d'un titre a été mouvementé dans la transaction comptabilisée.
Rpt Rapport sur un compte en cours de journée, avec soldes provisoires et écritures passées ou attendues.
RptPgntn Place de cette partie dans un rapport intrajournalier réparti sur plusieurs pages.
RptgSeq Dit quels numéros de séquence couvre ce rapport de compte, par plage ou un à un.
RptgSrc Dit de quelle application de la banque vient le rapport, par exemple de la comptabilité.
RtrInf Dit pourquoi et par qui un paiement a été retourné, et comment il avait été comptabilisé.
RvslInd Dit si l'écriture en annule une antérieure ; débit ou crédit est celui de la contre-passation.
SaleRcncltnId Numéro par lequel le commerçant rapproche les paiements par carte des recettes d'une caisse ou d'un jour.
SaleRefNb Numéro du commerçant pour la vente payée par carte.
SeqNbRg Premier et dernier numéros des transactions par carte présentées ensemble.
SfkpgAcct Compte où les titres de la transaction sont conservés pour leur propriétaire.
Sfx Caractères après le numéro d'un titre qui distinguent ce qui porte le même numéro.
ShrtNm Nom court sous lequel commerçant ou acquéreur connaissent le terminal.
SrlNb Numéro du fabricant pour cet exemplaire précis d'un composant du terminal.
StartDt Premier jour de la durée de l'opération à l'origine de l'écriture, par exemple un dépôt.
Stmt Relevé d'un compte pour une période : soldes et toutes les écritures comptabilisées.
StmtPgntn Place de cette partie dans un relevé réparti sur plusieurs pages.
SttlmPlc Dépositaire ou autre lieu où les titres changent de mains.
SubFmlyCd Niveau le plus fin du code d'opération mondial, par exemple virement SEPA ou instantané.
SubTp Précise la sorte de solde, par exemple en le limitant à une part.
Sum Montants additionnés des écritures comptées, dans la devise du compte.
SvcCd Trois chiffres de la piste de la carte qui disent où et comment elle peut servir.
Svcr Banque qui tient le compte et envoie les rapports à son sujet.
SysNm Nom du système ou du magasin dans lequel fonctionne le terminal.
TechInptChanl Voie par laquelle l'ordre est arrivé à la banque : en ligne, sur papier ou sur support.
ToAmt Limite supérieure des montants auxquels s'applique le taux d'intérêt.
ToDtTm Instant auquel finit la période communiquée ou calculée, inclus.
ToSeq Dernier des numéros de séquence que couvre ce rapport de compte.
TradActvtyCtrctlSttlmDt Jour convenu entre les parties pour échanger les titres contre l'argent.
TradDt Jour où l'opération à l'origine de l'écriture a été conclue.
TradgPty Partie qui a conclu l'opération à l'origine de l'écriture, pour elle ou pour d'autres.
TrckData Une des pistes de la bande magnétique de la carte, avec numéro et contenu.
TrckNb Dit par un chiffre quelle piste de la bande magnétique a été lue.
TrckVal Caractères tels que lus sur une piste de la bande magnétique de la carte.
TtlCdtNtries Nombre et somme de tous les crédits de ce rapport de compte.
TtlDbtNtries Nombre et somme de tous les débits de ce rapport de compte.
TtlIntrstAndTaxAmt Intérêts contenus dans l'écriture et impôt sur ceux-ci, additionnés.
TtlNetNtry Ce qui reste une fois débits et crédits compensés, avec son sens.
TtlNetNtryAmt Différence entre crédits et débits des écritures comptées ; son sens est indiqué à côté.
TtlNtries Nombre et somme de toutes les écritures de ce rapport, crédits et débits confondus.
TtlNtriesPerBkTxCd Nombre et sommes des écritures qui ont le même code d'opération.
Tx La transaction par carte elle-même, communiquée seule ou avec d'autres.
TxAmt Montant échangé entre les banques, avec conversion de devise s'il y en a eu une.
TxChanl Code du canal d'achat à distance du porteur : courrier, téléphone, internet ou télévision.
TxCtgy Code du genre d'affaire payée par carte, selon le secteur ou l'objet.
TxDtRg Premier et dernier jours des transactions par carte présentées ensemble.
TxDtTm Date et heure auxquelles la transaction a eu lieu, par exemple à la caisse du commerçant.
TxDtls Une des transactions d'une écriture : références, parties, montants, objet et motif de paiement.
TxEnvt Code du lieu où la carte a servi : chez un commerçant, en privé ou en lieu public.
TxRef Référence donnée par le terminal à la transaction, unique avec l'heure de celle-ci.
TxsSummry Totaux du rapport, qui permettent à un programme de vérifier qu'aucune écriture ne manque.
Unit Quantité d'un titre en nombre d'unités, par exemple d'actions.
UnitOfMeasr Code de l'unité dans laquelle le produit acheté est compté : pièces, litres, kilogrammes.
UnitPric Prix d'une unité du produit acheté, dans la devise du paiement par carte.
Val Le cours d'un titre lui-même, en pourcentage ou en montant.
ValDt Jour à partir duquel un montant comptabilisé compte pour les intérêts et est disponible.
ValTp Code situant le cours d'un titre par rapport au nominal : en dessous, au-dessus ou au pair.
VldtnDt Jour où la transaction par carte a été vérifiée et confirmée.
VldtnSeqNb Numéro sous lequel la vérification de la transaction par carte a été enregistrée.
VldtyRg Montants, devise et sens des soldes auxquels s'applique le taux d'intérêt.
VrsnNb Version de ce composant du terminal, selon la numérotation du fabricant.
XpryDt Dernier mois d'utilisation possible de la carte, fixé par son émetteur.
Yldd Dit si le cours du titre est exprimé en rendement.
`;
