import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Status of payments told to the customer, 2009 generation. */
export const pain002V03: MessageDefinition = {
  name: 'pain.002.001.03',
  root: { name: 'CstmrPmtStsRpt', type: 'CustomerPaymentStatusReportV03' },
  transaction: 'TxInfAndSts',
  uses: iso2009,
  types: `
CustomerPaymentStatusReportV03
  GrpHdr             GroupHeader36
  OrgnlGrpInfAndSts  OriginalGroupInformation20
  OrgnlPmtInfAndSts* OriginalPaymentInformation1

GroupHeader36
  MsgId     Max35Text
  CreDtTm   ISODateTime
  InitgPty? PartyIdentification32
  FwdgAgt?  BranchAndFinancialInstitutionIdentification4
  DbtrAgt?  BranchAndFinancialInstitutionIdentification4
  CdtrAgt?  BranchAndFinancialInstitutionIdentification4

OriginalPaymentInformation1
  OrgnlPmtInfId  Max35Text
  OrgnlNbOfTxs?  Max15NumericText
  OrgnlCtrlSum?  DecimalNumber
  PmtInfSts?     TransactionGroupStatus3Code
  StsRsnInf*     StatusReasonInformation8
  NbOfTxsPerSts* NumberOfTransactionsPerStatus3
  TxInfAndSts*   PaymentTransactionInformation25

PaymentTransactionInformation25
  StsId?           Max35Text
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  TxSts?           TransactionIndividualStatus3Code
  StsRsnInf*       StatusReasonInformation8
  ChrgsInf*        ChargesInformation5
  AccptncDtTm?     ISODateTime
  AcctSvcrRef?     Max35Text
  ClrSysRef?       Max35Text
  OrgnlTxRef?      OriginalTransactionReference13
`,
};
