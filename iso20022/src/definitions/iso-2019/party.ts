/** Parties, addresses and contacts of the 2019 generation. */
export const party2019 = `
AddressType3Choice = one of
  Cd    AddressType2Code
  Prtry GenericIdentification30

Contact4
  NmPrfx?    NamePrefix2Code
  Nm?        Max140Text
  PhneNb?    PhoneNumber
  MobNb?     PhoneNumber
  FaxNb?     PhoneNumber
  EmailAdr?  Max2048Text
  EmailPurp? Max35Text
  JobTitl?   Max35Text
  Rspnsblty? Max35Text
  Dept?      Max70Text
  Othr*      OtherContact1
  PrefrdMtd? PreferredContactMethod1Code

DateAndPlaceOfBirth1
  BirthDt      ISODate
  PrvcOfBirth? Max35Text
  CityOfBirth  Max35Text
  CtryOfBirth  CountryCode

GenericIdentification30
  Id       Exact4AlphaNumericText
  Issr     Max35Text
  SchmeNm? Max35Text

NameAndAddress16
  Nm  Max140Text
  Adr PostalAddress24

OrganisationIdentification29
  AnyBIC? AnyBICDec2014Identifier
  LEI?    LEIIdentifier
  Othr*   GenericOrganisationIdentification1

OtherContact1
  ChanlTp Max4Text
  Id?     Max128Text

Party38Choice = one of
  OrgId  OrganisationIdentification29
  PrvtId PersonIdentification13

Party40Choice = one of
  Pty PartyIdentification135
  Agt BranchAndFinancialInstitutionIdentification6

PartyIdentification135
  Nm?        Max140Text
  PstlAdr?   PostalAddress24
  Id?        Party38Choice
  CtryOfRes? CountryCode
  CtctDtls?  Contact4

PersonIdentification13
  DtAndPlcOfBirth? DateAndPlaceOfBirth1
  Othr*            GenericPersonIdentification1

PostalAddress24
  AdrTp?        AddressType3Choice
  Dept?         Max70Text
  SubDept?      Max70Text
  StrtNm?       Max70Text
  BldgNb?       Max16Text
  BldgNm?       Max35Text
  Flr?          Max70Text
  PstBx?        Max16Text
  Room?         Max70Text
  PstCd?        Max16Text
  TwnNm?        Max35Text
  TwnLctnNm?    Max35Text
  DstrctNm?     Max35Text
  CtrySubDvsn?  Max35Text
  Ctry?         CountryCode
  AdrLine[0..7] Max70Text
`;
