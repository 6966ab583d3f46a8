/** Recalls, the cases they open and what they refer to of the 2019 generation. */
export const cancellation2019 = `
CancellationReason33Choice = one of
  Cd    ExternalCancellationReason1Code
  Prtry Max35Text

Case5
  Id              Max35Text
  Cretr           Party40Choice
  ReopCaseIndctn? YesNoIndicator

CaseAssignment5
  Id      Max35Text
  Assgnr  Party40Choice
  Assgne  Party40Choice
  CreDtTm ISODateTime

OriginalGroupHeader15
  GrpCxlId?     Max35Text
  Case?         Case5
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime
  NbOfTxs?      Max15NumericText
  CtrlSum?      DecimalNumber
  GrpCxl?       GroupCancellationIndicator
  CxlRsnInf*    PaymentCancellationReason5

PaymentCancellationReason5
  Orgtr?    PartyIdentification135
  Rsn?      CancellationReason33Choice
  AddtlInf* Max105Text
`;
