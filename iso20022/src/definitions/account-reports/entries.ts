/** Entries and their batches in reports of every generation. */
export const reportEntries = `
BalanceSubType1Choice = one of
  Cd    ExternalBalanceSubType1Code
  Prtry Max35Text

BatchInformation2
  MsgId?     Max35Text
  PmtInfId?  Max35Text
  NbOfTxs?   Max15NumericText
  TtlAmt?    ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd? CreditDebitCode

MessageIdentification2
  MsgNmId? Max35Text
  MsgId?   Max35Text

NumberAndSumOfTransactions1
  NbOfNtries? Max15NumericText
  Sum?        DecimalNumber

ProprietaryReference1
  Tp  Max35Text
  Ref Max35Text

ReportingSource1Choice = one of
  Cd    ExternalReportingSource1Code
  Prtry Max35Text

TechnicalInputChannel1Choice = one of
  Cd    ExternalTechnicalInputChannel1Code
  Prtry Max35Text
`;
