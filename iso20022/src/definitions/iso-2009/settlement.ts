/** Settlement and clearing of the 2009 generation. */
export const settlement2009 = `
SettlementInformation13
  SttlmMtd              SettlementMethod1Code
  SttlmAcct?            CashAccount16
  ClrSys?               ClearingSystemIdentification3Choice
  InstgRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification4
  InstgRmbrsmntAgtAcct? CashAccount16
  InstdRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification4
  InstdRmbrsmntAgtAcct? CashAccount16
  ThrdRmbrsmntAgt?      BranchAndFinancialInstitutionIdentification4
  ThrdRmbrsmntAgtAcct?  CashAccount16
`;
