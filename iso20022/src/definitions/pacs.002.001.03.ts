import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Status of payments, accepted or rejected, 2009 generation. */
export const pacs002V03: MessageDefinition = {
  name: 'pacs.002.001.03',
  root: { name: 'FIToFIPmtStsRpt', type: 'FIToFIPaymentStatusReportV03' },
  transaction: 'TxInfAndSts',
  uses: iso2009,
  types: `
FIToFIPaymentStatusReportV03
  GrpHdr            GroupHeader37
  OrgnlGrpInfAndSts OriginalGroupInformation20
  TxInfAndSts*      PaymentTransactionInformation26

GroupHeader37
  MsgId     Max35Text
  CreDtTm   ISODateTime
  InstgAgt? BranchAndFinancialInstitutionIdentification4
  InstdAgt? BranchAndFinancialInstitutionIdentification4

PaymentTransactionInformation26
  StsId?           Max35Text
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlTxId?       Max35Text
  TxSts?           TransactionIndividualStatus3Code
  StsRsnInf*       StatusReasonInformation8
  ChrgsInf*        ChargesInformation5
  AccptncDtTm?     ISODateTime
  AcctSvcrRef?     Max35Text
  ClrSysRef?       Max35Text
  InstgAgt?        BranchAndFinancialInstitutionIdentification4
  InstdAgt?        BranchAndFinancialInstitutionIdentification4
  OrgnlTxRef?      OriginalTransactionReference13
`,
};
