/** What became of payments, told to banks and customers alike, of the 2019 generation. */
export const status2019 = `
NumberOfTransactionsPerStatus5
  DtldNbOfTxs  Max15NumericText
  DtldSts      ExternalPaymentTransactionStatus1Code
  DtldCtrlSum? DecimalNumber

OriginalGroupHeader17
  OrgnlMsgId     Max35Text
  OrgnlMsgNmId   Max35Text
  OrgnlCreDtTm?  ISODateTime
  OrgnlNbOfTxs?  Max15NumericText
  OrgnlCtrlSum?  DecimalNumber
  GrpSts?        ExternalPaymentGroupStatus1Code
  StsRsnInf*     StatusReasonInformation12
  NbOfTxsPerSts* NumberOfTransactionsPerStatus5

StatusReasonInformation12
  Orgtr?    PartyIdentification135
  Rsn?      StatusReason6Choice
  AddtlInf* Max105Text
`;
