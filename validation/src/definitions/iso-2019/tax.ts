/** Taxes and garnishments of the 2019 generation. */
export const tax2019 = `
Garnishment3
  Tp                 GarnishmentType1
  Grnshee?           PartyIdentification135
  GrnshmtAdmstr?     PartyIdentification135
  RefNb?             Max140Text
  Dt?                ISODate
  RmtdAmt?           ActiveOrHistoricCurrencyAndAmount
  FmlyMdclInsrncInd? TrueFalseIndicator
  MplyeeTermntnInd?  TrueFalseIndicator

GarnishmentType1
  CdOrPrtry GarnishmentType1Choice
  Issr?     Max35Text

GarnishmentType1Choice = one of
  Cd    ExternalGarnishmentType1Code
  Prtry Max35Text

TaxAmount2
  Rate?         PercentageRate
  TaxblBaseAmt? ActiveOrHistoricCurrencyAndAmount
  TtlAmt?       ActiveOrHistoricCurrencyAndAmount
  Dtls*         TaxRecordDetails2

TaxAmountAndType1
  Tp? TaxAmountType1Choice
  Amt ActiveOrHistoricCurrencyAndAmount

TaxAmountType1Choice = one of
  Cd    ExternalTaxAmountType1Code
  Prtry Max35Text

TaxAuthorisation1
  Titl? Max35Text
  Nm?   Max140Text

TaxInformation7
  Cdtr?            TaxParty1
  Dbtr?            TaxParty2
  UltmtDbtr?       TaxParty2
  AdmstnZone?      Max35Text
  RefNb?           Max140Text
  Mtd?             Max35Text
  TtlTaxblBaseAmt? ActiveOrHistoricCurrencyAndAmount
  TtlTaxAmt?       ActiveOrHistoricCurrencyAndAmount
  Dt?              ISODate
  SeqNb?           Number
  Rcrd*            TaxRecord2

TaxParty1
  TaxId?  Max35Text
  RegnId? Max35Text
  TaxTp?  Max35Text

TaxParty2
  TaxId?   Max35Text
  RegnId?  Max35Text
  TaxTp?   Max35Text
  Authstn? TaxAuthorisation1

TaxPeriod2
  Yr?     ISODate
  Tp?     TaxRecordPeriod1Code
  FrToDt? DatePeriod2

TaxRecord2
  Tp?       Max35Text
  Ctgy?     Max35Text
  CtgyDtls? Max35Text
  DbtrSts?  Max35Text
  CertId?   Max35Text
  FrmsCd?   Max35Text
  Prd?      TaxPeriod2
  TaxAmt?   TaxAmount2
  AddtlInf? Max140Text

TaxRecordDetails2
  Prd? TaxPeriod2
  Amt  ActiveOrHistoricCurrencyAndAmount
`;
