/** Financial institutions in every generation. */
export const agent = `
ClearingSystemIdentification2Choice = one of
  Cd    ExternalClearingSystemIdentification1Code
  Prtry Max35Text

ClearingSystemMemberIdentification2
  ClrSysId? ClearingSystemIdentification2Choice
  MmbId     Max35Text

FinancialIdentificationSchemeName1Choice = one of
  Cd    ExternalFinancialInstitutionIdentification1Code
  Prtry Max35Text

GenericFinancialIdentification1
  Id       Max35Text
  SchmeNm? FinancialIdentificationSchemeName1Choice
  Issr?    Max35Text
`;
