import { iso2009 } from './iso-2009.ts';

/** Banks, accounts and settlement as they became after the 2009 generation, and before they were written anew. */
const since2013 = `
BICFIIdentifier = pattern [A-Z]{6,6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3,3}){0,1}

BranchAndFinancialInstitutionIdentification5
  FinInstnId FinancialInstitutionIdentification8
  BrnchId?   BranchData2

CashAccount24
  Id   AccountIdentification4Choice
  Tp?  CashAccountType2Choice
  Ccy? ActiveOrHistoricCurrencyCode
  Nm?  Max70Text

FinancialInstitutionIdentification8
  BICFI?       BICFIIdentifier
  ClrSysMmbId? ClearingSystemMemberIdentification2
  Nm?          Max140Text
  PstlAdr?     PostalAddress6
  Othr?        GenericFinancialIdentification1

OrganisationIdentification8
  AnyBIC? AnyBICIdentifier
  Othr*   GenericOrganisationIdentification1

PaymentTypeInformation25
  InstrPrty? Priority2Code
  ClrChanl?  ClearingChannel2Code
  SvcLvl?    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  SeqTp?     SequenceType3Code
  CtgyPurp?  CategoryPurpose1Choice

SettlementInstruction4
  SttlmMtd              SettlementMethod1Code
  SttlmAcct?            CashAccount24
  ClrSys?               ClearingSystemIdentification3Choice
  InstgRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification5
  InstgRmbrsmntAgtAcct? CashAccount24
  InstdRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification5
  InstdRmbrsmntAgtAcct? CashAccount24
  ThrdRmbrsmntAgt?      BranchAndFinancialInstitutionIdentification5
  ThrdRmbrsmntAgtAcct?  CashAccount24
`;

/** What messages share that came between the generations of 2009 and 2019. */
export const iso2013: readonly string[] = [...iso2009, since2013];
