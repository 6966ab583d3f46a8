/** Financial institutions of the 2009 generation. */
export const agent2009 = `
BranchAndFinancialInstitutionIdentification4
  FinInstnId FinancialInstitutionIdentification7
  BrnchId?   BranchData2

BranchData2
  Id?      Max35Text
  Nm?      Max140Text
  PstlAdr? PostalAddress6

FinancialInstitutionIdentification7
  BIC?         BICIdentifier
  ClrSysMmbId? ClearingSystemMemberIdentification2
  Nm?          Max140Text
  PstlAdr?     PostalAddress6
  Othr?        GenericFinancialIdentification1
`;
