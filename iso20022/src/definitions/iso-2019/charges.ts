/** Charges and who took them of the 2019 generation. */
export const charges2019 = `
Charges6
  TtlChrgsAndTaxAmt? ActiveOrHistoricCurrencyAndAmount
  Rcrd*              ChargesRecord3

Charges7
  Amt ActiveOrHistoricCurrencyAndAmount
  Agt BranchAndFinancialInstitutionIdentification6

ChargesRecord3
  Amt          ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd?   CreditDebitCode
  ChrgInclInd? ChargeIncludedIndicator
  Tp?          ChargeType3Choice
  Rate?        PercentageRate
  Br?          ChargeBearerType1Code
  Agt?         BranchAndFinancialInstitutionIdentification6
  Tax?         TaxCharges2
`;
