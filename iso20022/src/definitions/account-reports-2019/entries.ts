/** Entries, their totals and the pages they come on in reports of the 2019 generation. */
export const reportEntries2019 = `
CashAccount39
  Id    AccountIdentification4Choice
  Tp?   CashAccountType2Choice
  Ccy?  ActiveOrHistoricCurrencyCode
  Nm?   Max70Text
  Prxy? ProxyAccountIdentification1
  Ownr? PartyIdentification135
  Svcr? BranchAndFinancialInstitutionIdentification6

CashDeposit1
  NoteDnmtn ActiveCurrencyAndAmount
  NbOfNotes Max15NumericText
  Amt       ActiveCurrencyAndAmount

DateOrDateTimePeriod1Choice = one of
  Dt   DatePeriod2
  DtTm DateTimePeriod1

DateTimePeriod1
  FrDtTm ISODateTime
  ToDtTm ISODateTime

EntryDetails9
  Btch?   BatchInformation2
  TxDtls* EntryTransaction10

EntryStatus1Choice = one of
  Cd    ExternalEntryStatus1Code
  Prtry Max35Text

GroupHeader81
  MsgId        Max35Text
  CreDtTm      ISODateTime
  MsgRcpt?     PartyIdentification135
  MsgPgntn?    Pagination1
  OrgnlBizQry? OriginalBusinessQuery1
  AddtlInf?    Max500Text

NumberAndSumOfTransactions4
  NbOfNtries? Max15NumericText
  Sum?        DecimalNumber
  TtlNetNtry? AmountAndDirection35

OriginalBusinessQuery1
  MsgId    Max35Text
  MsgNmId? Max35Text
  CreDtTm? ISODateTime

Pagination1
  PgNb      Max5NumericText
  LastPgInd YesNoIndicator

PaymentReturnReason5
  OrgnlBkTxCd? BankTransactionCodeStructure4
  Orgtr?       PartyIdentification135
  Rsn?         ReturnReason5Choice
  AddtlInf*    Max105Text

ReportEntry10
  NtryRef?       Max35Text
  Amt            ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd      CreditDebitCode
  RvslInd?       TrueFalseIndicator
  Sts            EntryStatus1Choice
  BookgDt?       DateAndDateTime2Choice
  ValDt?         DateAndDateTime2Choice
  AcctSvcrRef?   Max35Text
  Avlbty*        CashAvailability1
  BkTxCd         BankTransactionCodeStructure4
  ComssnWvrInd?  YesNoIndicator
  AddtlInfInd?   MessageIdentification2
  AmtDtls?       AmountAndCurrencyExchange3
  Chrgs?         Charges6
  TechInptChanl? TechnicalInputChannel1Choice
  Intrst?        TransactionInterest4
  CardTx?        CardEntry4
  NtryDtls*      EntryDetails9
  AddtlNtryInf?  Max500Text

SequenceRange1
  FrSeq Max35Text
  ToSeq Max35Text

SequenceRange1Choice = one of
  FrSeq    Max35Text
  ToSeq    Max35Text
  FrToSeq+ SequenceRange1
  EQSeq+   Max35Text
  NEQSeq+  Max35Text

TotalTransactions6
  TtlNtries?          NumberAndSumOfTransactions4
  TtlCdtNtries?       NumberAndSumOfTransactions1
  TtlDbtNtries?       NumberAndSumOfTransactions1
  TtlNtriesPerBkTxCd* TotalsPerBankTransactionCode5

TotalsPerBankTransactionCode5
  NbOfNtries? Max15NumericText
  Sum?        DecimalNumber
  TtlNetNtry? AmountAndDirection35
  CdtNtries?  NumberAndSumOfTransactions1
  DbtNtries?  NumberAndSumOfTransactions1
  FcstInd?    TrueFalseIndicator
  BkTxCd      BankTransactionCodeStructure4
  Avlbty*     CashAvailability1
  Dt?         DateAndDateTime2Choice
`;
