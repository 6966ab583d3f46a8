import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Customer credit transfer between financial institutions, 2009 generation. */
export const pacs008V02: MessageDefinition = {
  name: 'pacs.008.001.02',
  root: { name: 'FIToFICstmrCdtTrf', type: 'FIToFICustomerCreditTransferV02' },
  transaction: 'CdtTrfTxInf',
  uses: iso2009,
  types: `
FIToFICustomerCreditTransferV02
  GrpHdr       GroupHeader33
  CdtTrfTxInf+ CreditTransferTransactionInformation11

GroupHeader33
  MsgId              Max35Text
  CreDtTm            ISODateTime
  BtchBookg?         BatchBookingIndicator
  NbOfTxs            Max15NumericText
  CtrlSum?           DecimalNumber
  TtlIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?     ISODate
  SttlmInf           SettlementInformation13
  PmtTpInf?          PaymentTypeInformation21
  InstgAgt?          BranchAndFinancialInstitutionIdentification4
  InstdAgt?          BranchAndFinancialInstitutionIdentification4

CreditTransferTransactionInformation11
  PmtId             PaymentIdentification3
  PmtTpInf?         PaymentTypeInformation21
  IntrBkSttlmAmt    ActiveCurrencyAndAmount
  IntrBkSttlmDt?    ISODate
  SttlmPrty?        Priority3Code
  SttlmTmIndctn?    SettlementDateTimeIndication1
  SttlmTmReq?       SettlementTimeRequest2
  AccptncDtTm?      ISODateTime
  PoolgAdjstmntDt?  ISODate
  InstdAmt?         ActiveOrHistoricCurrencyAndAmount
  XchgRate?         BaseOneRate
  ChrgBr            ChargeBearerType1Code
  ChrgsInf*         ChargesInformation5
  PrvsInstgAgt?     BranchAndFinancialInstitutionIdentification4
  PrvsInstgAgtAcct? CashAccount16
  InstgAgt?         BranchAndFinancialInstitutionIdentification4
  InstdAgt?         BranchAndFinancialInstitutionIdentification4
  IntrmyAgt1?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt1Acct?   CashAccount16
  IntrmyAgt2?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt2Acct?   CashAccount16
  IntrmyAgt3?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt3Acct?   CashAccount16
  UltmtDbtr?        PartyIdentification32
  InitgPty?         PartyIdentification32
  Dbtr              PartyIdentification32
  DbtrAcct?         CashAccount16
  DbtrAgt           BranchAndFinancialInstitutionIdentification4
  DbtrAgtAcct?      CashAccount16
  CdtrAgt           BranchAndFinancialInstitutionIdentification4
  CdtrAgtAcct?      CashAccount16
  Cdtr              PartyIdentification32
  CdtrAcct?         CashAccount16
  UltmtCdtr?        PartyIdentification32
  InstrForCdtrAgt*  InstructionForCreditorAgent1
  InstrForNxtAgt*   InstructionForNextAgent1
  Purp?             Purpose2Choice
  RgltryRptg[0..10] RegulatoryReporting3
  RltdRmtInf[0..10] RemittanceLocation2
  RmtInf?           RemittanceInformation5
`,
};
