/** Settlement and clearing in every generation. */
export const settlement = `
ClearingSystemIdentification3Choice = one of
  Cd    ExternalCashClearingSystem1Code
  Prtry Max35Text

SettlementDateTimeIndication1
  DbtDtTm? ISODateTime
  CdtDtTm? ISODateTime

SettlementTimeRequest2
  CLSTm?  ISOTime
  TillTm? ISOTime
  FrTm?   ISOTime
  RjctTm? ISOTime
`;
