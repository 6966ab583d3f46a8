/** Entries that cards brought about in reports of the 2019 generation. */
export const reportCards2019 = `
CardAggregated2
  AddtlSvc?      CardPaymentServiceType2Code
  TxCtgy?        ExternalCardTransactionCategory1Code
  SaleRcncltnId? Max35Text
  SeqNbRg?       CardSequenceNumberRange1
  TxDtRg?        DateOrDateTimePeriod1Choice

CardEntry4
  Card?      PaymentCard4
  POI?       PointOfInteraction1
  AggtdNtry? CardAggregated2
  PrePdAcct? CashAccount38

CardIndividualTransaction2
  ICCRltdData?    Max1025Text
  PmtCntxt?       PaymentContext3
  AddtlSvc?       CardPaymentServiceType2Code
  TxCtgy?         ExternalCardTransactionCategory1Code
  SaleRcncltnId?  Max35Text
  SaleRefNb?      Max35Text
  RePresntmntRsn? ExternalRePresentmentReason1Code
  SeqNb?          Max35Text
  TxId?           TransactionIdentifier1
  Pdct?           Product2
  VldtnDt?        ISODate
  VldtnSeqNb?     Max35Text

CardSecurityInformation1
  CSCMgmt CSCManagement1Code
  CSCVal? Min3Max4NumericText

CardSequenceNumberRange1
  FrstTx? Max35Text
  LastTx? Max35Text

CardTransaction17
  Card?      PaymentCard4
  POI?       PointOfInteraction1
  Tx?        CardTransaction3Choice
  PrePdAcct? CashAccount38

CardTransaction3Choice = one of
  Aggtd CardAggregated2
  Indv  CardIndividualTransaction2

CardholderAuthentication2
  AuthntcnMtd  AuthenticationMethod1Code
  AuthntcnNtty AuthenticationEntity1Code

GenericIdentification1
  Id       Max35Text
  SchmeNm? Max35Text
  Issr?    Max35Text

PaymentCard4
  PlainCardData? PlainCardData1
  CardCtryCd?    Exact3NumericText
  CardBrnd?      GenericIdentification1
  AddtlCardData? Max70Text

PaymentContext3
  CardPres?       TrueFalseIndicator
  CrdhldrPres?    TrueFalseIndicator
  OnLineCntxt?    TrueFalseIndicator
  AttndncCntxt?   AttendanceContext1Code
  TxEnvt?         TransactionEnvironment1Code
  TxChanl?        TransactionChannel1Code
  AttndntMsgCpbl? TrueFalseIndicator
  AttndntLang?    ISO2ALanguageCode
  CardDataNtryMd  CardDataReading1Code
  FllbckInd?      TrueFalseIndicator
  AuthntcnMtd?    CardholderAuthentication2

PlainCardData1
  PAN         Min8Max28NumericText
  CardSeqNb?  Min2Max3NumericText
  FctvDt?     ISOYearMonth
  XpryDt      ISOYearMonth
  SvcCd?      Exact3NumericText
  TrckData*   TrackData1
  CardSctyCd? CardSecurityInformation1

Product2
  PdctCd        Max70Text
  UnitOfMeasr?  UnitOfMeasure1Code
  PdctQty?      DecimalNumber
  UnitPric?     ImpliedCurrencyAndAmount
  PdctAmt?      ImpliedCurrencyAndAmount
  TaxTp?        Max35Text
  AddtlPdctInf? Max35Text

TrackData1
  TrckNb? Exact1NumericText
  TrckVal Max140Text

TransactionIdentifier1
  TxDtTm ISODateTime
  TxRef  Max35Text
`;
