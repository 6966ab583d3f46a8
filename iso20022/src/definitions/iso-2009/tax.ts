/** Taxes of the 2009 generation. */
export const tax2009 = `
TaxAmount1
  Rate?         PercentageRate
  TaxblBaseAmt? ActiveOrHistoricCurrencyAndAmount
  TtlAmt?       ActiveOrHistoricCurrencyAndAmount
  Dtls*         TaxRecordDetails1

TaxInformation3
  Cdtr?            TaxParty1
  Dbtr?            TaxParty2
  AdmstnZn?        Max35Text
  RefNb?           Max140Text
  Mtd?             Max35Text
  TtlTaxblBaseAmt? ActiveOrHistoricCurrencyAndAmount
  TtlTaxAmt?       ActiveOrHistoricCurrencyAndAmount
  Dt?              ISODate
  SeqNb?           Number
  Rcrd*            TaxRecord1

TaxPeriod1
  Yr?     ISODate
  Tp?     TaxRecordPeriod1Code
  FrToDt? DatePeriodDetails

TaxRecord1
  Tp?       Max35Text
  Ctgy?     Max35Text
  CtgyDtls? Max35Text
  DbtrSts?  Max35Text
  CertId?   Max35Text
  FrmsCd?   Max35Text
  Prd?      TaxPeriod1
  TaxAmt?   TaxAmount1
  AddtlInf? Max140Text

TaxRecordDetails1
  Prd? TaxPeriod1
  Amt  ActiveOrHistoricCurrencyAndAmount
`;
