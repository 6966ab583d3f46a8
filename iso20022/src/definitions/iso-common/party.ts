/** Parties, addresses and contacts in every generation. */
export const party = `
GenericOrganisationIdentification1
  Id       Max35Text
  SchmeNm? OrganisationIdentificationSchemeName1Choice
  Issr?    Max35Text

GenericPersonIdentification1
  Id       Max35Text
  SchmeNm? PersonIdentificationSchemeName1Choice
  Issr?    Max35Text

OrganisationIdentificationSchemeName1Choice = one of
  Cd    ExternalOrganisationIdentification1Code
  Prtry Max35Text

PersonIdentificationSchemeName1Choice = one of
  Cd    ExternalPersonIdentification1Code
  Prtry Max35Text
`;
