import type { MessageDefinition } from '../model/message-definition.ts';
import { accountReports2019 } from './account-reports-2019.ts';

/** Statement of an account. */
export const camt053V08: MessageDefinition = {
  name: 'camt.053.001.08',
  root: { name: 'BkToCstmrStmt', type: 'BankToCustomerStatementV08' },
  transaction: 'Ntry',
  uses: accountReports2019,
  types: `
BankToCustomerStatementV08
  GrpHdr       GroupHeader81
  Stmt+        AccountStatement9
  SplmtryData* SupplementaryData1

AccountStatement9
  Id            Max35Text
  StmtPgntn?    Pagination1
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
  Bal+          CashBalance8
  TxsSummry?    TotalTransactions6
  Ntry*         ReportEntry10
  AddtlStmtInf? Max500Text
`,
};
