/** Texts and codes only account reports know, in every generation. */
export const reportSimpleTypes = `
ExternalBalanceSubType1Code = text 1..4
ExternalBankTransactionDomain1Code = text 1..4
ExternalBankTransactionFamily1Code = text 1..4
ExternalBankTransactionSubFamily1Code = text 1..4
ExternalReportingSource1Code = text 1..4
ExternalTechnicalInputChannel1Code = text 1..4
InterestType1Code = code INDY OVRN
Max15PlusSignedNumericText = pattern [+]{0,1}[0-9]{1,15}
Max500Text = text 1..500
Max5NumericText = pattern [0-9]{1,5}
`;
