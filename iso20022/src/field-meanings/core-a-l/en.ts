/** English meanings of the elements whose tag begins with A to L, one a line: tag, then sentence. */
export const englishCoreMeaningsAToL = `
Accptd Answer to a claim of non-receipt: the payment was processed, with the day and the bank it went on to.
AccptncDtTm Moment at which the payer's bank accepted the order; for instant payments the clock starts here.
AcctSvcrRef Reference the bank holding the account gave to the order or booking; useful when asking that bank.
AddtlInf Free text that explains the code or data beside it to a human reader.
AddtlRmtInf Free text from the payer that completes the structured remittance data, e.g. why an invoice is paid in part.
AdjstmntAmtAndRsn A correction of the invoiced amount other than discount or tax: how much, which way and why.
Adr Postal address of the person or firm named beside it, e.g. the receiver of a remittance advice.
AdrLine One line of a postal address as free text, used when street, town and so on are not split into fields.
AdrTp Kind of the postal address, e.g. home (HOME), business (BIZZ) or post box (PBOX).
Agt The bank or other payment service provider that plays the role named by the element around it.
AmdmntInd True when the direct debit mandate has changed since the last collection and the old values follow.
AmdmntInfDtls The values a direct debit mandate had before it changed, e.g. its old reference or the payer's old account.
Amt Sum of money of the payment, booking, balance or charge it stands in, mostly with its currency.
AnyBIC BIC that identifies an organisation, whether a bank or a firm that has registered one.
Assgne Who receives a recall, inquiry or answer and has to work on it next.
Assgnmt Opening block of a recall, inquiry or answer: its reference, sender, receiver and time of creation.
AssgnmtCxlConf Yes or no: whether the request to drop a case handed over earlier has been followed.
Assgnr Who sends a recall, inquiry or answer and so hands the work to the other side.
Authrty Public authority, by name and country, that requires the regulatory report on this payment.
BIC Code of 8 or 11 characters that identifies a bank worldwide; this is its tag in older versions.
BICFI Code of 8 or 11 characters that identifies a bank or other financial institution worldwide.
BirthDt Day on which the person named as party was born; helps to tell namesakes apart.
BldgNb House number within the street of a party's or bank's postal address.
BldgNm Name by which a building is known in a postal address, in place of or beside its number.
Br Code that says who pays this charge: payer (DEBT), payee (CRED), shared (SHAR) or by scheme (SLEV).
BrnchId The branch of the bank that is meant, by number, name or address, when the bank alone is not enough.
BtchBookg True if all payments of the group appear as one total on the account, false if each is booked singly.
Case File kept on a recall or inquiry: its number and who opened it, kept through all messages about it.
Ccy Three-letter code of the currency in which the account or amount is kept, e.g. EUR.
CcyOfTrf Currency in which the payee gets the money when the order states its value in another one.
Cd Value from a published code list, understood alike by every receiver, in place of an own value.
CdOrPrtry Choice between a code from a published list and a value agreed by the parties themselves.
CdtDbtInd Direction of the amount beside it: CRDT for a credit, DBIT for a debit; the amount itself has no sign.
CdtDtTm Moment at which the receiving bank was credited in the settlement system.
CdtNoteAmt Sum of a credit note that the payer set off against the invoices paid here.
CdtTrfTxInf One single credit transfer with its references, amount, parties, banks and remittance data.
Cdtr Who is owed the money and receives it: payee of a transfer, collector of a direct debit.
CdtrAcct Account on which the creditor receives the money, in SEPA always given by its IBAN.
CdtrAgt Bank or payment service provider that holds the account of the creditor.
CdtrAgtAcct Account the creditor's bank itself holds with another bank and on which it gets the funds.
CdtrRefInf Reference the creditor gave out, e.g. on an invoice, so that the incoming money can be matched automatically.
CdtrSchmeId Identifier under which a creditor may collect SEPA direct debits; assigned in its country, valid across banks.
ChanlTp Name of another way to reach a contact, e.g. a messaging service, whose address follows.
ChrgBr Code that says who bears the banks' charges for the payment; SEPA payments always carry SLEV.
ChrgInclInd True if the charge is already part of the amount beside it, false if it was taken separately.
Chrgs Fees a bank has taken for a booking or transaction: how much, of which kind, for whom.
ChrgsInf Charge that a bank on the way took for a payment or its return: the amount and which bank.
CityOfBirth Town in which the person named as party was born.
ClrChanl Kind of clearing route wanted for the payment, e.g. RTGS for high-value systems or BOOK for in-house.
ClrSys Clearing system through which the banks settle the payments, by code or own name.
ClrSysId Code of the national clearing scheme whose numbering the bank's member number follows.
ClrSysMmbId A bank identified by its national clearing number, such as a sort code, instead of a BIC.
ClrSysRef Reference the clearing system itself gave to the payment; other banks merely pass it on.
Compstn Sum one bank asks of or pays another for damage from a wrong or late payment, with reason and banks.
CompstnAmt Amount owed to a bank besides the returned or reversed sum, chiefly for interest it has lost.
Conf Code for the outcome of a recall or inquiry, e.g. CNCL for cancelled or RJCR for refused.
CreDtTm Moment at which the sender's system produced the message, statement or notice; not when it was sent on.
Cretr Bank or customer that first opened the case about a payment, whoever works on it now.
CrrctnTx Payment made to put right the one inquired about, with its references, amount and date.
CtctDtls How to reach a person at the party or bank: name, telephone, e-mail and the like.
Ctgy Class of the tax that this tax record is about, as the tax authority names it.
CtgyDtls Text that describes the class of tax more closely than its code can.
CtgyPurp Kind of payment such as salary (SALA) that banks may treat specially; the payee sees Purp instead.
CtrlData Number and total of the recalled payments, so that the receiver can check nothing is missing.
CtrlSum Total of all amounts in the group or message, added without regard to currency, for checking.
Ctry Two-letter code of the country, e.g. that of a postal address or an authority.
CtryOfBirth Two-letter code of the country in which the person named as party was born.
CtryOfRes Country in which a person lives or from which a firm is run, if not that of the address.
CtrySubDvsn State, province, canton or other part of a country within a postal address.
CxlDtls Which recalled groups and payments the answer is about, and what became of each.
CxlId Reference the sender of the recall gave to the request for this one payment.
CxlRsnInf Why a payment is recalled and at whose wish: originator, reason code and further text.
CxlStsId Reference the answering side gave to its decision on one recalled payment.
CxlStsRsnInf Why the recall was refused or is still pending, by whom decided, with reason code and text.
DbtCdtRptgInd Whether the regulatory report is for the payer's side (DEBT), the payee's (CRED) or both (BOTH).
DbtDtTm Moment at which the sending bank was debited in the settlement system.
Dbtr Who owes the money and pays it: orderer of a transfer, or the one a direct debit charges.
DbtrAcct Account of the debtor from which the money is taken, in SEPA always given by its IBAN.
DbtrAgt Bank or payment service provider that holds the account of the debtor.
DbtrAgtAcct Account the debtor's bank itself holds with another bank and from which it provides the funds.
DbtrSts Status under which the tax authority classes the one who owes the tax.
Dept Division of a firm or bank within its address or contact data.
Desc Free text that says what an invoice line or security is.
Document Outermost element of a message; its namespace tells which message and version it carries.
DscntApldAmt Discount the payer took off the invoice, e.g. for paying early.
DstrctNm Name of the district within a country subdivision in a postal address.
Dt Calendar day of the event, document or balance it stands in, mostly without a time of day.
DtAndPlcOfBirth When and where a person named as party was born; identifies people who have no number of their own.
DtOfSgntr Day on which the payer signed the mandate that allows the direct debit.
DtPrcd Day on which the bank processed the payment that was reported as not received.
DtTm Date with time of day of the event it stands in, best with its offset from UTC.
DtldCtrlSum Total of the amounts of all transactions that share the status named beside it.
DtldNbOfTxs How many transactions of the original message have the status named beside it.
DtldSts Status code for which the number and total of transactions are given beside it.
Dtls The single data of a regulatory report or tax record, e.g. period, code, amount or text.
DuePyblAmt Full sum of the invoice as owed, before discount, credit notes and other deductions.
ElctrncAdr E-mail address or web address to which the remittance advice goes.
ElctrncSgntr Data that proves an electronically given direct debit mandate was signed by the payer.
EmailAdr E-mail address at which the contact person of the party or bank can be reached.
EmailPurp What the contact's e-mail address may be used for, e.g. questions about invoices.
EndToEndId Reference the originator gave the payment; every bank passes it unchanged to the other end, NOTPROVIDED if none.
Envlp Container for extra data that follows a schema of its own, agreed outside the message standard.
EqvtAmt Order amount stated in one currency although the transfer itself is to be made in another.
FIToFICstmrCdtTrf Message pacs.008: one bank passes customers' credit transfers on to the next and says how the two settle.
FIToFIPmtCxlReq Message camt.056: one bank asks another to stop or give back payments it sent earlier.
FIToFIPmtStsReq Message pacs.028: a bank asks what became of a payment or recall it has no answer to.
FIToFIPmtStsRpt Message pacs.002: a bank or clearing system reports acceptance, rejection or the state of payments.
FaxNb Number at which the contact of the party or bank receives faxes.
FinInstnId All that identifies a bank: BIC, clearing number, LEI, name or address, as far as given.
Flr Storey of the building in a postal address.
FnlColltnDt Day of the last collection the direct debit mandate allows.
FrDt First day of a period, e.g. the one a tax payment covers.
FrTm Time of day from which the payment may be settled, not before.
FrToDt Period with first and last day or moment, e.g. the one a statement, interest or tax covers.
FrmsCd Code of the printed or official form to use, e.g. for a cheque or a tax return.
Frqcy How often direct debits under the mandate are collected, e.g. monthly (MNTH) or yearly (YEAR).
FrstColltnDt Day from which the direct debit mandate allows the first collection.
GrnshmtRmt Data of a payment made because wages or claims were seized: whose, authority, case number and amount.
GrpCxl True if every payment of the original message is recalled, false if only those listed.
GrpCxlId Reference the sender of the recall gave to the request for the whole original message.
GrpCxlSts Code for what became of the recall of a whole message: accepted, refused, pending or partly accepted.
GrpHdr Opening block of a message: its reference, creation time, counts and totals that hold for all it contains.
GrpRtr True if every payment of the original message comes back, false if only those listed.
GrpSts Status code for the original message as a whole, e.g. ACCP accepted, PART in part, RJCT rejected.
IBAN International account number: country code, two check digits, then the national bank and account number.
Id Value that identifies the thing it stands in, e.g. a party, an account, a case or a statement.
Inf Free text for the authority that requires the regulatory report.
InitgPty Who starts the payment and hands in the order, whether the account holder or somebody acting for it.
Initn The customer's order that an inquiry is about or that corrects an error, with its references and amount.
InstdAgt Bank that receives this message from the one before it in the chain and has to act on it.
InstdAmt Amount as the customer ordered it, in the ordered currency, before charges and exchange.
InstdRmbrsmntAgt Bank at which the receiving bank gets the cover when the funds do not travel with the message.
InstdRmbrsmntAgtAcct Account of the instructed reimbursement agent at its own correspondent, used when cover is paid.
InstgAgt Bank that sends this message and instructs the next one in the chain.
InstgRmbrsmntAgt Bank through which the sending bank provides the cover when the funds do not travel with the message.
InstgRmbrsmntAgtAcct Account of the instructing reimbursement agent at its own correspondent, used when cover is paid.
InstrForCdtrAgt Wish addressed to the creditor's bank, e.g. to telephone its customer or hold the money until collected.
InstrForNxtAgt Wish addressed to the next bank in the chain only, not meant to be passed further.
InstrId Reference that holds between one sender and the next receiver only; each link may set a new one.
InstrInf Free text that completes a coded instruction to a bank or stands in its place.
InstrPrty How urgently the receiver is asked to handle the order: HIGH or NORM.
IntrBkSttlmAmt Amount that moves between the two banks for this payment; in SEPA always in euro.
IntrBkSttlmDt Day on which the money moves between the banks, a day the settlement system is open.
IntrmyAgt1 Bank between the debtor's and the creditor's bank; of several, the one next to the debtor's.
IntrmyAgt1Acct Account the first intermediary bank holds at another bank, used to pass on the funds.
IntrmyAgt2 Second bank in between, standing between the first intermediary and the creditor's side.
IntrmyAgt2Acct Account the second intermediary bank holds at another bank, used to pass on the funds.
IntrmyAgt3 Third bank in between, standing between the second intermediary and the creditor's bank.
IntrmyAgt3Acct Account the third intermediary bank holds at another bank, used to pass on the funds.
Invcee Who the invoice was made out to, if that is not the debtor who pays it.
Invcr Who issued the invoice, if that is not the creditor who receives the money.
Issr Body that assigned the identifier or own code beside it, and in whose system it is valid.
JobTitl Position the contact person holds in the firm or bank, e.g. treasurer.
LEI Worldwide identifier of a legal entity: 20 characters, the last two of them check digits.
LclInstrm Variant of the payment scheme, e.g. CORE or B2B for direct debits and INST for instant payments.
LineDtls Single lines of the invoice being paid, each with its number, text and amounts.
`;
