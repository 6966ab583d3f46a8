/** Taxes and garnishments in every generation. */
export const tax = `
GarnishmentType1
  CdOrPrtry GarnishmentType1Choice
  Issr?     Max35Text

GarnishmentType1Choice = one of
  Cd    ExternalGarnishmentType1Code
  Prtry Max35Text

TaxAmountAndType1
  Tp? TaxAmountType1Choice
  Amt ActiveOrHistoricCurrencyAndAmount

TaxAmountType1Choice = one of
  Cd    ExternalTaxAmountType1Code
  Prtry Max35Text

TaxAuthorisation1
  Titl? Max35Text
  Nm?   Max140Text

TaxParty1
  TaxId?  Max35Text
  RegnId? Max35Text
  TaxTp?  Max35Text

TaxParty2
  TaxId?   Max35Text
  RegnId?  Max35Text
  TaxTp?   Max35Text
  Authstn? TaxAuthorisation1
`;
