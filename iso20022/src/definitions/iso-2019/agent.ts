/** Financial institutions of the 2019 generation. */
export const agent2019 = `
BranchAndFinancialInstitutionIdentification6
  FinInstnId FinancialInstitutionIdentification18
  BrnchId?   BranchData3

BranchData3
  Id?      Max35Text
  LEI?     LEIIdentifier
  Nm?      Max140Text
  PstlAdr? PostalAddress24

FinancialInstitutionIdentification18
  BICFI?       BICFIDec2014Identifier
  ClrSysMmbId? ClearingSystemMemberIdentification2
  LEI?         LEIIdentifier
  Nm?          Max140Text
  PstlAdr?     PostalAddress24
  Othr?        GenericFinancialIdentification1
`;
