/** Remittance information and the documents it refers to in every generation. */
export const remittance = `
CreditorReferenceInformation2
  Tp?  CreditorReferenceType2
  Ref? Max35Text

CreditorReferenceType1Choice = one of
  Cd    DocumentType3Code
  Prtry Max35Text

CreditorReferenceType2
  CdOrPrtry CreditorReferenceType1Choice
  Issr?     Max35Text

DocumentAdjustment1
  Amt        ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd? CreditDebitCode
  Rsn?       Max4Text
  AddtlInf?  Max140Text
`;
