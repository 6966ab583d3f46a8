/** English names of the elements that come with direct debits, orders of customers, headers and rare parts of payments, one a line: tag, then name. */
export const englishOtherPaymentNames = `
AdmstnZn Tax office area
AdmstnZone Tax office area
Authstn Authorisation
BICOrBEI BIC
BizMsgIdr Business message ID
BizPrcgDt Processing date
BizSvc Business service
CLSTm CLS time
CertId Certificate ID
CharSet Character set
ChqFr Cheque from
ChqInstr Cheque instruction
ChqMtrtyDt Cheque maturity
ChqNb Cheque number
ChqTp Cheque type
ChrgsAcct Charges account
ChrgsAcctAgt Charges account agent
ChrgsAmt Charges amount
ClmNonRctDtls Claim of non-receipt
CntPerPrd Times per period
ConfdAmt Confirmed amount
ConfdDt Confirmed date
CpyDplct Copy or duplicate
CreDt Created
CrrctdAmt Corrected amount
CstmrCdtTrfInitn Credit transfer order
CstmrDrctDbtInitn Direct debit order
CstmrPmtCxlReq Customer's recall
CstmrPmtRvsl Customer's reversal
CstmrPmtStsRpt Customer payment status
CtrctId Contract ID
DlvrTo Deliver to
DlvryMtd Delivery method
DplctOf Duplicate of
DrctDbtTx Direct debit
DrctDbtTxInf Direct debit transaction
FICdtTrf Transfer between institutions
FIId Institution
FIToFICstmrDrctDbt Customer direct debits
FIToFIPmtRvsl Payment reversal
FctvIntrBkSttlmDt Effective settlement date
FmlyMdclInsrncInd Family medical insurance
Fr From
FwdgAgt Forwarding agent
Grnshee Garnishee
GrnshmtAdmstr Garnishment office
GrpRvsl Whole group reversed
InstrForDbtrAgt Instruction for the debtor agent
IntrBk Between banks
MemoFld Memo
MktPrctc Market practice
ModStsId Modification status ID
MplyeeTermntnInd Employment ended
MsgDefIdr Message definition
OrgnlCdtrAgtAcct Original creditor agent account
OrgnlDbtrAgtAcct Original debtor agent account
OrgnlFnlColltnDt Original final collection date
OrgnlFrqcy Original frequency
OrgnlGrpCxlId Original group cancellation ID
OrgnlNxtAgt Original next agent
OrgnlPmtInfAndCxl Original order and its recall
OrgnlPmtInfAndRvsl Original order and its reversal
OrgnlPmtInfCxlId Original order's cancellation ID
OrgnlReqdColltnDt Original collection date
OrgnlReqdExctnDt Original execution date
OrgnlStmtId Original statement ID
OrgnlTrckgDays Original tracking days
PmtCxlId Order's cancellation ID
PmtInf Payment order
PmtInfCxl Whole order recalled
PmtInfCxlSts Order's cancellation status
PmtInfRvsl Whole order reversed
PmtInfSts Order status
Prd Period
PreNtfctnDt Date of announcement
PreNtfctnId Announcement ID
PrtLctn Place of printing
Prty Priority
PssblDplct Possibly a duplicate
PtInTm Point in time
RateTp Rate type
Regy Registry
ReopCaseIndctn Case reopened
RgnlClrZone Clearing region
RjctdMod Modification refused
Rltd Related header
RmtLctnElctrncAdr Remittance address (electronic)
RmtLctnMtd Remittance delivery
RmtLctnPstlAdr Remittance address (postal)
Room Room
RvsdInstdAmt Reversed instructed amount
RvsdIntrBkSttlmAmt Reversed settlement amount
RvslId Reversal ID
RvslPmtInfId Reversal order ID
RvslRsnInf Reversal reason
Sgntr Signature
SrcCcy Source currency
StmtDtls Statement correction
TaxblBaseAmt Taxable amount
ThrdRmbrsmntAgt Third reimbursement agent
ThrdRmbrsmntAgtAcct Third reimbursement agent account
Titl Title
To To
TrckgDays Tracking days
TrckrData Tracking
TrckrRcrd Tracking record
TrgtCcy Target currency
TtlChrgsAndTaxAmt Charges and tax in all
TtlRvsdIntrBkSttlmAmt Total reversed
TtlTaxAmt Total tax
TtlTaxblBaseAmt Total taxable amount
UndrlygCstmrCdtTrf Underlying customer transfer
UnitCcy Unit currency
XchgRateData Exchange rate
XchgRateInf Exchange rate
Yr Year
`;
