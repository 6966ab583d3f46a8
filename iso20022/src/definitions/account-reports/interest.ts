/** Interest in reports of every generation. */
export const reportInterest = `
InterestType1Choice = one of
  Cd    InterestType1Code
  Prtry Max35Text

RateType4Choice = one of
  Pctg PercentageRate
  Othr Max35Text
`;
