import type { MessageDefinition } from '../model/message-definition.ts';
import { accountReports2019 } from './account-reports-2019.ts';

/** Notification of debits and credits on an account. */
export const camt054V08: MessageDefinition = {
  name: 'camt.054.001.08',
  root: { name: 'BkToCstmrDbtCdtNtfctn', type: 'BankToCustomerDebitCreditNotificationV08' },
  transaction: 'Ntry',
  uses: accountReports2019,
  types: `
BankToCustomerDebitCreditNotificationV08
  GrpHdr       GroupHeader81
  Ntfctn+      AccountNotification17
  SplmtryData* SupplementaryData1

AccountNotification17
  Id              Max35Text
  NtfctnPgntn?    Pagination1
  ElctrncSeqNb?   Number
  RptgSeq?        SequenceRange1Choice
  LglSeqNb?       Number
  CreDtTm?        ISODateTime
  FrToDt?         DateTimePeriod1
  CpyDplctInd?    CopyDuplicate1Code
  RptgSrc?        ReportingSource1Choice
  Acct            CashAccount39
  RltdAcct?       CashAccount38
  Intrst*         AccountInterest4
  TxsSummry?      TotalTransactions6
  Ntry*           ReportEntry10
  AddtlNtfctnInf? Max500Text
`,
};
