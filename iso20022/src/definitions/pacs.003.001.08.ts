import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Customer direct debit between financial institutions. */
export const pacs003V08: MessageDefinition = {
  name: 'pacs.003.001.08',
  root: { name: 'FIToFICstmrDrctDbt', type: 'FIToFICustomerDirectDebitV08' },
  transaction: 'DrctDbtTxInf',
  uses: iso2019,
  types: `
FIToFICustomerDirectDebitV08
  GrpHdr        GroupHeader94
  DrctDbtTxInf+ DirectDebitTransactionInformation24
  SplmtryData*  SupplementaryData1

GroupHeader94
  MsgId              Max35Text
  CreDtTm            ISODateTime
  Authstn[0..2]      Authorisation1Choice
  BtchBookg?         BatchBookingIndicator
  NbOfTxs            Max15NumericText
  CtrlSum?           DecimalNumber
  TtlIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?     ISODate
  SttlmInf           SettlementInstruction8
  PmtTpInf?          PaymentTypeInformation27
  InstgAgt?          BranchAndFinancialInstitutionIdentification6
  InstdAgt?          BranchAndFinancialInstitutionIdentification6

DirectDebitTransactionInformation24
  PmtId             PaymentIdentification7
  PmtTpInf?         PaymentTypeInformation27
  IntrBkSttlmAmt    ActiveCurrencyAndAmount
  IntrBkSttlmDt?    ISODate
  SttlmPrty?        Priority3Code
  SttlmTmIndctn?    SettlementDateTimeIndication1
  InstdAmt?         ActiveOrHistoricCurrencyAndAmount
  XchgRate?         BaseOneRate
  ChrgBr            ChargeBearerType1Code
  ChrgsInf*         Charges7
  ReqdColltnDt?     ISODate
  DrctDbtTx?        DirectDebitTransaction10
  Cdtr              PartyIdentification135
  CdtrAcct?         CashAccount38
  CdtrAgt           BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?      CashAccount38
  UltmtCdtr?        PartyIdentification135
  InitgPty?         PartyIdentification135
  InstgAgt?         BranchAndFinancialInstitutionIdentification6
  InstdAgt?         BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1?       BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1Acct?   CashAccount38
  IntrmyAgt2?       BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2Acct?   CashAccount38
  IntrmyAgt3?       BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3Acct?   CashAccount38
  Dbtr              PartyIdentification135
  DbtrAcct          CashAccount38
  DbtrAgt           BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?      CashAccount38
  UltmtDbtr?        PartyIdentification135
  Purp?             Purpose2Choice
  RgltryRptg[0..10] RegulatoryReporting3
  RltdRmtInf[0..10] RemittanceLocation7
  RmtInf?           RemittanceInformation16
  SplmtryData*      SupplementaryData1

SettlementInstruction8
  SttlmMtd   SettlementMethod2Code
  SttlmAcct? CashAccount38
  ClrSys?    ClearingSystemIdentification3Choice
`,
};
