/** What kind of transaction an entry is in reports of every generation. */
export const reportTransactionCodes = `
BankTransactionCodeStructure4
  Domn?  BankTransactionCodeStructure5
  Prtry? ProprietaryBankTransactionCodeStructure1

BankTransactionCodeStructure5
  Cd   ExternalBankTransactionDomain1Code
  Fmly BankTransactionCodeStructure6

BankTransactionCodeStructure6
  Cd        ExternalBankTransactionFamily1Code
  SubFmlyCd ExternalBankTransactionSubFamily1Code

ProprietaryBankTransactionCodeStructure1
  Cd    Max35Text
  Issr? Max35Text
`;
