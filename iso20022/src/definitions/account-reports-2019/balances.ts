/** Balances, credit lines and what will be available when in reports of the 2019 generation. */
export const reportBalances2019 = `
BalanceType10Choice = one of
  Cd    ExternalBalanceType1Code
  Prtry Max35Text

BalanceType13
  CdOrPrtry BalanceType10Choice
  SubTp?    BalanceSubType1Choice

CashAvailability1
  Dt        CashAvailabilityDate1Choice
  Amt       ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd CreditDebitCode

CashAvailabilityDate1Choice = one of
  NbOfDays Max15PlusSignedNumericText
  ActlDt   ISODate

CashBalance8
  Tp        BalanceType13
  CdtLine*  CreditLine3
  Amt       ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd CreditDebitCode
  Dt        DateAndDateTime2Choice
  Avlbty*   CashAvailability1

CreditLine3
  Incl TrueFalseIndicator
  Tp?  CreditLineType1Choice
  Amt? ActiveOrHistoricCurrencyAndAmount
  Dt?  DateAndDateTime2Choice

CreditLineType1Choice = one of
  Cd    ExternalCreditLineType1Code
  Prtry Max35Text
`;
