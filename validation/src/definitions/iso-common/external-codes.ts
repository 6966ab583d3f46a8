/** Codes whose members ISO 20022 publishes apart from the schemas in every generation. */
export const externalCodes = `
ExternalAccountIdentification1Code = text 1..4
ExternalCashClearingSystem1Code = text 1..3
ExternalCategoryPurpose1Code = text 1..4
ExternalClearingSystemIdentification1Code = text 1..5
ExternalFinancialInstitutionIdentification1Code = text 1..4
ExternalLocalInstrument1Code = text 1..35
ExternalOrganisationIdentification1Code = text 1..4
ExternalPersonIdentification1Code = text 1..4
ExternalPurpose1Code = text 1..4
ExternalServiceLevel1Code = text 1..4
`;
