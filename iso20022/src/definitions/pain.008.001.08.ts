import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** A customer’s order to collect direct debits. */
export const pain008V08: MessageDefinition = {
  name: 'pain.008.001.08',
  root: { name: 'CstmrDrctDbtInitn', type: 'CustomerDirectDebitInitiationV08' },
  transaction: 'DrctDbtTxInf',
  uses: iso2019,
  types: `
CustomerDirectDebitInitiationV08
  GrpHdr       GroupHeader83
  PmtInf+      PaymentInstruction29
  SplmtryData* SupplementaryData1

GroupHeader83
  MsgId         Max35Text
  CreDtTm       ISODateTime
  Authstn[0..2] Authorisation1Choice
  NbOfTxs       Max15NumericText
  CtrlSum?      DecimalNumber
  InitgPty      PartyIdentification135
  FwdgAgt?      BranchAndFinancialInstitutionIdentification6

PaymentInstruction29
  PmtInfId      Max35Text
  PmtMtd        PaymentMethod2Code
  BtchBookg?    BatchBookingIndicator
  NbOfTxs?      Max15NumericText
  CtrlSum?      DecimalNumber
  PmtTpInf?     PaymentTypeInformation29
  ReqdColltnDt  ISODate
  Cdtr          PartyIdentification135
  CdtrAcct      CashAccount38
  CdtrAgt       BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?  CashAccount38
  UltmtCdtr?    PartyIdentification135
  ChrgBr?       ChargeBearerType1Code
  ChrgsAcct?    CashAccount38
  ChrgsAcctAgt? BranchAndFinancialInstitutionIdentification6
  CdtrSchmeId?  PartyIdentification135
  DrctDbtTxInf+ DirectDebitTransactionInformation23

PaymentTypeInformation29
  InstrPrty? Priority2Code
  SvcLvl*    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  SeqTp?     SequenceType3Code
  CtgyPurp?  CategoryPurpose1Choice

DirectDebitTransactionInformation23
  PmtId             PaymentIdentification6
  PmtTpInf?         PaymentTypeInformation29
  InstdAmt          ActiveOrHistoricCurrencyAndAmount
  ChrgBr?           ChargeBearerType1Code
  DrctDbtTx?        DirectDebitTransaction10
  UltmtCdtr?        PartyIdentification135
  DbtrAgt           BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?      CashAccount38
  Dbtr              PartyIdentification135
  DbtrAcct          CashAccount38
  UltmtDbtr?        PartyIdentification135
  InstrForCdtrAgt?  Max140Text
  Purp?             Purpose2Choice
  RgltryRptg[0..10] RegulatoryReporting3
  Tax?              TaxInformation8
  RltdRmtInf[0..10] RemittanceLocation7
  RmtInf?           RemittanceInformation16
  SplmtryData*      SupplementaryData1
`,
};
