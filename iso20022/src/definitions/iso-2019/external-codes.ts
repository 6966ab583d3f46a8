/** Codes whose members ISO 20022 publishes apart from the schemas of the 2019 generation. */
export const externalCodes2019 = `
ExternalCancellationReason1Code = text 1..4
ExternalPaymentGroupStatus1Code = text 1..4
ExternalPaymentTransactionStatus1Code = text 1..4
ExternalProxyAccountType1Code = text 1..4
`;
