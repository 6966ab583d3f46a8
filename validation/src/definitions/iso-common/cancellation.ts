/** Recalls, the cases they open and what answers count in every generation. */
export const cancellation = `
ControlData1
  NbOfTxs  Max15NumericText
  CtrlSum? DecimalNumber

CorrectiveGroupInformation1
  MsgId    Max35Text
  MsgNmId  Max35Text
  CreDtTm? ISODateTime

NumberOfCancellationsPerStatus1
  DtldNbOfTxs  Max15NumericText
  DtldSts      CancellationIndividualStatus1Code
  DtldCtrlSum? DecimalNumber

NumberOfTransactionsPerStatus1
  DtldNbOfTxs  Max15NumericText
  DtldSts      TransactionIndividualStatus1Code
  DtldCtrlSum? DecimalNumber
`;
