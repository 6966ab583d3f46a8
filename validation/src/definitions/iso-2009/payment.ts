/** Payment types, purposes and references of the 2009 generation. */
export const payment2009 = `
ChargesInformation5
  Amt ActiveOrHistoricCurrencyAndAmount
  Pty BranchAndFinancialInstitutionIdentification4

PaymentIdentification3
  InstrId?   Max35Text
  EndToEndId Max35Text
  TxId       Max35Text
  ClrSysRef? Max35Text

PaymentTypeInformation21
  InstrPrty? Priority2Code
  ClrChanl?  ClearingChannel2Code
  SvcLvl?    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  CtgyPurp?  CategoryPurpose1Choice
`;
