/** What became of payments, told to banks and customers alike, of the 2009 generation. */
export const status2009 = `
NumberOfTransactionsPerStatus3
  DtldNbOfTxs  Max15NumericText
  DtldSts      TransactionIndividualStatus3Code
  DtldCtrlSum? DecimalNumber

OriginalGroupInformation20
  OrgnlMsgId     Max35Text
  OrgnlMsgNmId   Max35Text
  OrgnlCreDtTm?  ISODateTime
  OrgnlNbOfTxs?  Max15NumericText
  OrgnlCtrlSum?  DecimalNumber
  GrpSts?        TransactionGroupStatus3Code
  StsRsnInf*     StatusReasonInformation8
  NbOfTxsPerSts* NumberOfTransactionsPerStatus3

StatusReasonInformation8
  Orgtr?    PartyIdentification32
  Rsn?      StatusReason6Choice
  AddtlInf* Max105Text
`;
