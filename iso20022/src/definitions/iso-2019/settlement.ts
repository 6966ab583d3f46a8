/** Settlement and clearing of the 2019 generation. */
export const settlement2019 = `
SettlementInstruction7
  SttlmMtd              SettlementMethod1Code
  SttlmAcct?            CashAccount38
  ClrSys?               ClearingSystemIdentification3Choice
  InstgRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification6
  InstgRmbrsmntAgtAcct? CashAccount38
  InstdRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification6
  InstdRmbrsmntAgtAcct? CashAccount38
  ThrdRmbrsmntAgt?      BranchAndFinancialInstitutionIdentification6
  ThrdRmbrsmntAgtAcct?  CashAccount38
`;
