/** Accounts and their proxies of the 2019 generation. */
export const account2019 = `
CashAccount38
  Id    AccountIdentification4Choice
  Tp?   CashAccountType2Choice
  Ccy?  ActiveOrHistoricCurrencyCode
  Nm?   Max70Text
  Prxy? ProxyAccountIdentification1

ProxyAccountIdentification1
  Tp? ProxyAccountType1Choice
  Id  Max2048Text

ProxyAccountType1Choice = one of
  Cd    ExternalProxyAccountType1Code
  Prtry Max35Text
`;
