/** What the elements from M to Z mean, in English, one a line: tag, then one sentence. */
export const englishCoreMeaningsMToZ = `
MmbId Number under which a clearing system knows its member, such as a national bank code or sort code.
MndtId Reference the creditor gave the mandate; together with the creditor identifier it tells one mandate from all others.
MndtRltdInf Data of the mandate on which a direct debit rests: its reference, date of signature and amendments.
MobNb Mobile phone number at which the contact of a party can be reached, with country prefix.
ModDtls Tells about a payment whose change was asked for: which one it is and what became of it.
ModStsRsnInf Says why the change asked for was made, refused or is still waiting, and who decided so.
MsgId Reference the sender gives the whole message; it must not repeat, since receivers find duplicates by it.
MsgNmId Kind and version of the message referred to, for example pacs.008.001.08.
Mtd Way in which remittance data is delivered, or the method by which a tax is assessed.
Nb Number by which an invoice, another document or a corporate action can be found again.
NbOfTxs How many single transactions the message or block contains; receivers count and refuse where it differs.
NbOfTxsPerCxlSts Counts, for each outcome of a recall, how many of the payments asked back ended so.
NbOfTxsPerSts Counts for each status how many of the reported payments have it, optionally with their sum.
Nm What the person, company, institution or account is called, as its owner or bank knows it.
NmPrfx Code for how to address the contact person, such as Mr, Ms or Dr.
OrgId Identifies a company, authority or other legal entity, by BIC, LEI or another number.
OrgnlCdtrAgt Bank of the creditor as it stood in the mandate before the amendment reported here.
OrgnlCdtrSchmeId Creditor identifier, and if it changed the creditor's name, under which the mandate was signed before its amendment.
OrgnlClrSysRef Reference the clearing system had given the payment that this message is about.
OrgnlCreDtTm When the earlier message referred to was made, copied from its header.
OrgnlCtrlSum Sum of all amounts as the earlier message or block had stated it itself.
OrgnlDbtr Payer as named in the mandate before it was amended.
OrgnlDbtrAcct Account the mandate named before the payer moved to another; SMNDA in its place says only that it changed.
OrgnlDbtrAgt Bank that held the payer's account before the mandate was amended.
OrgnlEndToEndId Reference the initiator had given the earlier payment, repeated unchanged so that both ends recognise it.
OrgnlGrpInf Points to the earlier message from which a payment comes, by its id and kind.
OrgnlGrpInfAndCxl Points to the earlier message and says whether, or with what result, it is recalled as a whole.
OrgnlGrpInfAndSts Points to the earlier message and can say for it as a whole whether it was accepted.
OrgnlInstdAmt Amount and currency in which the customer had ordered the earlier payment.
OrgnlInstrId Reference the earlier payment had between its sender and the next party only.
OrgnlIntrBkSttlmAmt Amount that passed between the banks, or was to pass, in the earlier payment.
OrgnlIntrBkSttlmDt Day on which the banks settled the earlier payment, or were to settle it.
OrgnlMndtId Reference the mandate bore before it got the one it bears now.
OrgnlMsgId Message id of the earlier message this one answers, asks about or takes back.
OrgnlMsgNmId Kind and version of the earlier message, for example pacs.008.001.08, so that its id can be understood.
OrgnlNbOfTxs How many payments the earlier message or block contained by its own count.
OrgnlPmtInfAndSts Points to one block of the customer's order and reports on it or its single payments.
OrgnlPmtInfId Reference the customer had given the block of payments meant here in the order.
OrgnlRsn Why the mandate existed according to its wording before the amendment.
OrgnlTxId Reference the first bank had given the earlier payment for its whole way between banks.
OrgnlTxRef Copy of the main data of the earlier payment, so that it can be recognised and compared.
OrgnlUETR Unique tracking number, a UUID, that the earlier payment carried from end to end.
Orgtr Party that caused the return, refusal, recall or answer: by name if a customer, by BIC if a bank.
Othr Holds what the elements beside it have no place for, such as an identifier of another kind.
PhneNb Landline number at which the contact of a party can be reached, with country prefix.
PlcAndNm Says to which place of the message the supplementary data belongs, often as a path.
PmtId Gathers the references of a single payment that customers and banks know it by.
PmtInfId Reference of the initiating customer for one block of payments with the same account and date.
PmtMtd By what instrument the money is to move: transfer, cheque or direct debit.
PmtRtr Message by which banks send money of settled payments back, with the reason for each.
PmtTpInf Says under which scheme, service and priority a payment runs, and so which rules apply.
PoolgAdjstmntDt Value date used to correct a cash pool when the booking itself bears another date.
PrefrdMtd Channel by which the contact wants to be reached, such as letter, mail or phone.
Prtry Value agreed between the parties or set by a community, used instead of a listed code.
PrvcOfBirth Province or region in which the identified person was born.
PrvsInstgAgt Bank that passed the payment on before the one instructing now.
PrvsInstgAgt1 First bank after the debtor's that already passed the payment on before the instructing one.
PrvsInstgAgt1Acct Account of the first passing bank at its servicer in the chain of this payment.
PrvsInstgAgt2 Second bank on the way already travelled, if the payment passed through more than one.
PrvsInstgAgt2Acct Account of the second passing bank at its servicer in the chain of this payment.
PrvsInstgAgt3 Third bank on the way already travelled, if the payment passed through that many.
PrvsInstgAgt3Acct Account of the third passing bank at its servicer in the chain of this payment.
PrvsInstgAgtAcct Account of the bank that passed the payment on before, kept at its servicer.
PrvtId Identifies a natural person, by date and place of birth or by a number such as a passport's.
Prxy Stand-in for an account number, such as a mobile number or mail address registered for it.
PstBx Number of the post office box at which a party receives its mail.
PstCd Code of the post for the place of an address, in the form the country uses.
PstlAdr Where a party or bank can be found, in single fields, free lines or a mix of both.
Pty Person or organisation meant here, where a bank could be named in its place or beside it.
Purp What the payment is for, as a code meant for the customers at both ends, e.g. SALA for salary.
Rate Percentage or factor by which an interest, tax, charge or price is calculated.
Rcrd One line of a breakdown, for example a single tax, charge or interest item.
Ref The reference value itself: the one the creditor chose for matching, or one of a kind named beside it.
RefNb Number under which the authority concerned keeps the tax payment or garnishment.
RegnId Number under which the party liable for or owed the tax is registered with the authority.
ReqdColltnDt Day on which the creditor wants the payers' accounts debited.
ReqdExctnDt Day on which the customer wants the bank to carry out the transfers and debit the account.
RfrdDocAmt Breaks down what the documents paid here come to: due, discount, credit note, tax, paid.
RfrdDocInf Names an invoice, credit note or other document that this payment settles.
RgltryRptg Data about the payment that an authority requires, for example for balance-of-payments statistics.
RjctTm Time by which the payment must have settled; after it, it is to be refused.
Rjctd Says that the claim of a missing payment was turned down, and for which reason.
RltdDt Date of the document to which the payment refers, usually the day it was issued.
RltdRmtInf Says where details of what is paid can be found when they travel apart from the payment.
RmtId Reference that ties separately sent remittance details to this payment.
RmtInf What the payer tells the payee so that the money can be matched, as free text or structured.
RmtLctnDtls By which channel and to which address separately sent remittance details go.
RmtdAmt Amount really paid for the documents or the garnishment after all deductions.
RsltnOfInvstgtn Message that answers a recall or an inquiry and says whether it was granted.
RsltnRltdInf Data of the payment or compensation by which the case was settled, with amount, day and charges.
RslvdCase Identifies the investigation case that this answer closes, as its opener numbered it.
Rsn Why something happened or is asked for, mostly as a code such as AC04 for a closed account.
Rspnsblty Role or duty of the contact person within the organisation.
RtrChain Names all parties and banks through which the money goes on its way back.
RtrId Reference the returning party gives this single return, different from that of the payment.
RtrRsnInf Says why the money goes back and whether a bank or a customer brought it about.
RtrdInstdAmt Amount given back before charges are deducted, in the currency of the return's order.
RtrdIntrBkSttlmAmt Amount the banks settle between them for this return, after any charges.
SchmeNm Says to which numbering system the identifier beside it belongs, such as tax or customer numbers.
SeqNb Running number of a tax report or card transaction within its series.
SeqTp Says whether a direct debit is the first, a following, the last or the only one under its mandate.
SplmtryData Room for data of a community that the message itself does not provide for.
Strd Remittance details in fields that programs can match, such as documents, amounts and the creditor's reference.
StrtNm Street of an address without the house number, which has a field of its own.
Sts State of a booking, such as booked or pending, or outcome of an investigation.
StsId Reference the reporting party gives its report about one payment.
StsReqId Reference the asking party gives its question about the state of one payment.
StsRsnInf Says why a payment or message has its status and who is behind it, above all on rejection.
SttlmAcct Account over which the banks exchange the money of these payments.
SttlmInf Says how and where the money moves between the banks: which clearing system or which account.
SttlmMtd Whether banks settle through a clearing system (CLRG), an account of one of them, or a cover payment.
SttlmPrty How urgently the sender wants the payment settled, compared with others waiting.
SttlmTmIndctn When the settlement system actually debited the paying bank and credited the receiving one.
SttlmTmReq Times of day between or by which the sender wants the payment settled.
SubDept Unit below the department of a large organisation to which the address leads.
SvcLvl Under which agreed service the payment is handled; SEPA for transfers and direct debits of the SEPA schemes.
Tax What taxes the payment pays or contains: who owes them, to whom, and how much.
TaxAmt Amount that falls to tax, alone or with the rate and base it was calculated from.
TaxId Number the tax office gave the party that pays or receives the tax.
TaxRmt Tells the payee which taxes this payment covers, as part of the structured remittance details.
TaxTp Kind of taxpayer a party counts as, or kind of tax on goods paid by card.
TillTm Latest time of day at which the sender wants the payment settled.
ToDt Last day of the period meant here, for example of a tax period.
Tp Says of which kind the thing around it is: account, document, reference, charge or other.
TtlAmt Sum of all parts, either of a booked batch or of a tax.
TtlIntrBkSttlmAmt Sum of the interbank amounts of all payments in the message; it must match their addition.
TtlRtrdIntrBkSttlmAmt Sum of the amounts the banks settle for all returns in the message.
TwnLctnNm District or quarter within the town, where the address needs one.
TwnNm City or village of an address; structured addresses must name at least this and the country.
TxCxlSts Whether the recall of this one payment was granted, refused or is still pending.
TxId Reference the first bank gives a payment; it stays unchanged on the whole way between banks.
TxInf One earlier payment that is returned, reversed, recalled or asked about, with all that concerns it.
TxInfAndSts Report on a single earlier payment: its references, its state and the reason for it.
TxSts How far a single payment has come or how it ended, such as ACCP accepted or RJCT rejected.
UETR Tracking number in UUID form, worldwide unique, that every bank passes on unchanged with the payment.
UltmtCdtr Who is to have the money in the end, if someone other than the owner of the credited account.
UltmtDbtr Who really owes the money, if someone other than the owner of the debited account.
Undrlyg Names the messages, blocks or payments that the recall or inquiry is about.
Ustrd Message from payer to payee in free text; SEPA allows one of 140 characters.
XchgRate Factor, or details of it, by which an amount was converted from one currency to another.
`;
