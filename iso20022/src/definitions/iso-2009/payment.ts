/** Payment types, purposes and references of the 2009 generation. */
export const payment2009 = `
AmountType3Choice = one of
  InstdAmt ActiveOrHistoricCurrencyAndAmount
  EqvtAmt  EquivalentAmount2

DateAndDateTimeChoice = one of
  Dt   ISODate
  DtTm ISODateTime

DatePeriodDetails
  FrDt ISODate
  ToDt ISODate

OriginalGroupInformation3
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime

OriginalTransactionReference13
  IntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  Amt?            AmountType3Choice
  IntrBkSttlmDt?  ISODate
  ReqdColltnDt?   ISODate
  ReqdExctnDt?    ISODate
  CdtrSchmeId?    PartyIdentification32
  SttlmInf?       SettlementInformation13
  PmtTpInf?       PaymentTypeInformation22
  PmtMtd?         PaymentMethod4Code
  MndtRltdInf?    MandateRelatedInformation6
  RmtInf?         RemittanceInformation5
  UltmtDbtr?      PartyIdentification32
  Dbtr?           PartyIdentification32
  DbtrAcct?       CashAccount16
  DbtrAgt?        BranchAndFinancialInstitutionIdentification4
  DbtrAgtAcct?    CashAccount16
  CdtrAgt?        BranchAndFinancialInstitutionIdentification4
  CdtrAgtAcct?    CashAccount16
  Cdtr?           PartyIdentification32
  CdtrAcct?       CashAccount16
  UltmtCdtr?      PartyIdentification32

PaymentIdentification1
  InstrId?   Max35Text
  EndToEndId Max35Text

PaymentIdentification3
  InstrId?   Max35Text
  EndToEndId Max35Text
  TxId       Max35Text
  ClrSysRef? Max35Text

PaymentTypeInformation21
  InstrPrty? Priority2Code
  ClrChanl?  ClearingChannel2Code
  SvcLvl?    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  CtgyPurp?  CategoryPurpose1Choice

PaymentTypeInformation22
  InstrPrty? Priority2Code
  ClrChanl?  ClearingChannel2Code
  SvcLvl?    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  SeqTp?     SequenceType1Code
  CtgyPurp?  CategoryPurpose1Choice
`;
