/** French names of the elements that come with direct debits, orders of customers, headers and rare parts of payments, one a line: tag, then name. */
export const frenchOtherPaymentNames = `
AdmstnZn Circonscription fiscale
AdmstnZone Circonscription fiscale
Authstn Autorisation
BICOrBEI BIC
BizMsgIdr Identifiant du message métier
BizPrcgDt Date de traitement
BizSvc Service métier
CLSTm Heure CLS
CertId Numéro d'attestation
CharSet Jeu de caractères
ChqFr Chèque de
ChqInstr Instruction de chèque
ChqMtrtyDt Échéance du chèque
ChqNb Numéro de chèque
ChqTp Type de chèque
ChrgsAcct Compte de frais
ChrgsAcctAgt Banque du compte de frais
ChrgsAmt Montant des frais
ClmNonRctDtls Réclamation pour non-réception
CntPerPrd Nombre par période
ConfdAmt Montant confirmé
ConfdDt Date confirmée
CpyDplct Copie ou duplicata
CreDt Date de création
CrrctdAmt Montant corrigé
CstmrCdtTrfInitn Ordre de virement
CstmrDrctDbtInitn Ordre de prélèvement
CstmrPmtCxlReq Demande d'annulation du client
CstmrPmtRvsl Extourne du client
CstmrPmtStsRpt Statut de paiement au client
CtrctId Numéro de contrat
DlvrTo Livrer à
DlvryMtd Mode de livraison
DplctOf Doublon de
DrctDbtTx Prélèvement
DrctDbtTxInf Transaction de prélèvement
FICdtTrf Virements entre établissements
FIId Établissement
FIToFICstmrDrctDbt Prélèvements de clientèle
FIToFIPmtRvsl Extourne de paiements
FctvIntrBkSttlmDt Date de règlement effective
FmlyMdclInsrncInd Assurance maladie familiale
Fr De
FwdgAgt Agent transmetteur
Grnshee Tiers saisi
GrnshmtAdmstr Autorité de saisie
GrpRvsl Lot entièrement extourné
InstrForDbtrAgt Instruction à la banque du débiteur
IntrBk Interbancaire
MemoFld Mémo
MktPrctc Pratique de marché
ModStsId Identifiant du statut de modification
MplyeeTermntnInd Fin de l'emploi
MsgDefIdr Définition du message
OrgnlCdtrAgtAcct Compte d'origine de la banque du créancier
OrgnlDbtrAgtAcct Compte d'origine de la banque du débiteur
OrgnlFnlColltnDt Date du dernier prélèvement d'origine
OrgnlFrqcy Fréquence d'origine
OrgnlGrpCxlId Identifiant d'annulation du lot d'origine
OrgnlNxtAgt Agent suivant d'origine
OrgnlPmtInfAndCxl Ordre d'origine et annulation
OrgnlPmtInfAndRvsl Ordre d'origine et extourne
OrgnlPmtInfCxlId Identifiant d'annulation de l'ordre d'origine
OrgnlReqdColltnDt Date de prélèvement d'origine
OrgnlReqdExctnDt Date d'exécution d'origine
OrgnlStmtId Identifiant du relevé d'origine
OrgnlTrckgDays Jours de suivi d'origine
PmtCxlId Identifiant d'annulation de l'ordre
PmtInf Ordre de paiement
PmtInfCxl Ordre entièrement annulé
PmtInfCxlSts Statut d'annulation de l'ordre
PmtInfRvsl Ordre entièrement extourné
PmtInfSts Statut de l'ordre
Prd Période
PreNtfctnDt Date de pré-notification
PreNtfctnId Identifiant de pré-notification
PrtLctn Lieu d'impression
Prty Priorité
PssblDplct Doublon possible
PtInTm Moment
RateTp Type de cours
Regy Registre
ReopCaseIndctn Dossier rouvert
RgnlClrZone Zone de compensation
RjctdMod Modification refusée
Rltd En-tête associé
RmtLctnElctrncAdr Adresse électronique de l'avis
RmtLctnMtd Transmission de l'avis
RmtLctnPstlAdr Adresse postale de l'avis
Room Pièce
RvsdInstdAmt Montant instruit extourné
RvsdIntrBkSttlmAmt Montant de règlement extourné
RvslId Identifiant de l'extourne
RvslPmtInfId Identifiant d'extourne de l'ordre
RvslRsnInf Motif de l'extourne
Sgntr Signature
SrcCcy Devise d'origine
StmtDtls Détails du relevé
TaxblBaseAmt Base imposable
ThrdRmbrsmntAgt Troisième agent de remboursement
ThrdRmbrsmntAgtAcct Compte du troisième agent de remboursement
Titl Titre
To À
TrckgDays Jours de suivi
TrckrData Suivi
TrckrRcrd Étape du suivi
TrgtCcy Devise cible
TtlChrgsAndTaxAmt Total des frais et taxes
TtlRvsdIntrBkSttlmAmt Total extourné
TtlTaxAmt Total des taxes
TtlTaxblBaseAmt Total imposable
UndrlygCstmrCdtTrf Virement client sous-jacent
UnitCcy Devise de base
XchgRateData Cours de change
XchgRateInf Cours de change
Yr Année
`;
