/** The transactions behind an entry in reports of the 2019 generation. */
export const reportTransactions2019 = `
EntryTransaction10
  Refs?             TransactionReferences6
  Amt?              ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd?        CreditDebitCode
  AmtDtls?          AmountAndCurrencyExchange3
  Avlbty*           CashAvailability1
  BkTxCd?           BankTransactionCodeStructure4
  Chrgs?            Charges6
  Intrst?           TransactionInterest4
  RltdPties?        TransactionParties6
  RltdAgts?         TransactionAgents5
  LclInstrm?        LocalInstrument2Choice
  Purp?             Purpose2Choice
  RltdRmtInf[0..10] RemittanceLocation7
  RmtInf?           RemittanceInformation16
  RltdDts?          TransactionDates3
  RltdPric?         TransactionPrice4Choice
  RltdQties*        TransactionQuantities3Choice
  FinInstrmId?      SecurityIdentification19
  Tax?              TaxInformation8
  RtrInf?           PaymentReturnReason5
  CorpActn?         CorporateAction9
  SfkpgAcct?        SecuritiesAccount19
  CshDpst*          CashDeposit1
  CardTx?           CardTransaction17
  AddtlTxInf?       Max500Text
  SplmtryData*      SupplementaryData1

ProprietaryAgent4
  Tp  Max35Text
  Agt BranchAndFinancialInstitutionIdentification6

ProprietaryDate3
  Tp Max35Text
  Dt DateAndDateTime2Choice

ProprietaryParty5
  Tp  Max35Text
  Pty Party40Choice

TransactionAgents5
  InstgAgt?   BranchAndFinancialInstitutionIdentification6
  InstdAgt?   BranchAndFinancialInstitutionIdentification6
  DbtrAgt?    BranchAndFinancialInstitutionIdentification6
  CdtrAgt?    BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1? BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2? BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3? BranchAndFinancialInstitutionIdentification6
  RcvgAgt?    BranchAndFinancialInstitutionIdentification6
  DlvrgAgt?   BranchAndFinancialInstitutionIdentification6
  IssgAgt?    BranchAndFinancialInstitutionIdentification6
  SttlmPlc?   BranchAndFinancialInstitutionIdentification6
  Prtry*      ProprietaryAgent4

TransactionDates3
  AccptncDtTm?             ISODateTime
  TradActvtyCtrctlSttlmDt? ISODate
  TradDt?                  ISODate
  IntrBkSttlmDt?           ISODate
  StartDt?                 ISODate
  EndDt?                   ISODate
  TxDtTm?                  ISODateTime
  Prtry*                   ProprietaryDate3

TransactionParties6
  InitgPty?  Party40Choice
  Dbtr?      Party40Choice
  DbtrAcct?  CashAccount38
  UltmtDbtr? Party40Choice
  Cdtr?      Party40Choice
  CdtrAcct?  CashAccount38
  UltmtCdtr? Party40Choice
  TradgPty?  Party40Choice
  Prtry*     ProprietaryParty5

TransactionReferences6
  MsgId?             Max35Text
  AcctSvcrRef?       Max35Text
  PmtInfId?          Max35Text
  InstrId?           Max35Text
  EndToEndId?        Max35Text
  UETR?              UUIDv4Identifier
  TxId?              Max35Text
  MndtId?            Max35Text
  ChqNb?             Max35Text
  ClrSysRef?         Max35Text
  AcctOwnrTxId?      Max35Text
  AcctSvcrTxId?      Max35Text
  MktInfrstrctrTxId? Max35Text
  PrcgId?            Max35Text
  Prtry*             ProprietaryReference1
`;
