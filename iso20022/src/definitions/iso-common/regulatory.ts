/** Regulatory reporting in every generation. */
export const regulatory = `
RegulatoryAuthority2
  Nm?   Max140Text
  Ctry? CountryCode

RegulatoryReporting3
  DbtCdtRptgInd? RegulatoryReportingType1Code
  Authrty?       RegulatoryAuthority2
  Dtls*          StructuredRegulatoryReporting3

StructuredRegulatoryReporting3
  Tp?   Max35Text
  Dt?   ISODate
  Ctry? CountryCode
  Cd?   Max10Text
  Amt?  ActiveOrHistoricCurrencyAndAmount
  Inf*  Max35Text
`;
