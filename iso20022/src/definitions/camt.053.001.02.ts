import type { MessageDefinition } from '../model/message-definition.ts';
import { accountReports2009 } from './account-reports-2009.ts';

/** Statement of an account, 2009 generation. */
export const camt053V02: MessageDefinition = {
  name: 'camt.053.001.02',
  root: { name: 'BkToCstmrStmt', type: 'BankToCustomerStatementV02' },
  transaction: 'Ntry',
  uses: accountReports2009,
  types: `
BankToCustomerStatementV02
  GrpHdr GroupHeader42
  Stmt+  AccountStatement2

GroupHeader42
  MsgId     Max35Text
  CreDtTm   ISODateTime
  MsgRcpt?  PartyIdentification32
  MsgPgntn? Pagination
  AddtlInf? Max500Text

AccountStatement2
  Id            Max35Text
  ElctrncSeqNb? Number
  LglSeqNb?     Number
  CreDtTm       ISODateTime
  FrToDt?       DateTimePeriodDetails
  CpyDplctInd?  CopyDuplicate1Code
  RptgSrc?      ReportingSource1Choice
  Acct          CashAccount20
  RltdAcct?     CashAccount16
  Intrst*       AccountInterest2
  Bal+          CashBalance3
  TxsSummry?    TotalTransactions2
  Ntry*         ReportEntry2
  AddtlStmtInf? Max500Text

Pagination
  PgNb      Max5NumericText
  LastPgInd YesNoIndicator

DateTimePeriodDetails
  FrDtTm ISODateTime
  ToDtTm ISODateTime

CashAccount20
  Id    AccountIdentification4Choice
  Tp?   CashAccountType2
  Ccy?  ActiveOrHistoricCurrencyCode
  Nm?   Max70Text
  Ownr? PartyIdentification32
  Svcr? BranchAndFinancialInstitutionIdentification4

AccountInterest2
  Tp?     InterestType1Choice
  Rate*   Rate3
  FrToDt? DateTimePeriodDetails
  Rsn?    Max35Text

CashBalance3
  Tp        BalanceType12
  CdtLine?  CreditLine2
  Amt       ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd CreditDebitCode
  Dt        DateAndDateTimeChoice
  Avlbty*   CashBalanceAvailability2

TotalTransactions2
  TtlNtries?          NumberAndSumOfTransactions2
  TtlCdtNtries?       NumberAndSumOfTransactions1
  TtlDbtNtries?       NumberAndSumOfTransactions1
  TtlNtriesPerBkTxCd* TotalsPerBankTransactionCode2

ReportEntry2
  NtryRef?       Max35Text
  Amt            ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd      CreditDebitCode
  RvslInd?       TrueFalseIndicator
  Sts            EntryStatus2Code
  BookgDt?       DateAndDateTimeChoice
  ValDt?         DateAndDateTimeChoice
  AcctSvcrRef?   Max35Text
  Avlbty*        CashBalanceAvailability2
  BkTxCd         BankTransactionCodeStructure4
  ComssnWvrInd?  YesNoIndicator
  AddtlInfInd?   MessageIdentification2
  AmtDtls?       AmountAndCurrencyExchange3
  Chrgs*         ChargesInformation6
  TechInptChanl? TechnicalInputChannel1Choice
  Intrst*        TransactionInterest2
  NtryDtls*      EntryDetails1
  AddtlNtryInf?  Max500Text

Rate3
  Tp       RateType4Choice
  VldtyRg? CurrencyAndAmountRange2

BalanceType12
  CdOrPrtry BalanceType5Choice
  SubTp?    BalanceSubType1Choice

CreditLine2
  Incl TrueFalseIndicator
  Amt? ActiveOrHistoricCurrencyAndAmount

CashBalanceAvailability2
  Dt        CashBalanceAvailabilityDate1
  Amt       ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd CreditDebitCode

NumberAndSumOfTransactions2
  NbOfNtries?    Max15NumericText
  Sum?           DecimalNumber
  TtlNetNtryAmt? DecimalNumber
  CdtDbtInd?     CreditDebitCode

TotalsPerBankTransactionCode2
  NbOfNtries?    Max15NumericText
  Sum?           DecimalNumber
  TtlNetNtryAmt? DecimalNumber
  CdtDbtInd?     CreditDebitCode
  FcstInd?       TrueFalseIndicator
  BkTxCd         BankTransactionCodeStructure4
  Avlbty*        CashBalanceAvailability2

EntryStatus2Code = code BOOK PDNG INFO

TransactionInterest2
  Amt       ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd CreditDebitCode
  Tp?       InterestType1Choice
  Rate*     Rate3
  FrToDt?   DateTimePeriodDetails
  Rsn?      Max35Text

EntryDetails1
  Btch?   BatchInformation2
  TxDtls* EntryTransaction2

CurrencyAndAmountRange2
  Amt        ImpliedCurrencyAmountRangeChoice
  CdtDbtInd? CreditDebitCode
  Ccy        ActiveOrHistoricCurrencyCode

BalanceType5Choice = one of
  Cd    BalanceType12Code
  Prtry Max35Text

CashBalanceAvailabilityDate1 = one of
  NbOfDays Max15PlusSignedNumericText
  ActlDt   ISODate

EntryTransaction2
  Refs?             TransactionReferences2
  AmtDtls?          AmountAndCurrencyExchange3
  Avlbty*           CashBalanceAvailability2
  BkTxCd?           BankTransactionCodeStructure4
  Chrgs*            ChargesInformation6
  Intrst*           TransactionInterest2
  RltdPties?        TransactionParty2
  RltdAgts?         TransactionAgents2
  Purp?             Purpose2Choice
  RltdRmtInf[0..10] RemittanceLocation2
  RmtInf?           RemittanceInformation5
  RltdDts?          TransactionDates2
  RltdPric?         TransactionPrice2Choice
  RltdQties*        TransactionQuantities1Choice
  FinInstrmId?      SecurityIdentification4Choice
  Tax?              TaxInformation3
  RtrInf?           ReturnReasonInformation10
  CorpActn?         CorporateAction1
  SfkpgAcct?        CashAccount16
  AddtlTxInf?       Max500Text

ImpliedCurrencyAmountRangeChoice = one of
  FrAmt   AmountRangeBoundary1
  ToAmt   AmountRangeBoundary1
  FrToAmt FromToAmountRange
  EQAmt   ImpliedCurrencyAndAmount
  NEQAmt  ImpliedCurrencyAndAmount

BalanceType12Code = code XPCD OPAV ITAV CLAV FWAV CLBD ITBD OPBD PRCD INFO

TransactionReferences2
  MsgId?       Max35Text
  AcctSvcrRef? Max35Text
  PmtInfId?    Max35Text
  InstrId?     Max35Text
  EndToEndId?  Max35Text
  TxId?        Max35Text
  MndtId?      Max35Text
  ChqNb?       Max35Text
  ClrSysRef?   Max35Text
  Prtry?       ProprietaryReference1

TransactionParty2
  InitgPty?  PartyIdentification32
  Dbtr?      PartyIdentification32
  DbtrAcct?  CashAccount16
  UltmtDbtr? PartyIdentification32
  Cdtr?      PartyIdentification32
  CdtrAcct?  CashAccount16
  UltmtCdtr? PartyIdentification32
  TradgPty?  PartyIdentification32
  Prtry*     ProprietaryParty2

TransactionAgents2
  DbtrAgt?    BranchAndFinancialInstitutionIdentification4
  CdtrAgt?    BranchAndFinancialInstitutionIdentification4
  IntrmyAgt1? BranchAndFinancialInstitutionIdentification4
  IntrmyAgt2? BranchAndFinancialInstitutionIdentification4
  IntrmyAgt3? BranchAndFinancialInstitutionIdentification4
  RcvgAgt?    BranchAndFinancialInstitutionIdentification4
  DlvrgAgt?   BranchAndFinancialInstitutionIdentification4
  IssgAgt?    BranchAndFinancialInstitutionIdentification4
  SttlmPlc?   BranchAndFinancialInstitutionIdentification4
  Prtry*      ProprietaryAgent2

TransactionDates2
  AccptncDtTm?             ISODateTime
  TradActvtyCtrctlSttlmDt? ISODate
  TradDt?                  ISODate
  IntrBkSttlmDt?           ISODate
  StartDt?                 ISODate
  EndDt?                   ISODate
  TxDtTm?                  ISODateTime
  Prtry*                   ProprietaryDate2

TransactionPrice2Choice = one of
  DealPric ActiveOrHistoricCurrencyAndAmount
  Prtry+   ProprietaryPrice2

TransactionQuantities1Choice = one of
  Qty   FinancialInstrumentQuantityChoice
  Prtry ProprietaryQuantity1

SecurityIdentification4Choice = one of
  ISIN  ISINIdentifier
  Prtry AlternateSecurityIdentification2

ReturnReasonInformation10
  OrgnlBkTxCd? BankTransactionCodeStructure4
  Orgtr?       PartyIdentification32
  Rsn?         ReturnReason5Choice
  AddtlInf*    Max105Text

CorporateAction1
  Cd?    Max35Text
  Nb?    Max35Text
  Prtry? Max35Text

FromToAmountRange
  FrAmt AmountRangeBoundary1
  ToAmt AmountRangeBoundary1

ProprietaryParty2
  Tp  Max35Text
  Pty PartyIdentification32

ProprietaryAgent2
  Tp  Max35Text
  Agt BranchAndFinancialInstitutionIdentification4

ProprietaryDate2
  Tp Max35Text
  Dt DateAndDateTimeChoice

FinancialInstrumentQuantityChoice = one of
  Unit     DecimalNumber
  FaceAmt  ImpliedCurrencyAndAmount
  AmtsdVal ImpliedCurrencyAndAmount

ISINIdentifier = pattern [A-Z0-9]{12,12}

AlternateSecurityIdentification2
  Tp Max35Text
  Id Max35Text
`,
};
