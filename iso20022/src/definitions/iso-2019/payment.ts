/** Payment types, purposes and references of the 2019 generation. */
export const payment2019 = `
DateAndDateTime2Choice = one of
  Dt   ISODate
  DtTm ISODateTime

DatePeriod2
  FrDt ISODate
  ToDt ISODate

GroupHeader91
  MsgId     Max35Text
  CreDtTm   ISODateTime
  InstgAgt? BranchAndFinancialInstitutionIdentification6
  InstdAgt? BranchAndFinancialInstitutionIdentification6

GroupHeader93
  MsgId              Max35Text
  CreDtTm            ISODateTime
  BtchBookg?         BatchBookingIndicator
  NbOfTxs            Max15NumericText
  CtrlSum?           DecimalNumber
  TtlIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?     ISODate
  SttlmInf           SettlementInstruction7
  PmtTpInf?          PaymentTypeInformation28
  InstgAgt?          BranchAndFinancialInstitutionIdentification6
  InstdAgt?          BranchAndFinancialInstitutionIdentification6

OriginalGroupInformation29
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime

OriginalTransactionReference28
  IntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  Amt?            AmountType4Choice
  IntrBkSttlmDt?  ISODate
  ReqdColltnDt?   ISODate
  ReqdExctnDt?    DateAndDateTime2Choice
  CdtrSchmeId?    PartyIdentification135
  SttlmInf?       SettlementInstruction7
  PmtTpInf?       PaymentTypeInformation27
  PmtMtd?         PaymentMethod4Code
  MndtRltdInf?    MandateRelatedInformation14
  RmtInf?         RemittanceInformation16
  UltmtDbtr?      Party40Choice
  Dbtr?           Party40Choice
  DbtrAcct?       CashAccount38
  DbtrAgt?        BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?    CashAccount38
  CdtrAgt?        BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?    CashAccount38
  Cdtr?           Party40Choice
  CdtrAcct?       CashAccount38
  UltmtCdtr?      Party40Choice
  Purp?           Purpose2Choice

PaymentIdentification6
  InstrId?   Max35Text
  EndToEndId Max35Text
  UETR?      UUIDv4Identifier

PaymentIdentification7
  InstrId?   Max35Text
  EndToEndId Max35Text
  TxId?      Max35Text
  UETR?      UUIDv4Identifier
  ClrSysRef? Max35Text

PaymentTypeInformation27
  InstrPrty? Priority2Code
  ClrChanl?  ClearingChannel2Code
  SvcLvl*    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  SeqTp?     SequenceType3Code
  CtgyPurp?  CategoryPurpose1Choice

PaymentTypeInformation28
  InstrPrty? Priority2Code
  ClrChanl?  ClearingChannel2Code
  SvcLvl*    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  CtgyPurp?  CategoryPurpose1Choice
`;
