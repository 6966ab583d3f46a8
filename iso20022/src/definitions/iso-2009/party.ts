/** Parties, addresses and contacts of the 2009 generation. */
export const party2009 = `
ContactDetails2
  NmPrfx?   NamePrefix1Code
  Nm?       Max140Text
  PhneNb?   PhoneNumber
  MobNb?    PhoneNumber
  FaxNb?    PhoneNumber
  EmailAdr? Max2048Text
  Othr?     Max35Text

DateAndPlaceOfBirth
  BirthDt      ISODate
  PrvcOfBirth? Max35Text
  CityOfBirth  Max35Text
  CtryOfBirth  CountryCode

NameAndAddress10
  Nm  Max140Text
  Adr PostalAddress6

OrganisationIdentification4
  BICOrBEI? AnyBICIdentifier
  Othr*     GenericOrganisationIdentification1

Party6Choice = one of
  OrgId  OrganisationIdentification4
  PrvtId PersonIdentification5

Party7Choice = one of
  Pty PartyIdentification32
  Agt BranchAndFinancialInstitutionIdentification4

PartyIdentification32
  Nm?        Max140Text
  PstlAdr?   PostalAddress6
  Id?        Party6Choice
  CtryOfRes? CountryCode
  CtctDtls?  ContactDetails2

PersonIdentification5
  DtAndPlcOfBirth? DateAndPlaceOfBirth
  Othr*            GenericPersonIdentification1

PostalAddress6
  AdrTp?        AddressType2Code
  Dept?         Max70Text
  SubDept?      Max70Text
  StrtNm?       Max70Text
  BldgNb?       Max16Text
  PstCd?        Max16Text
  TwnNm?        Max35Text
  CtrySubDvsn?  Max35Text
  Ctry?         CountryCode
  AdrLine[0..7] Max70Text
`;
