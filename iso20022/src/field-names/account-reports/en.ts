/** English names of the elements that only statements, reports and notifications of accounts have, one a line: tag, then name. */
export const englishReportNames = `
Acct Account
AcctOwnrTxId Account owner's transaction ID
AcctSvcrTxId Account servicer's transaction ID
ActlDt Actual date
AddtlCardData Additional card data
AddtlInfInd Where more is said
AddtlNtfctnInf Additional notification information
AddtlNtryInf Additional entry information
AddtlPdctInf Additional product information
AddtlRptInf Additional report information
AddtlStmtInf Additional statement information
AddtlSvc Additional service
AddtlTxInf Additional transaction information
Aggtd Aggregated
AggtdNtry Aggregated entry
AmtDtls Amount details
AmtsdVal Amortised value
AnncdPstngAmt Announced amount
ApprvlNb Approval number
AttndncCntxt Attended or not
AttndntLang Language of the staff
AttndntMsgCpbl Can show messages to the staff
AuthntcnMtd Authentication method
AuthntcnNtty Authenticated by
Avlbty Availability
Bal Balance
BdryAmt Boundary amount
BkToCstmrAcctRpt Account report
BkToCstmrDbtCdtNtfctn Debit and credit notification
BkToCstmrStmt Account statement
BkTxCd Bank transaction code
BookgDt Booking date
Btch Batch
CSCMgmt Use of the security code
CSCVal Security code
Card Card
CardBrnd Card brand
CardCtryCd Card country
CardDataNtryMd How the card was read
CardPres Card present
CardRdngCpblties Ways to read cards
CardSctyCd Card security code
CardSeqNb Card sequence number
CardTx Card transaction
CcyXchg Currency exchange
CdtLine Credit line
CdtNtries Credit entries
Cmpnt Component
CntrValAmt Counter value
ComssnWvrInd Commission waived
CorpActn Corporate action
Cpblties Capabilities
CpyDplctInd Copy or duplicate
CrdhldrPres Cardholder present
CrdhldrVrfctnCpblties Ways to verify the cardholder
CshDpst Cash deposit
DbtNtries Debit entries
DealPric Deal price
DispCpblties Display
DispTp Display type
DlvrgAgt Delivering agent
Domn Domain
EQAmt Equal to amount
EQSeq Equal to number
ElctrncSeqNb Electronic sequence number
EndDt End date
EvtId Event ID
EvtTp Event type
FaceAmt Face amount
FcstInd Forecast
FctvDt Effective month
FinInstrmId Security
FllbckInd Fallback
Fmly Family
FrAmt From amount
FrDtTm From (date and time)
FrSeq From number
FrToAmt Range of amounts
FrToSeq Range of numbers
FrstTx First transaction
GrpId Group ID
ICCRltdData Chip data
ISIN ISIN
Incl Included
Indv Single transaction
Intrst Interest
IssgAgt Issuing agent
LastPgInd Last page
LastTx Last transaction
LglSeqNb Legal sequence number
LineWidth Characters a line
ManfctrId Manufacturer
Mdl Model
MktInfrstrctrTxId Clearing's transaction ID
MsgPgntn Page of the message
MsgRcpt Recipient of the message
NEQAmt Not equal to amount
NEQSeq Not equal to number
NbOfDays Number of days
NbOfLines Number of lines
NbOfNotes Number of notes
NbOfNtries Number of entries
NoteDnmtn Denomination
Ntfctn Notification
NtfctnPgntn Page of the notification
Ntry Entry
NtryDtls Entry details
NtryRef Entry reference
OnLineCntxt Online
OnLineCpblties Online or offline
OrgnlAndCurFaceAmt Original and current amount
OrgnlBizQry Original query
OrgnlBkTxCd Original bank transaction code
OthrId Other ID
Ownr Owner
PAN Card number
POI Point of interaction
POICmpntTp Component type
Pctg Percentage
Pdct Product
PdctAmt Product amount
PdctCd Product code
PdctQty Product quantity
PgNb Page number
PlainCardData Card data
PmtCntxt Circumstances of the payment
PrcgId Processing ID
PrePdAcct Prepaid account
Pric Price
PrtLineWidth Characters a printed line
PrtryAmt Amount of its own kind
QtnDt Quotation date
Qty Quantity
RcvgAgt Receiving agent
RePresntmntRsn Reason of presenting again
Refs References
RltdAcct Related account
RltdAgts Institutions involved
RltdDts Dates
RltdPric Price
RltdPties Parties involved
RltdQties Quantities
Rpt Report
RptPgntn Page of the report
RptgSeq Range of entries
RptgSrc Source of the report
RtrInf Return
RvslInd Reversal
SaleRcncltnId Sales reconciliation ID
SaleRefNb Sales reference
SeqNbRg Range of numbers
SfkpgAcct Securities account
Sfx Suffix
ShrtNm Short name
SrlNb Serial number
StartDt Start date
Stmt Statement
StmtPgntn Page of the statement
SttlmPlc Place of settlement
SubFmlyCd Subfamily
SubTp Subtype
Sum Sum
SvcCd Service code
Svcr Account servicer
SysNm System name
TechInptChanl Input channel
ToAmt To amount
ToDtTm To (date and time)
ToSeq To number
TradActvtyCtrctlSttlmDt Agreed settlement date
TradDt Trade date
TradgPty Trading party
TrckData Track data
TrckNb Track number
TrckVal Track content
TtlCdtNtries All credit entries
TtlDbtNtries All debit entries
TtlIntrstAndTaxAmt Interest and tax in all
TtlNetNtry Net total
TtlNetNtryAmt Net amount
TtlNtries All entries
TtlNtriesPerBkTxCd Entries by transaction code
Tx Transaction
TxAmt Transaction amount
TxChanl Sales channel
TxCtgy Transaction category
TxDtRg Range of dates
TxDtTm Date and time of the transaction
TxDtls Transaction details
TxEnvt Surroundings
TxRef Transaction reference
TxsSummry Summary of transactions
Unit Units
UnitOfMeasr Unit of measure
UnitPric Unit price
Val Value
ValDt Value date
ValTp Value type
VldtnDt Validation date
VldtnSeqNb Validation number
VldtyRg Range of validity
VrsnNb Version
XpryDt Expiry month
Yldd Yield
`;
