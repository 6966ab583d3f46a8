/** Securities behind entries in reports of the 2019 generation. */
export const reportSecurities2019 = `
CorporateAction9
  EvtTp Max35Text
  EvtId Max35Text

FinancialInstrumentQuantity1Choice = one of
  Unit     DecimalNumber
  FaceAmt  ImpliedCurrencyAndAmount
  AmtsdVal ImpliedCurrencyAndAmount

IdentificationSource3Choice = one of
  Cd    ExternalFinancialInstrumentIdentificationType1Code
  Prtry Max35Text

OriginalAndCurrentQuantities1
  FaceAmt  ImpliedCurrencyAndAmount
  AmtsdVal ImpliedCurrencyAndAmount

OtherIdentification1
  Id   Max35Text
  Sfx? Max16Text
  Tp   IdentificationSource3Choice

Price7
  Tp  YieldedOrValueType1Choice
  Val PriceRateOrAmount3Choice

PriceRateOrAmount3Choice = one of
  Rate PercentageRate
  Amt  ActiveOrHistoricCurrencyAnd13DecimalAmount

SecuritiesAccount19
  Id  Max35Text
  Tp? GenericIdentification30
  Nm? Max70Text

SecurityIdentification19
  ISIN?   ISINOct2015Identifier
  OthrId* OtherIdentification1
  Desc?   Max140Text

TransactionPrice4Choice = one of
  DealPric Price7
  Prtry+   ProprietaryPrice2

TransactionQuantities3Choice = one of
  Qty                FinancialInstrumentQuantity1Choice
  OrgnlAndCurFaceAmt OriginalAndCurrentQuantities1
  Prtry              ProprietaryQuantity1

YieldedOrValueType1Choice = one of
  Yldd  YesNoIndicator
  ValTp PriceValueType1Code
`;
