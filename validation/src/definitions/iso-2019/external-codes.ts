/** Codes whose members ISO 20022 publishes apart from the schemas of the 2019 generation. */
export const externalCodes2019 = `
ExternalCashAccountType1Code = text 1..4
ExternalDiscountAmountType1Code = text 1..4
ExternalDocumentLineType1Code = text 1..4
ExternalGarnishmentType1Code = text 1..4
ExternalMandateSetupReason1Code = text 1..4
ExternalProxyAccountType1Code = text 1..4
ExternalTaxAmountType1Code = text 1..4
`;
