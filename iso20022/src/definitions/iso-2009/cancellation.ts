/** Recalls, the cases they open and what answers count of the 2009 generation. */
export const cancellation2009 = `
Case2
  Id              Max35Text
  Cretr           Party7Choice
  ReopCaseIndctn? YesNoIndicator

CaseAssignment2
  Id      Max35Text
  Assgnr  Party7Choice
  Assgne  Party7Choice
  CreDtTm ISODateTime

CorrectiveInterbankTransaction1
  GrpHdr?        CorrectiveGroupInformation1
  InstrId?       Max35Text
  EndToEndId?    Max35Text
  TxId?          Max35Text
  IntrBkSttlmAmt ActiveOrHistoricCurrencyAndAmount
  IntrBkSttlmDt  ISODate
`;
