/** Payment types, purposes and references in every generation. */
export const payment = `
AmountType4Choice = one of
  InstdAmt ActiveOrHistoricCurrencyAndAmount
  EqvtAmt  EquivalentAmount2

CategoryPurpose1Choice = one of
  Cd    ExternalCategoryPurpose1Code
  Prtry Max35Text

EquivalentAmount2
  Amt      ActiveOrHistoricCurrencyAndAmount
  CcyOfTrf ActiveOrHistoricCurrencyCode

GenericIdentification3
  Id    Max35Text
  Issr? Max35Text

InstructionForCreditorAgent1
  Cd?       Instruction3Code
  InstrInf? Max140Text

InstructionForNextAgent1
  Cd?       Instruction4Code
  InstrInf? Max140Text

LocalInstrument2Choice = one of
  Cd    ExternalLocalInstrument1Code
  Prtry Max35Text

OriginalGroupInformation27
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime
  OrgnlNbOfTxs? Max15NumericText
  OrgnlCtrlSum? DecimalNumber

Purpose2Choice = one of
  Cd    ExternalPurpose1Code
  Prtry Max35Text

ServiceLevel8Choice = one of
  Cd    ExternalServiceLevel1Code
  Prtry Max35Text

SupplementaryData1
  PlcAndNm? Max350Text
  Envlp     SupplementaryDataEnvelope1

SupplementaryDataEnvelope1 = any

TaxCharges2
  Id?   Max35Text
  Rate? PercentageRate
  Amt?  ActiveOrHistoricCurrencyAndAmount
`;
