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

OriginalGroupInformation20
  OrgnlMsgId     Max35Text
  OrgnlMsgNmId   Max35Text
  OrgnlCreDtTm?  ISODateTime
  OrgnlNbOfTxs?  Max15NumericText
  OrgnlCtrlSum?  DecimalNumber
  GrpSts?        TransactionGroupStatus3Code
  StsRsnInf*     StatusReasonInformation8
  NbOfTxsPerSts* NumberOfTransactionsPerStatus3

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

TransactionGroupStatus3Code = code ACTC RCVD PART RJCT PDNG ACCP ACSP ACSC ACWC

StatusReasonInformation8
  Orgtr?    PartyIdentification32
  Rsn?      StatusReason6Choice
  AddtlInf* Max105Text

NumberOfTransactionsPerStatus3
  DtldNbOfTxs  Max15NumericText
  DtldSts      TransactionIndividualStatus3Code
  DtldCtrlSum? DecimalNumber

TransactionIndividualStatus3Code = code ACTC RJCT PDNG ACCP ACSP ACSC ACWC
`,
};
