/** French names of the elements that only statements, reports and notifications of accounts have, one a line: tag, then name. */
export const frenchReportNames = `
Acct Compte
AcctOwnrTxId Identifiant de transaction du titulaire
AcctSvcrTxId Identifiant de transaction du teneur de compte
ActlDt Date effective
AddtlCardData Autres données de la carte
AddtlInfInd Renvoi à d'autres informations
AddtlNtfctnInf Informations complémentaires sur l'avis
AddtlNtryInf Informations complémentaires sur l'écriture
AddtlPdctInf Informations complémentaires sur le produit
AddtlRptInf Informations complémentaires sur le rapport
AddtlStmtInf Informations complémentaires sur le relevé
AddtlSvc Service complémentaire
AddtlTxInf Informations complémentaires sur la transaction
Aggtd Transactions regroupées
AggtdNtry Écriture groupée
AmtDtls Détails du montant
AmtsdVal Valeur amortie
AnncdPstngAmt Montant annoncé
ApprvlNb Numéro d'agrément
AttndncCntxt Présence du personnel
AttndntLang Langue du personnel
AttndntMsgCpbl Affichage possible pour le personnel
AuthntcnMtd Méthode d'authentification
AuthntcnNtty Authentifié par
Avlbty Disponibilité
Bal Solde
BdryAmt Montant limite
BkToCstmrAcctRpt Rapport de compte
BkToCstmrDbtCdtNtfctn Avis de débit et de crédit
BkToCstmrStmt Relevé de compte
BkTxCd Code d'opération bancaire
BookgDt Date de comptabilisation
Btch Lot
CSCMgmt Gestion du cryptogramme
CSCVal Cryptogramme visuel
Card Carte
CardBrnd Marque de la carte
CardCtryCd Pays de la carte
CardDataNtryMd Mode de lecture de la carte
CardPres Carte présente
CardRdngCpblties Modes de lecture possibles
CardSctyCd Code de sécurité de la carte
CardSeqNb Numéro de séquence de la carte
CardTx Transaction par carte
CcyXchg Conversion de devise
CdtLine Ligne de crédit
CdtNtries Écritures au crédit
Cmpnt Composant
CntrValAmt Contre-valeur
ComssnWvrInd Commission abandonnée
CorpActn Opération sur titres
Cpblties Capacités
CpyDplctInd Copie ou duplicata
CrdhldrPres Porteur présent
CrdhldrVrfctnCpblties Vérifications possibles du porteur
CshDpst Dépôt d'espèces
DbtNtries Écritures au débit
DealPric Prix de la transaction
DispCpblties Affichage
DispTp Type d'affichage
DlvrgAgt Agent livreur
Domn Domaine
EQAmt Égal au montant
EQSeq Égal au numéro
ElctrncSeqNb Numéro de séquence électronique
EndDt Date de fin
EvtId Identifiant de l'événement
EvtTp Type d'événement
FaceAmt Montant nominal
FcstInd Prévision
FctvDt Valable à partir de
FinInstrmId Titre
FllbckInd Mode dégradé
Fmly Famille
FrAmt À partir du montant
FrDtTm Du (date et heure)
FrSeq À partir du numéro
FrToAmt Fourchette de montants
FrToSeq Plage de numéros
FrstTx Première transaction
GrpId Identifiant du groupe
ICCRltdData Données de la puce
ISIN ISIN
Incl Inclus
Indv Transaction individuelle
Intrst Intérêts
IssgAgt Agent émetteur
LastPgInd Dernière page
LastTx Dernière transaction
LglSeqNb Numéro de séquence légal
LineWidth Caractères par ligne
ManfctrId Fabricant
Mdl Modèle
MktInfrstrctrTxId Identifiant de transaction de l'infrastructure
MsgPgntn Page du message
MsgRcpt Destinataire du message
NEQAmt Différent du montant
NEQSeq Différent du numéro
NbOfDays Nombre de jours
NbOfLines Nombre de lignes
NbOfNotes Nombre de billets
NbOfNtries Nombre d'écritures
NoteDnmtn Valeur du billet
Ntfctn Avis
NtfctnPgntn Page de l'avis
Ntry Écriture
NtryDtls Détails de l'écriture
NtryRef Référence de l'écriture
OnLineCntxt En ligne
OnLineCpblties En ligne ou hors ligne
OrgnlAndCurFaceAmt Montants d'origine et actuel
OrgnlBizQry Demande d'origine
OrgnlBkTxCd Code d'opération d'origine
OthrId Autre identifiant
Ownr Titulaire
PAN Numéro de carte
POI Point d'interaction
POICmpntTp Type de composant
Pctg Pourcentage
Pdct Produit
PdctAmt Montant du produit
PdctCd Code du produit
PdctQty Quantité du produit
PgNb Numéro de page
PlainCardData Données de la carte
PmtCntxt Contexte du paiement
PrcgId Identifiant de traitement
PrePdAcct Compte prépayé
Pric Prix
PrtLineWidth Caractères par ligne imprimée
PrtryAmt Montant propriétaire
QtnDt Date de cotation
Qty Quantité
RcvgAgt Agent récepteur
RePresntmntRsn Motif de la nouvelle présentation
Refs Références
RltdAcct Compte associé
RltdAgts Banques concernées
RltdDts Dates
RltdPric Cours
RltdPties Parties concernées
RltdQties Quantités
Rpt Rapport
RptPgntn Page du rapport
RptgSeq Plage des écritures
RptgSrc Source du rapport
RtrInf Retour
RvslInd Contre-passation
SaleRcncltnId Identifiant de rapprochement
SaleRefNb Référence de la vente
SeqNbRg Plage de numéros
SfkpgAcct Compte de titres
Sfx Suffixe
ShrtNm Nom abrégé
SrlNb Numéro de série
StartDt Date de début
Stmt Relevé
StmtPgntn Page du relevé
SttlmPlc Lieu de règlement
SubFmlyCd Sous-famille
SubTp Sous-type
Sum Somme
SvcCd Code de service
Svcr Teneur de compte
SysNm Nom du système
TechInptChanl Canal de saisie
ToAmt Jusqu'au montant
ToDtTm Au (date et heure)
ToSeq Jusqu'au numéro
TradActvtyCtrctlSttlmDt Date de règlement convenue
TradDt Date de négociation
TradgPty Partie négociatrice
TrckData Données de piste
TrckNb Numéro de piste
TrckVal Contenu de la piste
TtlCdtNtries Total des crédits
TtlDbtNtries Total des débits
TtlIntrstAndTaxAmt Total des intérêts et taxes
TtlNetNtry Total net
TtlNetNtryAmt Montant net
TtlNtries Total des écritures
TtlNtriesPerBkTxCd Écritures par code d'opération
Tx Transaction
TxAmt Montant de la transaction
TxChanl Canal de vente
TxCtgy Catégorie de transaction
TxDtRg Période
TxDtTm Date et heure de la transaction
TxDtls Détails de la transaction
TxEnvt Environnement
TxRef Référence de la transaction
TxsSummry Synthèse des opérations
Unit Unités
UnitOfMeasr Unité de mesure
UnitPric Prix unitaire
Val Valeur
ValDt Date de valeur
ValTp Type de valeur
VldtnDt Date de validation
VldtnSeqNb Numéro de validation
VldtyRg Plage de validité
VrsnNb Version
XpryDt Expiration
Yldd Rendement
`;
