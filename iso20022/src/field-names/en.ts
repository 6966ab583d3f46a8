/** English names of the elements, one a line: tag, then name. */
export const englishNames = `
Accptd Accepted
AccptncDtTm Acceptance date and time
AcctSvcrRef Account servicer reference
AddtlInf Additional information
AddtlRmtInf Additional remittance information
AdjstmntAmtAndRsn Adjustment and reason
Adr Address
AdrLine Address line
AdrTp Address type
Agt Agent
AmdmntInd Amendment indicator
AmdmntInfDtls Amendment details
Amt Amount
AnyBIC BIC
Assgne Assigned to
Assgnmt Assignment
AssgnmtCxlConf Cancellation of the assignment confirmed
Assgnr Assigned by
Authrty Authority
BIC BIC
BICFI BIC
BirthDt Date of birth
BldgNb Building number
BldgNm Building name
Br Borne by
BrnchId Branch
BtchBookg Batch booking
Case Case
Ccy Currency
CcyOfTrf Currency of transfer
Cd Code
CdOrPrtry Code or own code
CdtDbtInd Credit or debit
CdtDtTm Credit date and time
CdtNoteAmt Credit note amount
CdtTrfTxInf Credit transfer transaction
Cdtr Creditor
CdtrAcct Creditor account
CdtrAgt Creditor agent
CdtrAgtAcct Creditor agent account
CdtrRefInf Creditor reference
CdtrSchmeId Creditor identifier
ChanlTp Channel type
ChrgBr Charge bearer
ChrgInclInd Charges included
Chrgs Charges
ChrgsInf Charges
CityOfBirth City of birth
ClrChanl Clearing channel
ClrSys Clearing system
ClrSysId Clearing system
ClrSysMmbId Clearing system member
ClrSysRef Clearing system reference
Compstn Compensation
CompstnAmt Compensation amount
Conf Confirmation
CreDtTm Creation date and time
Cretr Creator
CrrctnTx Correction transaction
CtctDtls Contact details
Ctgy Category
CtgyDtls Category details
CtgyPurp Category purpose
CtrlData Control data
CtrlSum Control sum
Ctry Country
CtryOfBirth Country of birth
CtryOfRes Country of residence
CtrySubDvsn Country subdivision
CxlDtls Cancellation details
CxlId Cancellation id
CxlRsnInf Cancellation reason
CxlStsId Cancellation status id
CxlStsRsnInf Cancellation status reason
DbtCdtRptgInd Debit or credit reporting
DbtDtTm Debit date and time
Dbtr Debtor
DbtrAcct Debtor account
DbtrAgt Debtor agent
DbtrAgtAcct Debtor agent account
DbtrSts Debtor status
Dept Department
Desc Description
Document Document
DscntApldAmt Discount amount
DstrctNm District
Dt Date
DtAndPlcOfBirth Date and place of birth
DtOfSgntr Date of signature
DtPrcd Date processed
DtTm Date and time
DtldCtrlSum Detailed control sum
DtldNbOfTxs Detailed number of transactions
DtldSts Detailed status
Dtls Details
DuePyblAmt Amount due
ElctrncAdr Electronic address
ElctrncSgntr Electronic signature
EmailAdr E-mail address
EmailPurp E-mail purpose
EndToEndId End-to-end id
Envlp Envelope
EqvtAmt Equivalent amount
FIToFICstmrCdtTrf Customer credit transfers
FIToFIPmtCxlReq Payment cancellation request
FIToFIPmtStsReq Payment status request
FIToFIPmtStsRpt Payment status report
FaxNb Fax number
FinInstnId Financial institution
Flr Floor
FnlColltnDt Final collection date
FrDt From date
FrTm From time
FrToDt Period
FrmsCd Forms code
Frqcy Frequency
FrstColltnDt First collection date
GrnshmtRmt Garnishment remittance
GrpCxl Whole group cancelled
GrpCxlId Group cancellation id
GrpCxlSts Group cancellation status
GrpHdr Group header
GrpRtr Whole group returned
GrpSts Group status
IBAN IBAN
Id Identification
Inf Information
InitgPty Initiating party
Initn Initiation
InstdAgt Instructed agent
InstdAmt Instructed amount
InstdRmbrsmntAgt Instructed reimbursement agent
InstdRmbrsmntAgtAcct Instructed reimbursement agent account
InstgAgt Instructing agent
InstgRmbrsmntAgt Instructing reimbursement agent
InstgRmbrsmntAgtAcct Instructing reimbursement agent account
InstrForCdtrAgt Instruction for creditor agent
InstrForNxtAgt Instruction for next agent
InstrId Instruction id
InstrInf Instruction
InstrPrty Instruction priority
IntrBkSttlmAmt Interbank settlement amount
IntrBkSttlmDt Interbank settlement date
IntrmyAgt1 Intermediary agent 1
IntrmyAgt1Acct Intermediary agent 1 account
IntrmyAgt2 Intermediary agent 2
IntrmyAgt2Acct Intermediary agent 2 account
IntrmyAgt3 Intermediary agent 3
IntrmyAgt3Acct Intermediary agent 3 account
Invcee Invoicee
Invcr Invoicer
Issr Issuer
JobTitl Job title
LEI LEI
LclInstrm Local instrument
LineDtls Line details
MmbId Member id
MndtId Mandate id
MndtRltdInf Mandate
MobNb Mobile number
ModDtls Modification details
ModStsRsnInf Modification status reason
MsgId Message id
MsgNmId Message name
Mtd Method
Nb Number
NbOfTxs Number of transactions
NbOfTxsPerCxlSts Transactions per cancellation status
NbOfTxsPerSts Transactions per status
Nm Name
NmPrfx Form of address
OrgId Organisation
OrgnlCdtrAgt Original creditor agent
OrgnlCdtrSchmeId Original creditor identifier
OrgnlClrSysRef Original clearing system reference
OrgnlCreDtTm Original creation date and time
OrgnlCtrlSum Original control sum
OrgnlDbtr Original debtor
OrgnlDbtrAcct Original debtor account
OrgnlDbtrAgt Original debtor agent
OrgnlEndToEndId Original end-to-end id
OrgnlGrpInf Original group
OrgnlGrpInfAndCxl Original group and cancellation
OrgnlGrpInfAndSts Original group and status
OrgnlInstdAmt Original instructed amount
OrgnlInstrId Original instruction id
OrgnlIntrBkSttlmAmt Original interbank settlement amount
OrgnlIntrBkSttlmDt Original interbank settlement date
OrgnlMndtId Original mandate id
OrgnlMsgId Original message id
OrgnlMsgNmId Original message name
OrgnlNbOfTxs Original number of transactions
OrgnlPmtInfAndSts Original payment information and status
OrgnlPmtInfId Original payment information id
OrgnlRsn Original reason
OrgnlTxId Original transaction id
OrgnlTxRef Original transaction
OrgnlUETR Original UETR
Orgtr Originator
Othr Other
PhneNb Phone number
PlcAndNm Place and name
PmtId Payment identification
PmtInfId Payment information id
PmtMtd Payment method
PmtRtr Payment returns
PmtTpInf Payment type
PoolgAdjstmntDt Pooling adjustment date
PrefrdMtd Preferred method
Prtry Own code
PrvcOfBirth Province of birth
PrvsInstgAgt Previous instructing agent
PrvsInstgAgt1 Previous instructing agent 1
PrvsInstgAgt1Acct Previous instructing agent 1 account
PrvsInstgAgt2 Previous instructing agent 2
PrvsInstgAgt2Acct Previous instructing agent 2 account
PrvsInstgAgt3 Previous instructing agent 3
PrvsInstgAgt3Acct Previous instructing agent 3 account
PrvsInstgAgtAcct Previous instructing agent account
PrvtId Person
Prxy Proxy
PstBx PO box
PstCd Postal code
PstlAdr Postal address
Pty Party
Purp Purpose
Rate Rate
Rcrd Record
Ref Reference
RefNb Reference number
RegnId Registration id
ReqdColltnDt Requested collection date
ReqdExctnDt Requested execution date
RfrdDocAmt Amounts of the documents
RfrdDocInf Documents referred to
RgltryRptg Regulatory reporting
RjctTm Reject time
Rjctd Rejected
RltdDt Related date
RltdRmtInf Related remittance information
RmtId Remittance id
RmtInf Remittance information
RmtLctnDtls Remittance location
RmtdAmt Remitted amount
RsltnOfInvstgtn Resolution of investigation
RsltnRltdInf Resolution
RslvdCase Resolved case
Rsn Reason
Rspnsblty Responsibility
RtrChain Return chain
RtrId Return id
RtrRsnInf Return reason
RtrdInstdAmt Returned instructed amount
RtrdIntrBkSttlmAmt Returned interbank settlement amount
SchmeNm Scheme
SeqNb Sequence number
SeqTp Sequence type
SplmtryData Supplementary data
Strd Structured
StrtNm Street
Sts Status
StsId Status id
StsReqId Status request id
StsRsnInf Status reason
SttlmAcct Settlement account
SttlmInf Settlement
SttlmMtd Settlement method
SttlmPrty Settlement priority
SttlmTmIndctn Settlement time
SttlmTmReq Requested settlement time
SubDept Sub-department
SvcLvl Service level
Tax Tax
TaxAmt Tax amount
TaxId Tax id
TaxRmt Tax remittance
TaxTp Tax type
TillTm Till time
ToDt To date
Tp Type
TtlAmt Total amount
TtlIntrBkSttlmAmt Total interbank settlement amount
TtlRtrdIntrBkSttlmAmt Total returned interbank settlement amount
TwnLctnNm Town location
TwnNm Town
TxCxlSts Transaction cancellation status
TxId Transaction id
TxInf Transaction
TxInfAndSts Transaction and status
TxSts Transaction status
UETR UETR
UltmtCdtr Ultimate creditor
UltmtDbtr Ultimate debtor
Undrlyg Underlying transactions
Ustrd Unstructured
XchgRate Exchange rate
`;
