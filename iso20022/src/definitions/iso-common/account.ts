/** Accounts and their proxies in every generation. */
export const account = `
AccountIdentification4Choice = one of
  IBAN IBAN2007Identifier
  Othr GenericAccountIdentification1

AccountSchemeName1Choice = one of
  Cd    ExternalAccountIdentification1Code
  Prtry Max35Text

CashAccountType2Choice = one of
  Cd    ExternalCashAccountType1Code
  Prtry Max35Text

GenericAccountIdentification1
  Id       Max34Text
  SchmeNm? AccountSchemeName1Choice
  Issr?    Max35Text
`;
