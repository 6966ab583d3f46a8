/** Remittance information and the documents it refers to of the 2009 generation. */
export const remittance2009 = `
ReferredDocumentInformation3
  Tp?     ReferredDocumentType2
  Nb?     Max35Text
  RltdDt? ISODate

ReferredDocumentType1Choice = one of
  Cd    DocumentType5Code
  Prtry Max35Text

ReferredDocumentType2
  CdOrPrtry ReferredDocumentType1Choice
  Issr?     Max35Text

RemittanceAmount1
  DuePyblAmt?        ActiveOrHistoricCurrencyAndAmount
  DscntApldAmt?      ActiveOrHistoricCurrencyAndAmount
  CdtNoteAmt?        ActiveOrHistoricCurrencyAndAmount
  TaxAmt?            ActiveOrHistoricCurrencyAndAmount
  AdjstmntAmtAndRsn* DocumentAdjustment1
  RmtdAmt?           ActiveOrHistoricCurrencyAndAmount

RemittanceInformation5
  Ustrd* Max140Text
  Strd*  StructuredRemittanceInformation7

RemittanceLocation2
  RmtId?             Max35Text
  RmtLctnMtd?        RemittanceLocationMethod2Code
  RmtLctnElctrncAdr? Max2048Text
  RmtLctnPstlAdr?    NameAndAddress10

StructuredRemittanceInformation7
  RfrdDocInf*       ReferredDocumentInformation3
  RfrdDocAmt?       RemittanceAmount1
  CdtrRefInf?       CreditorReferenceInformation2
  Invcr?            PartyIdentification32
  Invcee?           PartyIdentification32
  AddtlRmtInf[0..3] Max140Text
`;
