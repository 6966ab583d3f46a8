/** Direct debit mandates of the 2019 generation. */
export const mandate2019 = `
AmendmentInformationDetails13
  OrgnlMndtId?      Max35Text
  OrgnlCdtrSchmeId? PartyIdentification135
  OrgnlCdtrAgt?     BranchAndFinancialInstitutionIdentification6
  OrgnlCdtrAgtAcct? CashAccount38
  OrgnlDbtr?        PartyIdentification135
  OrgnlDbtrAcct?    CashAccount38
  OrgnlDbtrAgt?     BranchAndFinancialInstitutionIdentification6
  OrgnlDbtrAgtAcct? CashAccount38
  OrgnlFnlColltnDt? ISODate
  OrgnlFrqcy?       Frequency36Choice
  OrgnlRsn?         MandateSetupReason1Choice
  OrgnlTrckgDays?   Exact2NumericText

DirectDebitTransaction10
  MndtRltdInf? MandateRelatedInformation14
  CdtrSchmeId? PartyIdentification135
  PreNtfctnId? Max35Text
  PreNtfctnDt? ISODate

MandateRelatedInformation14
  MndtId?        Max35Text
  DtOfSgntr?     ISODate
  AmdmntInd?     TrueFalseIndicator
  AmdmntInfDtls? AmendmentInformationDetails13
  ElctrncSgntr?  Max1025Text
  FrstColltnDt?  ISODate
  FnlColltnDt?   ISODate
  Frqcy?         Frequency36Choice
  Rsn?           MandateSetupReason1Choice
  TrckgDays?     Exact2NumericText
`;
