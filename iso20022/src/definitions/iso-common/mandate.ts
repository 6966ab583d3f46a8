/** Mandates in every generation. */
export const mandate = `
Frequency36Choice = one of
  Tp     Frequency6Code
  Prd    FrequencyPeriod1
  PtInTm FrequencyAndMoment1

FrequencyAndMoment1
  Tp     Frequency6Code
  PtInTm Exact2NumericText

FrequencyPeriod1
  Tp        Frequency6Code
  CntPerPrd DecimalNumber

MandateSetupReason1Choice = one of
  Cd    ExternalMandateSetupReason1Code
  Prtry Max70Text
`;
