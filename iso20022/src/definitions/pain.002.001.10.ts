import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Status of payments told to the customer. */
export const pain002V10: MessageDefinition = {
  name: 'pain.002.001.10',
  root: { name: 'CstmrPmtStsRpt', type: 'CustomerPaymentStatusReportV10' },
  transaction: 'TxInfAndSts',
  uses: iso2019,
  types: `
CustomerPaymentStatusReportV10
  GrpHdr             GroupHeader86
  OrgnlGrpInfAndSts  OriginalGroupHeader17
  OrgnlPmtInfAndSts* OriginalPaymentInstruction32
  SplmtryData*       SupplementaryData1

GroupHeader86
  MsgId     Max35Text
  CreDtTm   ISODateTime
  InitgPty? PartyIdentification135
  FwdgAgt?  BranchAndFinancialInstitutionIdentification6
  DbtrAgt?  BranchAndFinancialInstitutionIdentification6
  CdtrAgt?  BranchAndFinancialInstitutionIdentification6

OriginalPaymentInstruction32
  OrgnlPmtInfId  Max35Text
  OrgnlNbOfTxs?  Max15NumericText
  OrgnlCtrlSum?  DecimalNumber
  PmtInfSts?     ExternalPaymentGroupStatus1Code
  StsRsnInf*     StatusReasonInformation12
  NbOfTxsPerSts* NumberOfTransactionsPerStatus5
  TxInfAndSts*   PaymentTransaction105

PaymentTransaction105
  StsId?           Max35Text
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlUETR?       UUIDv4Identifier
  TxSts?           ExternalPaymentTransactionStatus1Code
  StsRsnInf*       StatusReasonInformation12
  ChrgsInf*        Charges7
  TrckrData?       TrackerData1
  AccptncDtTm?     ISODateTime
  AcctSvcrRef?     Max35Text
  ClrSysRef?       Max35Text
  OrgnlTxRef?      OriginalTransactionReference28
  SplmtryData*     SupplementaryData1

TrackerData1
  ConfdDt    DateAndDateTime2Choice
  ConfdAmt   ActiveCurrencyAndAmount
  TrckrRcrd+ TrackerRecord1

TrackerRecord1
  Agt           BranchAndFinancialInstitutionIdentification6
  ChrgBr?       ChargeBearerType1Code
  ChrgsAmt?     ActiveCurrencyAndAmount
  XchgRateData? CurrencyExchange13

CurrencyExchange13
  SrcCcy   ActiveCurrencyCode
  TrgtCcy  ActiveCurrencyCode
  XchgRate BaseOneRate
  UnitCcy? ActiveCurrencyCode
`,
};
