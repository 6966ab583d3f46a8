import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Status of payments, accepted or rejected. */
export const pacs002V10: MessageDefinition = {
  name: 'pacs.002.001.10',
  root: { name: 'FIToFIPmtStsRpt', type: 'FIToFIPaymentStatusReportV10' },
  transaction: 'TxInfAndSts',
  uses: iso2019,
  types: `
FIToFIPaymentStatusReportV10
  GrpHdr             GroupHeader91
  OrgnlGrpInfAndSts* OriginalGroupHeader17
  TxInfAndSts*       PaymentTransaction110
  SplmtryData*       SupplementaryData1

PaymentTransaction110
  StsId?             Max35Text
  OrgnlGrpInf?       OriginalGroupInformation29
  OrgnlInstrId?      Max35Text
  OrgnlEndToEndId?   Max35Text
  OrgnlTxId?         Max35Text
  OrgnlUETR?         UUIDv4Identifier
  TxSts?             ExternalPaymentTransactionStatus1Code
  StsRsnInf*         StatusReasonInformation12
  ChrgsInf*          Charges7
  AccptncDtTm?       ISODateTime
  FctvIntrBkSttlmDt? DateAndDateTime2Choice
  AcctSvcrRef?       Max35Text
  ClrSysRef?         Max35Text
  InstgAgt?          BranchAndFinancialInstitutionIdentification6
  InstdAgt?          BranchAndFinancialInstitutionIdentification6
  OrgnlTxRef?        OriginalTransactionReference28
  SplmtryData*       SupplementaryData1
`,
};
