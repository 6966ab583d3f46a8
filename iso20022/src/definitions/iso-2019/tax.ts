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

TaxAmount2
  Rate?         PercentageRate
  TaxblBaseAmt? ActiveOrHistoricCurrencyAndAmount
  TtlAmt?       ActiveOrHistoricCurrencyAndAmount
  Dtls*         TaxRecordDetails2

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

TaxInformation8
  Cdtr?            TaxParty1
  Dbtr?            TaxParty2
  AdmstnZone?      Max35Text
  RefNb?           Max140Text
  Mtd?             Max35Text
  TtlTaxblBaseAmt? ActiveOrHistoricCurrencyAndAmount
  TtlTaxAmt?       ActiveOrHistoricCurrencyAndAmount
  Dt?              ISODate
  SeqNb?           Number
  Rcrd*            TaxRecord2

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
