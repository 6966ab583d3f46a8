/** Codes whose members ISO 20022 publishes apart from the schemas in every generation. */
export const externalCodes = `
ExternalAccountIdentification1Code = text 1..4
ExternalCashAccountType1Code = text 1..4
ExternalCashClearingSystem1Code = text 1..3
ExternalCategoryPurpose1Code = text 1..4
ExternalChargeType1Code = text 1..4
ExternalClaimNonReceiptRejection1Code = text 1..4
ExternalClearingSystemIdentification1Code = text 1..5
ExternalDiscountAmountType1Code = text 1..4
ExternalDocumentLineType1Code = text 1..4
ExternalFinancialInstitutionIdentification1Code = text 1..4
ExternalGarnishmentType1Code = text 1..4
ExternalInvestigationExecutionConfirmation1Code = text 1..4
ExternalLocalInstrument1Code = text 1..35
ExternalMandateSetupReason1Code = text 1..4
ExternalOrganisationIdentification1Code = text 1..4
ExternalPaymentCancellationRejection1Code = text 1..4
ExternalPaymentCompensationReason1Code = text 1..4
ExternalPaymentModificationRejection1Code = text 1..4
ExternalPersonIdentification1Code = text 1..4
ExternalPurpose1Code = text 1..4
ExternalReturnReason1Code = text 1..4
ExternalReversalReason1Code = text 1..4
ExternalServiceLevel1Code = text 1..4
ExternalStatusReason1Code = text 1..4
ExternalTaxAmountType1Code = text 1..4
`;
