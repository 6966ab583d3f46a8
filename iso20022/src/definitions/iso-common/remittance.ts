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

DiscountAmountAndType1
  Tp? DiscountAmountType1Choice
  Amt ActiveOrHistoricCurrencyAndAmount

DiscountAmountType1Choice = one of
  Cd    ExternalDiscountAmountType1Code
  Prtry Max35Text

DocumentAdjustment1
  Amt        ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd? CreditDebitCode
  Rsn?       Max4Text
  AddtlInf?  Max140Text

DocumentLineIdentification1
  Tp?     DocumentLineType1
  Nb?     Max35Text
  RltdDt? ISODate

DocumentLineInformation1
  Id+   DocumentLineIdentification1
  Desc? Max2048Text
  Amt?  RemittanceAmount3

DocumentLineType1
  CdOrPrtry DocumentLineType1Choice
  Issr?     Max35Text

DocumentLineType1Choice = one of
  Cd    ExternalDocumentLineType1Code
  Prtry Max35Text

ReferredDocumentInformation7
  Tp?       ReferredDocumentType4
  Nb?       Max35Text
  RltdDt?   ISODate
  LineDtls* DocumentLineInformation1

ReferredDocumentType3Choice = one of
  Cd    DocumentType6Code
  Prtry Max35Text

ReferredDocumentType4
  CdOrPrtry ReferredDocumentType3Choice
  Issr?     Max35Text

RemittanceAmount2
  DuePyblAmt?        ActiveOrHistoricCurrencyAndAmount
  DscntApldAmt*      DiscountAmountAndType1
  CdtNoteAmt?        ActiveOrHistoricCurrencyAndAmount
  TaxAmt*            TaxAmountAndType1
  AdjstmntAmtAndRsn* DocumentAdjustment1
  RmtdAmt?           ActiveOrHistoricCurrencyAndAmount

RemittanceAmount3
  DuePyblAmt?        ActiveOrHistoricCurrencyAndAmount
  DscntApldAmt*      DiscountAmountAndType1
  CdtNoteAmt?        ActiveOrHistoricCurrencyAndAmount
  TaxAmt*            TaxAmountAndType1
  AdjstmntAmtAndRsn* DocumentAdjustment1
  RmtdAmt?           ActiveOrHistoricCurrencyAndAmount
`;
