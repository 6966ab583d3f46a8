import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Request for the status of a payment. */
export const pacs028V03: MessageDefinition = {
  name: 'pacs.028.001.03',
  root: { name: 'FIToFIPmtStsReq', type: 'FIToFIPaymentStatusRequestV03' },
  transaction: 'TxInf',
  uses: iso2019,
  types: `
FIToFIPaymentStatusRequestV03
  GrpHdr       GroupHeader91
  OrgnlGrpInf* OriginalGroupInformation27
  TxInf*       PaymentTransaction113
  SplmtryData* SupplementaryData1

PaymentTransaction113
  StsReqId?        Max35Text
  OrgnlGrpInf?     OriginalGroupInformation29
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlTxId?       Max35Text
  OrgnlUETR?       UUIDv4Identifier
  AccptncDtTm?     ISODateTime
  ClrSysRef?       Max35Text
  InstgAgt?        BranchAndFinancialInstitutionIdentification6
  InstdAgt?        BranchAndFinancialInstitutionIdentification6
  OrgnlTxRef?      OriginalTransactionReference28
  SplmtryData*     SupplementaryData1
`,
};
