/** Amounts of entries, and how they were exchanged, in reports of every generation. */
export const reportAmounts = `
AmountAndCurrencyExchange3
  InstdAmt?      AmountAndCurrencyExchangeDetails3
  TxAmt?         AmountAndCurrencyExchangeDetails3
  CntrValAmt?    AmountAndCurrencyExchangeDetails3
  AnncdPstngAmt? AmountAndCurrencyExchangeDetails3
  PrtryAmt*      AmountAndCurrencyExchangeDetails4

AmountAndCurrencyExchangeDetails3
  Amt      ActiveOrHistoricCurrencyAndAmount
  CcyXchg? CurrencyExchange5

AmountAndCurrencyExchangeDetails4
  Tp       Max35Text
  Amt      ActiveOrHistoricCurrencyAndAmount
  CcyXchg? CurrencyExchange5

AmountRangeBoundary1
  BdryAmt ImpliedCurrencyAndAmount
  Incl    YesNoIndicator

CurrencyExchange5
  SrcCcy   ActiveOrHistoricCurrencyCode
  TrgtCcy? ActiveOrHistoricCurrencyCode
  UnitCcy? ActiveOrHistoricCurrencyCode
  XchgRate BaseOneRate
  CtrctId? Max35Text
  QtnDt?   ISODateTime

ImpliedCurrencyAndAmount = decimal 18 5 from 0
`;
