/** Cheques a payer orders in every generation. */
export const cheque = `
ChequeDeliveryMethod1Choice = one of
  Cd    ChequeDelivery1Code
  Prtry Max35Text
`;
