/** Charges and what they are for in every generation. */
export const charges = `
ChargeType3Choice = one of
  Cd    ExternalChargeType1Code
  Prtry GenericIdentification3
`;
