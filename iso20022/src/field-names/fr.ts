/** French names of the elements, one a line: tag, then name. */
export const frenchNames = `
Accptd Accepté
AccptncDtTm Date et heure d'acceptation
AcctSvcrRef Référence du teneur de compte
AddtlInf Informations complémentaires
AddtlRmtInf Motif complémentaire
AdjstmntAmtAndRsn Ajustement et motif
Adr Adresse
AdrLine Ligne d'adresse
AdrTp Type d'adresse
Agt Agent
AmdmntInd Indicateur de modification
AmdmntInfDtls Détails de la modification
Amt Montant
AnyBIC BIC
Assgne Attribué à
Assgnmt Attribution
AssgnmtCxlConf Annulation de l'attribution confirmée
Assgnr Attribué par
Authrty Autorité
BIC BIC
BICFI BIC
BirthDt Date de naissance
BldgNb Numéro de bâtiment
BldgNm Nom du bâtiment
Br Supporté par
BrnchId Agence
BtchBookg Comptabilisation par lot
Case Dossier
Ccy Devise
CcyOfTrf Devise du transfert
Cd Code
CdOrPrtry Code ou code propre
CdtDbtInd Crédit ou débit
CdtDtTm Date et heure du crédit
CdtNoteAmt Montant de l'avoir
CdtTrfTxInf Transaction de virement
Cdtr Créancier
CdtrAcct Compte du créancier
CdtrAgt Banque du créancier
CdtrAgtAcct Compte de la banque du créancier
CdtrRefInf Référence du créancier
CdtrSchmeId Identifiant créancier
ChanlTp Type de canal
ChrgBr Imputation des frais
ChrgInclInd Frais compris
Chrgs Frais
ChrgsInf Frais
CityOfBirth Ville de naissance
ClrChanl Canal de compensation
ClrSys Système de compensation
ClrSysId Système de compensation
ClrSysMmbId Membre du système de compensation
ClrSysRef Référence du système de compensation
Compstn Indemnisation
CompstnAmt Montant de l'indemnisation
Conf Confirmation
CreDtTm Date et heure de création
Cretr Créateur
CrrctnTx Transaction de correction
CtctDtls Coordonnées
Ctgy Catégorie
CtgyDtls Détails de la catégorie
CtgyPurp Catégorie d'objet
CtrlData Données de contrôle
CtrlSum Somme de contrôle
Ctry Pays
CtryOfBirth Pays de naissance
CtryOfRes Pays de résidence
CtrySubDvsn Subdivision du pays
CxlDtls Détails de l'annulation
CxlId Identifiant de l'annulation
CxlRsnInf Motif de l'annulation
CxlStsId Identifiant du statut d'annulation
CxlStsRsnInf Motif du statut d'annulation
DbtCdtRptgInd Déclaration au débit ou au crédit
DbtDtTm Date et heure du débit
Dbtr Débiteur
DbtrAcct Compte du débiteur
DbtrAgt Banque du débiteur
DbtrAgtAcct Compte de la banque du débiteur
DbtrSts Statut du débiteur
Dept Service
Desc Description
Document Document
DscntApldAmt Montant de la remise
DstrctNm District
Dt Date
DtAndPlcOfBirth Date et lieu de naissance
DtOfSgntr Date de signature
DtPrcd Date de traitement
DtTm Date et heure
DtldCtrlSum Somme de contrôle détaillée
DtldNbOfTxs Nombre détaillé de transactions
DtldSts Statut détaillé
Dtls Détails
DuePyblAmt Montant dû
ElctrncAdr Adresse électronique
ElctrncSgntr Signature électronique
EmailAdr Adresse e-mail
EmailPurp Objet de l'e-mail
EndToEndId Identifiant de bout en bout
Envlp Enveloppe
EqvtAmt Contre-valeur
FIToFICstmrCdtTrf Virements de clientèle
FIToFIPmtCxlReq Demande d'annulation de paiement
FIToFIPmtStsReq Demande de statut de paiement
FIToFIPmtStsRpt Rapport de statut de paiement
FaxNb Numéro de télécopie
FinInstnId Établissement financier
Flr Étage
FnlColltnDt Date du dernier prélèvement
FrDt Du
FrTm De (heure)
FrToDt Période
FrmsCd Code du formulaire
Frqcy Fréquence
FrstColltnDt Date du premier prélèvement
GrnshmtRmt Versement sur saisie
GrpCxl Groupe entier annulé
GrpCxlId Identifiant de l'annulation du groupe
GrpCxlSts Statut d'annulation du groupe
GrpHdr En-tête de groupe
GrpRtr Groupe entier retourné
GrpSts Statut du groupe
IBAN IBAN
Id Identification
Inf Informations
InitgPty Partie initiatrice
Initn Initiation
InstdAgt Agent destinataire
InstdAmt Montant ordonné
InstdRmbrsmntAgt Agent de remboursement destinataire
InstdRmbrsmntAgtAcct Compte de l'agent de remboursement destinataire
InstgAgt Agent donneur d'ordre
InstgRmbrsmntAgt Agent de remboursement donneur d'ordre
InstgRmbrsmntAgtAcct Compte de l'agent de remboursement donneur d'ordre
InstrForCdtrAgt Instruction à la banque du créancier
InstrForNxtAgt Instruction à l'agent suivant
InstrId Identifiant de l'instruction
InstrInf Instruction
InstrPrty Priorité de l'instruction
IntrBkSttlmAmt Montant du règlement interbancaire
IntrBkSttlmDt Date du règlement interbancaire
IntrmyAgt1 Agent intermédiaire 1
IntrmyAgt1Acct Compte de l'agent intermédiaire 1
IntrmyAgt2 Agent intermédiaire 2
IntrmyAgt2Acct Compte de l'agent intermédiaire 2
IntrmyAgt3 Agent intermédiaire 3
IntrmyAgt3Acct Compte de l'agent intermédiaire 3
Invcee Destinataire de la facture
Invcr Émetteur de la facture
Issr Émetteur
JobTitl Fonction
LEI LEI
LclInstrm Instrument local
LineDtls Détails des lignes
MmbId Identifiant de membre
MndtId Référence du mandat
MndtRltdInf Mandat
MobNb Numéro de mobile
ModDtls Détails de la modification
ModStsRsnInf Motif du statut de modification
MsgId Identifiant du message
MsgNmId Nom du message
Mtd Méthode
Nb Numéro
NbOfTxs Nombre de transactions
NbOfTxsPerCxlSts Transactions par statut d'annulation
NbOfTxsPerSts Transactions par statut
Nm Nom
NmPrfx Civilité
OrgId Organisation
OrgnlCdtrAgt Banque du créancier d'origine
OrgnlCdtrSchmeId Identifiant créancier d'origine
OrgnlClrSysRef Référence d'origine du système de compensation
OrgnlCreDtTm Date et heure de création d'origine
OrgnlCtrlSum Somme de contrôle d'origine
OrgnlDbtr Débiteur d'origine
OrgnlDbtrAcct Compte du débiteur d'origine
OrgnlDbtrAgt Banque du débiteur d'origine
OrgnlEndToEndId Identifiant de bout en bout d'origine
OrgnlGrpInf Groupe d'origine
OrgnlGrpInfAndCxl Groupe d'origine et annulation
OrgnlGrpInfAndSts Groupe d'origine et statut
OrgnlInstdAmt Montant ordonné d'origine
OrgnlInstrId Identifiant de l'instruction d'origine
OrgnlIntrBkSttlmAmt Montant du règlement interbancaire d'origine
OrgnlIntrBkSttlmDt Date du règlement interbancaire d'origine
OrgnlMndtId Référence du mandat d'origine
OrgnlMsgId Identifiant du message d'origine
OrgnlMsgNmId Nom du message d'origine
OrgnlNbOfTxs Nombre de transactions d'origine
OrgnlPmtInfAndSts Paiement d'origine et statut
OrgnlPmtInfId Identifiant du paiement d'origine
OrgnlRsn Motif d'origine
OrgnlTxId Identifiant de la transaction d'origine
OrgnlTxRef Transaction d'origine
OrgnlUETR UETR d'origine
Orgtr Auteur
Othr Autre
PhneNb Numéro de téléphone
PlcAndNm Lieu et nom
PmtId Identification du paiement
PmtInfId Identifiant du paiement
PmtMtd Moyen de paiement
PmtRtr Retours de paiements
PmtTpInf Type de paiement
PoolgAdjstmntDt Date d'ajustement de la centralisation
PrefrdMtd Moyen préféré
Prtry Code propre
PrvcOfBirth Province de naissance
PrvsInstgAgt Agent donneur d'ordre précédent
PrvsInstgAgt1 Agent donneur d'ordre précédent 1
PrvsInstgAgt1Acct Compte de l'agent donneur d'ordre précédent 1
PrvsInstgAgt2 Agent donneur d'ordre précédent 2
PrvsInstgAgt2Acct Compte de l'agent donneur d'ordre précédent 2
PrvsInstgAgt3 Agent donneur d'ordre précédent 3
PrvsInstgAgt3Acct Compte de l'agent donneur d'ordre précédent 3
PrvsInstgAgtAcct Compte de l'agent donneur d'ordre précédent
PrvtId Personne
Prxy Alias
PstBx Boîte postale
PstCd Code postal
PstlAdr Adresse postale
Pty Partie
Purp Objet
Rate Taux
Rcrd Enregistrement
Ref Référence
RefNb Numéro de référence
RegnId Identifiant d'enregistrement
ReqdColltnDt Date de prélèvement demandée
ReqdExctnDt Date d'exécution demandée
RfrdDocAmt Montants des documents
RfrdDocInf Documents visés
RgltryRptg Déclaration réglementaire
RjctTm Heure de rejet
Rjctd Rejeté
RltdDt Date liée
RltdRmtInf Motif de paiement lié
RmtId Identifiant du motif
RmtInf Motif du paiement
RmtLctnDtls Emplacement du motif
RmtdAmt Montant versé
RsltnOfInvstgtn Résolution d'enquête
RsltnRltdInf Résolution
RslvdCase Dossier résolu
Rsn Motif
Rspnsblty Responsabilité
RtrChain Chaîne du retour
RtrId Identifiant du retour
RtrRsnInf Motif du retour
RtrdInstdAmt Montant ordonné retourné
RtrdIntrBkSttlmAmt Montant retourné du règlement interbancaire
SchmeNm Schéma
SeqNb Numéro d'ordre
SeqTp Type de séquence
SplmtryData Données complémentaires
Strd Structuré
StrtNm Rue
Sts Statut
StsId Identifiant du statut
StsReqId Identifiant de la demande de statut
StsRsnInf Motif du statut
SttlmAcct Compte de règlement
SttlmInf Règlement
SttlmMtd Méthode de règlement
SttlmPrty Priorité de règlement
SttlmTmIndctn Heure de règlement
SttlmTmReq Heure de règlement demandée
SubDept Sous-service
SvcLvl Niveau de service
Tax Impôt
TaxAmt Montant de l'impôt
TaxId Numéro fiscal
TaxRmt Versement fiscal
TaxTp Type d'impôt
TillTm Jusqu'à (heure)
ToDt Au
Tp Type
TtlAmt Montant total
TtlIntrBkSttlmAmt Montant total du règlement interbancaire
TtlRtrdIntrBkSttlmAmt Montant total retourné du règlement interbancaire
TwnLctnNm Localité
TwnNm Ville
TxCxlSts Statut d'annulation de la transaction
TxId Identifiant de la transaction
TxInf Transaction
TxInfAndSts Transaction et statut
TxSts Statut de la transaction
UETR UETR
UltmtCdtr Créancier final
UltmtDbtr Débiteur final
Undrlyg Transactions concernées
Ustrd Non structuré
XchgRate Taux de change
`;
