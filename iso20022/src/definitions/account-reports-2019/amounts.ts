/** Amounts with their direction, and ranges of them, in reports of the 2019 generation. */
export const reportAmounts2019 = `
ActiveOrHistoricCurrencyAndAmountRange2
  Amt        ImpliedCurrencyAmountRange1Choice
  CdtDbtInd? CreditDebitCode
  Ccy        ActiveOrHistoricCurrencyCode

AmountAndDirection35
  Amt       NonNegativeDecimalNumber
  CdtDbtInd CreditDebitCode

FromToAmountRange1
  FrAmt AmountRangeBoundary1
  ToAmt AmountRangeBoundary1

ImpliedCurrencyAmountRange1Choice = one of
  FrAmt   AmountRangeBoundary1
  ToAmt   AmountRangeBoundary1
  FrToAmt FromToAmountRange1
  EQAmt   ImpliedCurrencyAndAmount
  NEQAmt  ImpliedCurrencyAndAmount
`;
