import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** A customer’s order of credit transfers, 2009 generation. */
export const pain001V03: MessageDefinition = {
  name: 'pain.001.001.03',
  root: { name: 'CstmrCdtTrfInitn', type: 'CustomerCreditTransferInitiationV03' },
  transaction: 'CdtTrfTxInf',
  uses: iso2009,
  types: `
CustomerCreditTransferInitiationV03
  GrpHdr  GroupHeader32
  PmtInf+ PaymentInstructionInformation3

GroupHeader32
  MsgId         Max35Text
  CreDtTm       ISODateTime
  Authstn[0..2] Authorisation1Choice
  NbOfTxs       Max15NumericText
  CtrlSum?      DecimalNumber
  InitgPty      PartyIdentification32
  FwdgAgt?      BranchAndFinancialInstitutionIdentification4

PaymentInstructionInformation3
  PmtInfId         Max35Text
  PmtMtd           PaymentMethod3Code
  BtchBookg?       BatchBookingIndicator
  NbOfTxs?         Max15NumericText
  CtrlSum?         DecimalNumber
  PmtTpInf?        PaymentTypeInformation19
  ReqdExctnDt      ISODate
  PoolgAdjstmntDt? ISODate
  Dbtr             PartyIdentification32
  DbtrAcct         CashAccount16
  DbtrAgt          BranchAndFinancialInstitutionIdentification4
  DbtrAgtAcct?     CashAccount16
  UltmtDbtr?       PartyIdentification32
  ChrgBr?          ChargeBearerType1Code
  ChrgsAcct?       CashAccount16
  ChrgsAcctAgt?    BranchAndFinancialInstitutionIdentification4
  CdtTrfTxInf+     CreditTransferTransactionInformation10

PaymentTypeInformation19
  InstrPrty? Priority2Code
  SvcLvl?    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  CtgyPurp?  CategoryPurpose1Choice

CreditTransferTransactionInformation10
  PmtId             PaymentIdentification1
  PmtTpInf?         PaymentTypeInformation19
  Amt               AmountType3Choice
  XchgRateInf?      ExchangeRateInformation1
  ChrgBr?           ChargeBearerType1Code
  ChqInstr?         Cheque6
  UltmtDbtr?        PartyIdentification32
  IntrmyAgt1?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt1Acct?   CashAccount16
  IntrmyAgt2?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt2Acct?   CashAccount16
  IntrmyAgt3?       BranchAndFinancialInstitutionIdentification4
  IntrmyAgt3Acct?   CashAccount16
  CdtrAgt?          BranchAndFinancialInstitutionIdentification4
  CdtrAgtAcct?      CashAccount16
  Cdtr?             PartyIdentification32
  CdtrAcct?         CashAccount16
  UltmtCdtr?        PartyIdentification32
  InstrForCdtrAgt*  InstructionForCreditorAgent1
  InstrForDbtrAgt?  Max140Text
  Purp?             Purpose2Choice
  RgltryRptg[0..10] RegulatoryReporting3
  Tax?              TaxInformation3
  RltdRmtInf[0..10] RemittanceLocation2
  RmtInf?           RemittanceInformation5

ExchangeRateInformation1
  XchgRate? BaseOneRate
  RateTp?   ExchangeRateType1Code
  CtrctId?  Max35Text

Cheque6
  ChqTp?        ChequeType2Code
  ChqNb?        Max35Text
  ChqFr?        NameAndAddress10
  DlvryMtd?     ChequeDeliveryMethod1Choice
  DlvrTo?       NameAndAddress10
  InstrPrty?    Priority2Code
  ChqMtrtyDt?   ISODate
  FrmsCd?       Max35Text
  MemoFld[0..2] Max35Text
  RgnlClrZone?  Max35Text
  PrtLctn?      Max35Text
`,
};
