/** What the elements of direct debits, orders of customers, headers and rare parts of payments mean, in English, one a line: tag, then sentence. */
export const englishOtherPaymentMeanings = `
AdmstnZn The district of the tax office that receives a tax payment, in older messages.
AdmstnZone The district of the tax office that receives a tax payment.
Authstn Code or free text for how far the sender of the message may go in its customer's name.
BICOrBEI The business identifier code of an organisation, bank or not, in older messages.
BizMsgIdr The sender's own id of the business message, given in the header and unique for this sender.
BizPrcgDt When the sender wants the business day of this message to be reckoned, which may differ from its making.
BizSvc The agreed service of a network or clearing under whose rules the message travels.
CLSTm Until what time the amount must have reached the continuous linked settlement bank, with its time zone.
CertId The number of the certificate that goes with a tax payment, such as one about tax held back.
CharSet The characters the sender uses in the texts of the message, when these go beyond the usual ones.
ChqFr Whose name and address stand on the cheque as those of its issuer, where not the debtor's.
ChqInstr Particulars of the cheque the debtor wants issued for this payment, such as its kind and its delivery.
ChqMtrtyDt The day from which the cheque may be presented for payment.
ChqNb The number printed on the cheque by which the issuer tells it from all others.
ChqTp Code for the kind of cheque, such as a bank cheque or one of the customer.
ChrgsAcct The initiator's account from which fees are taken when they are not taken from the main account.
ChrgsAcctAgt The bank that keeps the separate account from which fees are taken.
ChrgsAmt The fee that one institution on the payment's way took for its part.
ClmNonRctDtls Answer to somebody who says a payment never arrived: when it was processed and passed on, or why not.
CntPerPrd How many debits may be drawn under the mandate within one period.
ConfdAmt The amount that was confirmed as credited to the payee's account.
ConfdDt The day or moment for which the credit to the payee was confirmed.
CpyDplct Says whether this message is a copy for information, a second sending of the first one, or both.
CreDt When the sender made the header and with it the business message, with time zone.
CrrctdAmt The amount as it should have stood on the account statement.
CstmrCdtTrfInitn The message (pain.001) by which a customer asks its bank to make transfers from its accounts.
CstmrDrctDbtInitn The message (pain.008) by which a creditor asks its bank to collect direct debits.
CstmrPmtCxlReq The message (camt.055) by which a customer asks its bank to stop orders or to fetch payments back.
CstmrPmtRvsl The message (pain.007) by which a creditor gives collected direct debits back to its debtors.
CstmrPmtStsRpt The message (pain.002) by which a bank tells its customer what became of orders.
CtrctId The number of a contract with the bank under which amounts are exchanged or charged.
DlvrTo The name and address to which the issued cheque is to be sent.
DlvryMtd Code for the way the cheque takes to its recipient, such as post or courier, and who gets it.
DplctOf The earlier case that the newly opened one merely repeats, so that it is closed.
DrctDbtTx What makes the payment a direct debit: its mandate and the creditor's identifier.
DrctDbtTxInf One single collection of a direct debit, with its ids, amount, mandate, debtor and creditor.
FICdtTrf The message (pacs.009) by which institutions move money among themselves, on their own account.
FIId The bank or other institution that stands as sender or receiver in the header or case.
FIToFICstmrDrctDbt The message (pacs.003) by which the creditor's bank sends collections towards the debtors' banks.
FIToFIPmtRvsl The message (pacs.007) by which the creditor's side gives settled direct debits back.
FctvIntrBkSttlmDt The day or moment at which the payment was in fact settled between the banks.
FmlyMdclInsrncInd Whether the debtor of garnished wages could insure the family for medical care through the employer.
Fr Who sends the business message, by the header: an institution or another organisation.
FwdgAgt The institution that receives the customer's message and passes it on to the one that carries it out.
Grnshee Who pays in the debtor's place because of a garnishment, mostly the employer of the person who owes.
GrnshmtAdmstr The authority that looks after the garnishment and receives or distributes what is paid.
GrpRvsl Whether every payment of the original message is reversed, so that none need be listed.
InstrForDbtrAgt What the initiator wants the debtor's bank to mind when it carries out the payment.
IntrBk The payment between banks an inquiry is about, or by which an error that was found is put right.
MemoFld A short note that the issuer wants printed on the cheque.
MktPrctc The published usage guideline by which the message was made: its registry and its id there.
ModStsId The answering bank's own reference for what it decided about a change to a payment.
MplyeeTermntnInd Whether the employee whose wages are garnished no longer works for the payer.
MsgDefIdr The name and version of the message definition that follows, such as pacs.008.001.08.
OrgnlCdtrAgtAcct The account of the creditor's bank as the mandate had it before it was changed.
OrgnlDbtrAgtAcct The account of the debtor's bank as the mandate had it before it was changed.
OrgnlFnlColltnDt The day of the last collection as the mandate had it before it was changed.
OrgnlFrqcy How often could be collected under the mandate before it was changed.
OrgnlGrpCxlId The id under which the whole message was asked to be cancelled, repeated in the answer.
OrgnlNxtAgt The institution to which the payment, said to be missing, was passed on at the time.
OrgnlPmtInfAndCxl One order block of an earlier customer message, and which of its payments are to be cancelled.
OrgnlPmtInfAndRvsl One order block of an earlier customer message, and which of its payments are reversed.
OrgnlPmtInfCxlId The id under which a whole order block was asked to be cancelled, repeated in the answer.
OrgnlReqdColltnDt The due date the creditor had asked for in the payment that is spoken of.
OrgnlReqdExctnDt The execution day the customer had asked for in the order that is spoken of.
OrgnlStmtId The id of the account statement that holds the entry which is spoken of.
OrgnlTrckgDays For how many days collection was tried under the mandate before it was changed.
PmtCxlId The sender's own id of the request to cancel an order block, unique for this sender.
PmtInf Orders of a customer with one account, date and kind in common, and their single payments.
PmtInfCxl Whether all payments of the original order block are to be cancelled, so that none need be listed.
PmtInfCxlSts Code for what became of the request to cancel a whole order block, such as accepted or rejected.
PmtInfRvsl Whether all payments of the original order block are reversed, so that none need be listed.
PmtInfSts Code for what the bank did with a whole order block, such as accepted, partly accepted or rejected.
Prd The span of time something refers to, such as a tax period or the frequency of collections.
PreNtfctnDt When the creditor told the debtor about the coming collection.
PreNtfctnId The creditor's reference of the note by which the debtor was told of the coming collection.
PrtLctn Where the cheque is to be printed, as agreed between customer and bank.
Prty How urgently the sender of the header wants the business message dealt with.
PssblDplct Whether the message may have been sent before, so that its receiver looks before working on it.
PtInTm How often is collected, together with the day of the period on which it happens.
RateTp Code for the kind of exchange rate asked for, such as the day's rate or one agreed beforehand.
Regy The place where the usage guideline named in the header is published.
ReopCaseIndctn Whether a case that was closed before is taken up again by this message.
RgnlClrZone The region of the clearing in which the issued cheque can be settled.
RjctdMod Why a bank declines to change a payment as it was asked to.
Rltd The header of an earlier business message to which this one refers, mostly as its answer.
RmtLctnElctrncAdr The e-mail or web address to which details of what was paid are sent or where they lie.
RmtLctnMtd Code for the way details of what was paid reach the payee, such as e-mail, fax or post.
RmtLctnPstlAdr The name and address to which details of what was paid are sent on paper.
Room The number or name of the room within the building of an address.
RvsdInstdAmt How much of the amount first ordered is given back, in the currency of the order.
RvsdIntrBkSttlmAmt The amount that the reversal moves back between the banks.
RvslId The reversing party's own id of this single reversal, unique for it.
RvslPmtInfId The reversing customer's own id of the reversal of a whole order block.
RvslRsnInf Who wants the reversal and why, as a code and in further words.
Sgntr The digital signature over the business message, made by whoever sends it.
SrcCcy The currency from which an amount was exchanged into another one.
StmtDtls Corrections to an entry of an account statement: which entry it is, and what is right.
TaxblBaseAmt The amount from which the tax of this record is reckoned.
ThrdRmbrsmntAgt An institution between the two reimbursing ones through which the cover money passes.
ThrdRmbrsmntAgtAcct The account of the institution in the middle through which the cover money passes.
Titl The position in which the signing adviser or taxpayer acts, such as managing director.
To For whom the business message is meant, by the header: an institution or another organisation.
TrckgDays For how many days collection under the mandate is tried before it is given up.
TrckrData What was traced of a payment on its way: the confirmed credit and each institution's part.
TrckrRcrd What one institution on the payment's way did: its fee, who bears it, its exchange.
TrgtCcy The currency into which an amount was exchanged from another one.
TtlChrgsAndTaxAmt All fees together with the tax on them, as a sum.
TtlRvsdIntrBkSttlmAmt The sum of the amounts between banks that all reversals of the message move back.
TtlTaxAmt The sum of all taxes that are told for this payment.
TtlTaxblBaseAmt The sum of all amounts from which the taxes of this payment are reckoned.
UndrlygCstmrCdtTrf The customer's transfer for which this payment between institutions provides the cover.
UnitCcy The currency of which one unit is priced by the exchange rate.
XchgRateData At what rate and between which currencies an institution exchanged the payment's amount.
XchgRateInf The exchange rate the customer agreed with the bank for the order, with kind and contract.
Yr The year for which tax is paid, given as a date or a year.
`;
