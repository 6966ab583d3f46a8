/** Interest in reports of the 2019 generation. */
export const reportInterest2019 = `
AccountInterest4
  Tp?     InterestType1Choice
  Rate*   Rate4
  FrToDt? DateTimePeriod1
  Rsn?    Max35Text
  Tax?    TaxCharges2

InterestRecord2
  Amt       ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd CreditDebitCode
  Tp?       InterestType1Choice
  Rate?     Rate4
  FrToDt?   DateTimePeriod1
  Rsn?      Max35Text
  Tax?      TaxCharges2

Rate4
  Tp       RateType4Choice
  VldtyRg? ActiveOrHistoricCurrencyAndAmountRange2

TransactionInterest4
  TtlIntrstAndTaxAmt? ActiveOrHistoricCurrencyAndAmount
  Rcrd*               InterestRecord2
`;
