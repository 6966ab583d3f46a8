import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Customer credit transfer between financial institutions. */
export const pacs008V08: MessageDefinition = {
  name: 'pacs.008.001.08',
  root: { name: 'FIToFICstmrCdtTrf', type: 'FIToFICustomerCreditTransferV08' },
  transaction: 'CdtTrfTxInf',
  uses: iso2019,
  types: `
FIToFICustomerCreditTransferV08
  GrpHdr       GroupHeader93
  CdtTrfTxInf+ CreditTransferTransaction39
  SplmtryData* SupplementaryData1

CreditTransferTransaction39
  PmtId              PaymentIdentification7
  PmtTpInf?          PaymentTypeInformation28
  IntrBkSttlmAmt     ActiveCurrencyAndAmount
  IntrBkSttlmDt?     ISODate
  SttlmPrty?         Priority3Code
  SttlmTmIndctn?     SettlementDateTimeIndication1
  SttlmTmReq?        SettlementTimeRequest2
  AccptncDtTm?       ISODateTime
  PoolgAdjstmntDt?   ISODate
  InstdAmt?          ActiveOrHistoricCurrencyAndAmount
  XchgRate?          BaseOneRate
  ChrgBr             ChargeBearerType1Code
  ChrgsInf*          Charges7
  PrvsInstgAgt1?     BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt1Acct? CashAccount38
  PrvsInstgAgt2?     BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt2Acct? CashAccount38
  PrvsInstgAgt3?     BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt3Acct? CashAccount38
  InstgAgt?          BranchAndFinancialInstitutionIdentification6
  InstdAgt?          BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1?        BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1Acct?    CashAccount38
  IntrmyAgt2?        BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2Acct?    CashAccount38
  IntrmyAgt3?        BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3Acct?    CashAccount38
  UltmtDbtr?         PartyIdentification135
  InitgPty?          PartyIdentification135
  Dbtr               PartyIdentification135
  DbtrAcct?          CashAccount38
  DbtrAgt            BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?       CashAccount38
  CdtrAgt            BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?       CashAccount38
  Cdtr               PartyIdentification135
  CdtrAcct?          CashAccount38
  UltmtCdtr?         PartyIdentification135
  InstrForCdtrAgt*   InstructionForCreditorAgent1
  InstrForNxtAgt*    InstructionForNextAgent1
  Purp?              Purpose2Choice
  RgltryRptg[0..10]  RegulatoryReporting3
  Tax?               TaxInformation8
  RltdRmtInf[0..10]  RemittanceLocation7
  RmtInf?            RemittanceInformation16
  SplmtryData*       SupplementaryData1
`,
};
