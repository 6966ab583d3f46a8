/** Recalls, the cases they open and what answers count in every generation. */
export const cancellation = `
CancellationStatusReason3Choice = one of
  Cd    ExternalPaymentCancellationRejection1Code
  Prtry Max35Text

ClaimNonReceiptRejectReason1Choice = one of
  Cd    ExternalClaimNonReceiptRejection1Code
  Prtry Max35Text

CompensationReason1Choice = one of
  Cd    ExternalPaymentCompensationReason1Code
  Prtry Max35Text

ControlData1
  NbOfTxs  Max15NumericText
  CtrlSum? DecimalNumber

CorrectiveGroupInformation1
  MsgId    Max35Text
  MsgNmId  Max35Text
  CreDtTm? ISODateTime

ModificationStatusReason1Choice = one of
  Cd    ExternalPaymentModificationRejection1Code
  Prtry Max35Text

NumberOfCancellationsPerStatus1
  DtldNbOfTxs  Max15NumericText
  DtldSts      CancellationIndividualStatus1Code
  DtldCtrlSum? DecimalNumber

NumberOfTransactionsPerStatus1
  DtldNbOfTxs  Max15NumericText
  DtldSts      TransactionIndividualStatus1Code
  DtldCtrlSum? DecimalNumber
`;
