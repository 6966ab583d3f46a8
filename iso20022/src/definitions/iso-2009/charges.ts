/** Charges and who bears them of the 2009 generation. */
export const charges2009 = `
ChargeType2Choice = one of
  Cd    ChargeType1Code
  Prtry GenericIdentification3

ChargesInformation5
  Amt ActiveOrHistoricCurrencyAndAmount
  Pty BranchAndFinancialInstitutionIdentification4

ChargesInformation6
  TtlChrgsAndTaxAmt? ActiveOrHistoricCurrencyAndAmount
  Amt                ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd?         CreditDebitCode
  Tp?                ChargeType2Choice
  Rate?              PercentageRate
  Br?                ChargeBearerType1Code
  Pty?               BranchAndFinancialInstitutionIdentification4
  Tax?               TaxCharges2
`;
