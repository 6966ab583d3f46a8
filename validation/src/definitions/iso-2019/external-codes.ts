/** Codes whose members ISO 20022 publishes apart from the schemas of the 2019 generation. */
export const externalCodes2019 = `
ExternalProxyAccountType1Code = text 1..4
`;
