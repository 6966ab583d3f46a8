import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** A customer’s order of credit transfers. */
export const pain001V09: MessageDefinition = {
  name: 'pain.001.001.09',
  root: { name: 'CstmrCdtTrfInitn', type: 'CustomerCreditTransferInitiationV09' },
  transaction: 'CdtTrfTxInf',
  uses: iso2019,
  types: `
CustomerCreditTransferInitiationV09
  GrpHdr       GroupHeader85
  PmtInf+      PaymentInstruction30
  SplmtryData* SupplementaryData1

GroupHeader85
  MsgId         Max35Text
  CreDtTm       ISODateTime
  Authstn[0..2] Authorisation1Choice
  NbOfTxs       Max15NumericText
  CtrlSum?      DecimalNumber
  InitgPty      PartyIdentification135
  FwdgAgt?      BranchAndFinancialInstitutionIdentification6

PaymentInstruction30
  PmtInfId         Max35Text
  PmtMtd           PaymentMethod3Code
  BtchBookg?       BatchBookingIndicator
  NbOfTxs?         Max15NumericText
  CtrlSum?         DecimalNumber
  PmtTpInf?        PaymentTypeInformation26
  ReqdExctnDt      DateAndDateTime2Choice
  PoolgAdjstmntDt? ISODate
  Dbtr             PartyIdentification135
  DbtrAcct         CashAccount38
  DbtrAgt          BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?     CashAccount38
  InstrForDbtrAgt? Max140Text
  UltmtDbtr?       PartyIdentification135
  ChrgBr?          ChargeBearerType1Code
  ChrgsAcct?       CashAccount38
  ChrgsAcctAgt?    BranchAndFinancialInstitutionIdentification6
  CdtTrfTxInf+     CreditTransferTransaction34

PaymentTypeInformation26
  InstrPrty? Priority2Code
  SvcLvl*    ServiceLevel8Choice
  LclInstrm? LocalInstrument2Choice
  CtgyPurp?  CategoryPurpose1Choice

CreditTransferTransaction34
  PmtId             PaymentIdentification6
  PmtTpInf?         PaymentTypeInformation26
  Amt               AmountType4Choice
  XchgRateInf?      ExchangeRate1
  ChrgBr?           ChargeBearerType1Code
  ChqInstr?         Cheque11
  UltmtDbtr?        PartyIdentification135
  IntrmyAgt1?       BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1Acct?   CashAccount38
  IntrmyAgt2?       BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2Acct?   CashAccount38
  IntrmyAgt3?       BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3Acct?   CashAccount38
  CdtrAgt?          BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?      CashAccount38
  Cdtr?             PartyIdentification135
  CdtrAcct?         CashAccount38
  UltmtCdtr?        PartyIdentification135
  InstrForCdtrAgt*  InstructionForCreditorAgent1
  InstrForDbtrAgt?  Max140Text
  Purp?             Purpose2Choice
  RgltryRptg[0..10] RegulatoryReporting3
  Tax?              TaxInformation8
  RltdRmtInf[0..10] RemittanceLocation7
  RmtInf?           RemittanceInformation16
  SplmtryData*      SupplementaryData1

ExchangeRate1
  UnitCcy?  ActiveOrHistoricCurrencyCode
  XchgRate? BaseOneRate
  RateTp?   ExchangeRateType1Code
  CtrctId?  Max35Text

Cheque11
  ChqTp?        ChequeType2Code
  ChqNb?        Max35Text
  ChqFr?        NameAndAddress16
  DlvryMtd?     ChequeDeliveryMethod1Choice
  DlvrTo?       NameAndAddress16
  InstrPrty?    Priority2Code
  ChqMtrtyDt?   ISODate
  FrmsCd?       Max35Text
  MemoFld[0..2] Max35Text
  RgnlClrZone?  Max35Text
  PrtLctn?      Max35Text
  Sgntr[0..5]   Max70Text
`,
};
