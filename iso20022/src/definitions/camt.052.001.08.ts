import type { MessageDefinition } from '../model/message-definition.ts';
import { accountReports2019 } from './account-reports-2019.ts';

/** Report of an account during the day. */
export const camt052V08: MessageDefinition = {
  name: 'camt.052.001.08',
  root: { name: 'BkToCstmrAcctRpt', type: 'BankToCustomerAccountReportV08' },
  transaction: 'Ntry',
  uses: accountReports2019,
  types: `
BankToCustomerAccountReportV08
  GrpHdr       GroupHeader81
  Rpt+         AccountReport25
  SplmtryData* SupplementaryData1

AccountReport25
  Id            Max35Text
  RptPgntn?     Pagination1
  ElctrncSeqNb? Number
  RptgSeq?      SequenceRange1Choice
  LglSeqNb?     Number
  CreDtTm?      ISODateTime
  FrToDt?       DateTimePeriod1
  CpyDplctInd?  CopyDuplicate1Code
  RptgSrc?      ReportingSource1Choice
  Acct          CashAccount39
  RltdAcct?     CashAccount38
  Intrst*       AccountInterest4
  Bal*          CashBalance8
  TxsSummry?    TotalTransactions6
  Ntry*         ReportEntry10
  AddtlRptInf?  Max500Text
`,
};
