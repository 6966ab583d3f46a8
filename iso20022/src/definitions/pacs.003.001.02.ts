import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Customer direct debit between financial institutions, 2009 generation. */
export const pacs003V02: MessageDefinition = {
  name: 'pacs.003.001.02',
  root: { name: 'FIToFICstmrDrctDbt', type: 'FIToFICustomerDirectDebitV02' },
  transaction: 'DrctDbtTxInf',
  uses: iso2009,
  types: `
FIToFICustomerDirectDebitV02
  GrpHdr        GroupHeader34
  DrctDbtTxInf+ DirectDebitTransactionInformation10

GroupHeader34
  MsgId              Max35Text
  CreDtTm            ISODateTime
  Authstn[0..2]      Authorisation1Choice
  BtchBookg?         BatchBookingIndicator
  NbOfTxs            Max15NumericText
  CtrlSum?           DecimalNumber
  TtlIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?     ISODate
  SttlmInf           SettlementInformation14
  PmtTpInf?          PaymentTypeInformation22
  InstgAgt?          BranchAndFinancialInstitutionIdentification4
  InstdAgt?          BranchAndFinancialInstitutionIdentification4

DirectDebitTransactionInformation10
  PmtId             PaymentIdentification3
  PmtTpInf?         PaymentTypeInformation22
  IntrBkSttlmAmt    ActiveCurrencyAndAmount
  IntrBkSttlmDt?    ISODate
  InstdAmt?         ActiveOrHistoricCurrencyAndAmount
  XchgRate?         BaseOneRate
  ChrgBr            ChargeBearerType1Code
  ChrgsInf*         ChargesInformation5
  ReqdColltnDt?     ISODate
  DrctDbtTx?        DirectDebitTransaction6
  Cdtr              PartyIdentification32
  CdtrAcct?         CashAccount16
  CdtrAgt           BranchAndFinancialInstitutionIdentification4
  CdtrAgtAcct?      CashAccount16
  UltmtCdtr?        PartyIdentification32
  InitgPty?         PartyIdentification32
  InstgAgt?         BranchAndFinancialInstitutionIdentification4
  InstdAgt?         BranchAndFinancialInstitutionIdentification4
  IntrmyAgt1?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt1Acct?   CashAccount16
  IntrmyAgt2?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt2Acct?   CashAccount16
  IntrmyAgt3?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt3Acct?   CashAccount16
  Dbtr              PartyIdentification32
  DbtrAcct          CashAccount16
  DbtrAgt           BranchAndFinancialInstitutionIdentification4
  DbtrAgtAcct?      CashAccount16
  UltmtDbtr?        PartyIdentification32
  Purp?             Purpose2Choice
  RgltryRptg[0..10] RegulatoryReporting3
  RltdRmtInf[0..10] RemittanceLocation2
  RmtInf?           RemittanceInformation5

SettlementInformation14
  SttlmMtd   SettlementMethod2Code
  SttlmAcct? CashAccount16
  ClrSys?    ClearingSystemIdentification3Choice
`,
};
