/** Mandates of the 2009 generation. */
export const mandate2009 = `
AmendmentInformationDetails6
  OrgnlMndtId?      Max35Text
  OrgnlCdtrSchmeId? PartyIdentification32
  OrgnlCdtrAgt?     BranchAndFinancialInstitutionIdentification4
  OrgnlCdtrAgtAcct? CashAccount16
  OrgnlDbtr?        PartyIdentification32
  OrgnlDbtrAcct?    CashAccount16
  OrgnlDbtrAgt?     BranchAndFinancialInstitutionIdentification4
  OrgnlDbtrAgtAcct? CashAccount16
  OrgnlFnlColltnDt? ISODate
  OrgnlFrqcy?       Frequency1Code

DirectDebitTransaction6
  MndtRltdInf? MandateRelatedInformation6
  CdtrSchmeId? PartyIdentification32
  PreNtfctnId? Max35Text
  PreNtfctnDt? ISODate

MandateRelatedInformation6
  MndtId?        Max35Text
  DtOfSgntr?     ISODate
  AmdmntInd?     TrueFalseIndicator
  AmdmntInfDtls? AmendmentInformationDetails6
  ElctrncSgntr?  Max1025Text
  FrstColltnDt?  ISODate
  FnlColltnDt?   ISODate
  Frqcy?         Frequency1Code
`;
