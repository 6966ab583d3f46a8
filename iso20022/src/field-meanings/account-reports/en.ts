/** What the elements mean that only statements, reports and notifications of accounts have, in English, one a line: tag, then a sentence. */
export const englishReportMeanings = `
Acct Account whose balances and bookings are reported here, with its owner and the bank that keeps it.
AcctOwnrTxId Reference the owner of the account gave to a securities transaction.
AcctSvcrTxId Reference the bank keeping the account gave to a securities transaction.
ActlDt Calendar day from which the amount beside it can be used.
AddtlCardData Free text with what else the issuer or acquirer tells about the card.
AddtlInfInd Names another message of the bank in which the details of this entry are found.
AddtlNtfctnInf Free text from the bank about the whole debit or credit notification.
AddtlNtryInf Free text from the bank about this one entry, often its booking text.
AddtlPdctInf Free text describing the goods or service bought with the card.
AddtlRptInf Free text from the bank about the whole intraday report.
AddtlStmtInf Free text from the bank about the whole account statement.
AddtlSvc Code for an extra in the card payment, such as a tip, cashback, instalments or currency conversion.
AddtlTxInf Free text from the bank about one transaction inside an entry.
Aggtd Several card transactions of a merchant reported as one, with range of numbers and dates.
AggtdNtry Data of the card transactions booked together in this one entry.
AmtDtls Shows how the booked amount came about: instructed, converted and passed-on amounts with their exchange rates.
AmtsdVal Principal of the security still outstanding where it is repaid bit by bit.
AnncdPstngAmt Amount announced beforehand that the account owner is to receive or pay, as from a corporate action.
ApprvlNb Number under which a body certified this part of the card terminal.
AttndncCntxt Code for whether staff stood by at the card payment, were within reach or absent.
AttndntLang Two-letter code of the language in which the terminal addresses the merchant's staff.
AttndntMsgCpbl Says whether the merchant's terminal can display messages meant for the staff.
AuthntcnMtd Tells how the cardholder was verified, such as by PIN or signature, and by whom.
AuthntcnNtty Code for who verified the cardholder: the chip, the merchant or an agent such as the issuer.
Avlbty Tells from when how much of a booked amount or balance can be used by the account owner.
Bal Balance of the account at one moment, such as opening, closing or available, with its sign.
BdryAmt Amount at which a range for an interest rate begins or ends.
BkToCstmrAcctRpt Root of camt.052: what a bank reports to its customer about an account during the day.
BkToCstmrDbtCdtNtfctn Root of camt.054: a bank tells its customer of single debits and credits, or resolves booked sums.
BkToCstmrStmt Root of camt.053: the statement of booked entries and balances a bank sends its customer.
BkTxCd Code for the kind of business behind a booking, given by the bank, from a worldwide or own list.
BookgDt Day or moment at which the bank entered the amount in the account.
Btch Identifies the order or file whose many payments were booked as one sum, with number and total.
CSCMgmt Code for whether the number printed on the card was given, left out, unreadable or missing.
CSCVal The three or four digits printed on the card that prove somebody had it in hand.
Card The payment card with which the reported transaction was made.
CardBrnd Brand or card scheme under which the card was issued and accepted.
CardCtryCd Three-digit code of the country in which the card was issued.
CardDataNtryMd Code for how the terminal got the card's data: chip, stripe, contactless, typed or from file.
CardPres Says whether the card itself was at the merchant's when the payment was made.
CardRdngCpblties Code for a way of reading cards that the merchant's terminal can do.
CardSctyCd Holds the printed security number of the card and says how it was dealt with.
CardSeqNb Number from the issuer that tells apart cards bearing the same card number.
CardTx All that is reported about a payment by card: card, terminal and the transaction itself.
CcyXchg Exchange by which an amount was converted: the two currencies, the rate and its contract.
CdtLine Credit the bank grants on the account, and whether the balance already counts it in.
CdtNtries Number and sum of the credits booked under one transaction code.
Cmpnt One part of the card terminal, such as its software or chip reader, with its maker and version.
CntrValAmt What an amount comes to in the other currency, before charges are taken off.
ComssnWvrInd Says whether the bank charges no commission for this entry.
CorpActn Measure of a security's issuer, such as a dividend or split, that caused the booking.
Cpblties Lists what the merchant's card terminal can do: read, verify, go online, display and print.
CpyDplctInd Code for whether this is a copy for a third party, a repeat for the same one, or both.
CrdhldrPres Says whether the cardholder was at the merchant's when the payment was made.
CrdhldrVrfctnCpblties Code for a way to verify the cardholder that the merchant's terminal offers.
CshDpst Notes or coins of one denomination paid in to the account, with number and amount.
DbtNtries Number and sum of the debits booked under one transaction code.
DealPric Price at which a security was bought or sold, as an amount or a rate.
DispCpblties Describes a display of the terminal: for whom it is and how much text fits.
DispTp Code for whom a display of the terminal is meant: merchant or cardholder.
DlvrgAgt Institution that hands over the securities in the trade behind the booking.
Domn Widest group in the worldwide list of transaction codes, such as payments or securities.
EQAmt Single amount to which alone the interest rate applies.
EQSeq One sequence number that this account report covers.
ElctrncSeqNb Counter of the bank for electronic statements of the account, one higher each time; gaps show losses.
EndDt Last day of the term of the deal behind the booking, such as a deposit.
EvtId Reference that identifies one particular corporate action on a security.
EvtTp Tells what kind of corporate action it is, such as a dividend or redemption.
FaceAmt Amount printed on the security, by which debt such as bonds is counted.
FcstInd Says whether the totals are of expected bookings and not of completed ones.
FctvDt Month from which the card can be used, as its issuer set it.
FinInstrmId Security that was traded or held, by its ISIN or another number.
FllbckInd Says whether the terminal read the card in a lesser way because the usual one failed.
Fmly Middle group in the worldwide list of transaction codes, such as received credit transfers.
FrAmt Lower end of the amounts to which the interest rate applies.
FrDtTm Moment at which the reported or charged period begins, included in it.
FrSeq First sequence number of those that this account report covers.
FrToAmt Amounts between a lower and an upper end to which the interest rate applies.
FrToSeq Sequence numbers from a first to a last that this account report covers.
FrstTx Number of the first card transaction of those reported together.
GrpId Identifies the group of terminals of a merchant to which this one belongs.
ICCRltdData Data the chip of the card produced for this transaction, as the terminal passed them on.
ISIN Worldwide number of a security in twelve characters, the last a check digit.
Incl Says whether what stands beside it counts: the limit in its range, the credit line in the balance.
Indv Data of one card transaction reported by itself, not together with others.
Intrst Interest on the account or within a booking: kind, rate, period, reason and tax.
IssgAgt Institution that acts for the issuer of the securities behind the booking.
LastPgInd Says whether this page is the last, so that nothing more follows.
LastTx Number of the last card transaction of those reported together.
LglSeqNb Number of the legally binding statement of the account, whichever way it was sent.
LineWidth Number of characters one line of the terminal's display can show.
ManfctrId Identifies the company that made this part of the card terminal.
Mdl Maker's name for the design of this part of the card terminal.
MktInfrstrctrTxId Reference the securities settlement system gave to the transaction.
MsgPgntn Place of this message in a report that was split over several messages.
MsgRcpt Party authorised to receive the account information where that is not the account owner.
NEQAmt Single amount to which the interest rate does not apply.
NEQSeq One sequence number that this account report leaves out.
NbOfDays Number of days that pass until the amount beside it can be used.
NbOfLines Number of lines the terminal's display shows at one time.
NbOfNotes Number of notes or coins of this denomination that were paid in.
NbOfNtries Number of entries that are counted in the total beside it.
NoteDnmtn Value of one note or coin of those that were paid in.
Ntfctn Notification about one account, with the debits and credits it announces or explains.
NtfctnPgntn Place of this part in a notification that was split into pages.
Ntry One entry in the account: amount, debit or credit, status, dates and its transactions.
NtryDtls Resolves an entry into the batch or the single transactions of which it consists.
NtryRef Reference the bank gives an entry, by which it is found within the report.
OnLineCntxt Says whether the terminal asked the issuer for approval at the moment of payment.
OnLineCpblties Code for whether the terminal always, sometimes or never contacts the issuer.
OrgnlAndCurFaceAmt Quantity of a security repaid bit by bit, as its first and its remaining principal.
OrgnlBizQry Names the request of the customer to which this account report is the answer.
OrgnlBkTxCd Transaction code under which the payment now returned was booked at first.
OthrId Number of a security in a numbering other than ISIN, with the kind of numbering.
Ownr Person or company to whom the account and its money belong.
PAN Number of the card, which leads to its issuer and to the cardholder's account there.
POI Terminal, till or site of the merchant at which the card was accepted.
POICmpntTp Code for which part of the card terminal is described, such as software or card reader.
Pctg Interest rate as a number of per cent, so that 2.5 stands for 2.5 %.
Pdct Goods or service bought with the card: code, quantity, price and amount.
PdctAmt Sum for this product within the card payment, as quantity times unit price.
PdctCd Code of the merchant or trade for the goods or service that was bought.
PdctQty How much of the product was bought, counted in its unit of measure.
PgNb Number of this page among the parts into which the report was split.
PlainCardData What stands on the card and in its tracks, unencrypted: number, validity, service code.
PmtCntxt Tells how the card payment came about: who and what was present, reading, channel, check of the holder.
PrcgId Reference under which a securities transaction is processed by those who settle it.
PrePdAcct Account with money paid in beforehand that a card loads or spends.
Pric Amount of a price whose kind is named in words of the bank's own.
PrtLineWidth Number of characters the terminal's printer can put on one line.
PrtryAmt Further amount of the booking whose kind the bank names in its own words.
QtnDt Date and time at which the exchange rate that was used had been quoted.
Qty How much of a security was moved, in units or as an amount.
RcvgAgt Institution that takes in the securities in the trade behind the booking.
RePresntmntRsn Code for why the merchant's side presents a card transaction once more.
Refs All references by which a booked transaction can be matched to the original order.
RltdAcct Another account connected with the reported one, such as the main account of a pool.
RltdAgts Institutions through whose hands the booked transaction went, each in its role.
RltdDts Further dates of the booked transaction, such as its acceptance, trade and settlement.
RltdPric Price of the securities behind the booking, as dealt or of the bank's own kind.
RltdPties Payer, payee and the others behind a booked transaction, with their accounts.
RltdQties How much of a security was moved in the transaction behind the booking.
Rpt Report about one account within the day, with balances so far and entries booked or expected.
RptPgntn Place of this part in an intraday report that was split into pages.
RptgSeq Tells which sequence numbers this account report covers, as a range or one by one.
RptgSrc Tells from which application of the bank the report comes, such as its accounting.
RtrInf Tells why and by whom a booked payment was returned, and how it was booked before.
RvslInd Says whether the entry takes back an earlier one; debit or credit is the reversal's own.
SaleRcncltnId Number by which the merchant matches card payments with the takings of a till or day.
SaleRefNb Merchant's number for the sale that was paid with the card.
SeqNbRg First and last number of the card transactions reported together.
SfkpgAcct Account in which the securities of the transaction are kept for their owner.
Sfx Characters after a security's number that tell apart what shares that number.
ShrtNm Short name by which merchant or acquirer know the card terminal.
SrlNb Maker's number for this single item of the card terminal's parts.
StartDt First day of the term of the deal behind the booking, such as a deposit.
Stmt Statement of one account for a period: balances and all entries booked in it.
StmtPgntn Place of this part in an account statement that was split into pages.
SttlmPlc Depository or other place at which the securities change hands.
SubFmlyCd Finest part of the worldwide transaction code, such as a SEPA or an instant transfer.
SubTp Narrows down the kind of balance, for instance to one share of it.
Sum Amounts of the counted entries added up, in the currency of the account.
SvcCd Three digits from the stripe of the card that say where and how it may be used.
Svcr Bank that keeps the account and sends the reports about it.
SysNm Name of the system or shop in which the card terminal works.
TechInptChanl Way by which the order reached the bank, such as online, on paper or by data carrier.
ToAmt Upper end of the amounts to which the interest rate applies.
ToDtTm Moment at which the reported or charged period ends, included in it.
ToSeq Last sequence number of those that this account report covers.
TradActvtyCtrctlSttlmDt Day on which the parties of a securities trade agreed to exchange money and securities.
TradDt Day on which the deal behind the booking was struck.
TradgPty Party that made the deal behind the booking, for itself or for others.
TrckData One of the tracks of the card's magnetic stripe, with its number and content.
TrckNb Tells which track of the card's magnetic stripe was read, one digit.
TrckVal Characters as read from one track of the card's magnetic stripe.
TtlCdtNtries Number and sum of all credits in this account report.
TtlDbtNtries Number and sum of all debits in this account report.
TtlIntrstAndTaxAmt Interest contained in the booking and the tax on it, added up.
TtlNetNtry What is left when debits and credits of the entries are set off, with its sign.
TtlNetNtryAmt Difference between credits and debits of the counted entries; its sign stands beside it.
TtlNtries Number and sum of all entries in this account report, credits and debits together.
TtlNtriesPerBkTxCd Number and sums of the entries that share one transaction code.
Tx The card transaction itself, reported alone or together with others.
TxAmt Amount that passed between the banks, with its currency exchange where one took place.
TxChanl Code for how the cardholder dealt with the merchant at a distance: mail, telephone, internet or television.
TxCtgy Code for the kind of business paid by card, by trade or purpose.
TxDtRg First and last day of the card transactions reported together.
TxDtTm Date and time at which the transaction took place, such as at the merchant's till.
TxDtls One transaction of those in an entry: references, parties, amounts, purpose and remittance.
TxEnvt Code for where the card was used: at a merchant's, in a private or a public place.
TxRef Reference the terminal gave the card transaction, unique together with its time.
TxsSummry Totals of the report, by which a program can check that no entry is missing.
Unit Quantity of a security as a number of pieces, such as shares.
UnitOfMeasr Code for what the bought product is counted in, such as pieces, litres or kilograms.
UnitPric Price of one unit of the bought product, in the currency of the card payment.
Val The price of a security itself, as a percentage or an amount.
ValDt Day from which a booked amount counts for interest and can be used.
ValTp Code for how the price of a security stands to its nominal: below, above or at par.
VldtnDt Day on which the single card transaction was checked and confirmed.
VldtnSeqNb Number under which the check of the single card transaction was recorded.
VldtyRg Amounts, currency and sign of balances to which the interest rate applies.
VrsnNb Version of this part of the card terminal, as its maker counts.
XpryDt Last month in which the card can be used, as its issuer set it.
Yldd Says whether the price of the security is given as a yield.
`;
