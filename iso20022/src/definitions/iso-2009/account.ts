/** Accounts and their proxies of the 2009 generation. */
export const account2009 = `
CashAccount16
  Id   AccountIdentification4Choice
  Tp?  CashAccountType2
  Ccy? ActiveOrHistoricCurrencyCode
  Nm?  Max70Text

CashAccountType2 = one of
  Cd    CashAccountType4Code
  Prtry Max35Text
`;
