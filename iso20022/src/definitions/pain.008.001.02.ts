import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** A customer’s order to collect direct debits, 2009 generation. */
export const pain008V02: MessageDefinition = {
  name: 'pain.008.001.02',
  root: { name: 'CstmrDrctDbtInitn', type: 'CustomerDirectDebitInitiationV02' },
  transaction: 'DrctDbtTxInf',
  uses: iso2009,
  types: `
CustomerDirectDebitInitiationV02
  GrpHdr  GroupHeader39
  PmtInf+ PaymentInstructionInformation4

GroupHeader39
  MsgId         Max35Text
  CreDtTm       ISODateTime
  Authstn[0..2] Authorisation1Choice
  NbOfTxs       Max15NumericText
  CtrlSum?      DecimalNumber
  InitgPty      PartyIdentification32
  FwdgAgt?      BranchAndFinancialInstitutionIdentification4

PaymentInstructionInformation4
  PmtInfId      Max35Text
  PmtMtd        PaymentMethod2Code
  BtchBookg?    BatchBookingIndicator
  NbOfTxs?      Max15NumericText
  CtrlSum?      DecimalNumber
  PmtTpInf?     PaymentTypeInformation20
  ReqdColltnDt  ISODate
  Cdtr          PartyIdentification32
  CdtrAcct      CashAccount16
  CdtrAgt       BranchAndFinancialInstitutionIdentification4
  CdtrAgtAcct?  CashAccount16
  UltmtCdtr?    PartyIdentification32
  ChrgBr?       ChargeBearerType1Code
  ChrgsAcct?    CashAccount16
  ChrgsAcctAgt? BranchAndFinancialInstitutionIdentification4
  CdtrSchmeId?  PartyIdentification32
  DrctDbtTxInf+ DirectDebitTransactionInformation9

PaymentTypeInformation20
  InstrPrty? Priority2Code
  SvcLvl?    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  SeqTp?     SequenceType1Code
  CtgyPurp?  CategoryPurpose1Choice

DirectDebitTransactionInformation9
  PmtId             PaymentIdentification1
  PmtTpInf?         PaymentTypeInformation20
  InstdAmt          ActiveOrHistoricCurrencyAndAmount
  ChrgBr?           ChargeBearerType1Code
  DrctDbtTx?        DirectDebitTransaction6
  UltmtCdtr?        PartyIdentification32
  DbtrAgt           BranchAndFinancialInstitutionIdentification4
  DbtrAgtAcct?      CashAccount16
  Dbtr              PartyIdentification32
  DbtrAcct          CashAccount16
  UltmtDbtr?        PartyIdentification32
  InstrForCdtrAgt?  Max140Text
  Purp?             Purpose2Choice
  RgltryRptg[0..10] RegulatoryReporting3
  Tax?              TaxInformation3
  RltdRmtInf[0..10] RemittanceLocation2
  RmtInf?           RemittanceInformation5
`,
};
