/** Securities behind entries in reports of every generation. */
export const reportSecurities = `
ProprietaryPrice2
  Tp   Max35Text
  Pric ActiveOrHistoricCurrencyAndAmount

ProprietaryQuantity1
  Tp  Max35Text
  Qty Max35Text
`;
