import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** A customer’s order to reverse direct debits, 2009 generation. */
export const pain007V02: MessageDefinition = {
  name: 'pain.007.001.02',
  root: { name: 'CstmrPmtRvsl', type: 'CustomerPaymentReversalV02' },
  transaction: 'TxInf',
  uses: iso2009,
  types: `
CustomerPaymentReversalV02
  GrpHdr              GroupHeader40
  OrgnlGrpInf         OriginalGroupInformation22
  OrgnlPmtInfAndRvsl* OriginalPaymentInformation2

GroupHeader40
  MsgId         Max35Text
  CreDtTm       ISODateTime
  Authstn[0..2] Authorisation1Choice
  BtchBookg?    BatchBookingIndicator
  NbOfTxs       Max15NumericText
  CtrlSum?      DecimalNumber
  GrpRvsl?      TrueFalseIndicator
  InitgPty?     PartyIdentification32
  FwdgAgt?      BranchAndFinancialInstitutionIdentification4
  DbtrAgt?      BranchAndFinancialInstitutionIdentification4
  CdtrAgt?      BranchAndFinancialInstitutionIdentification4

OriginalPaymentInformation2
  RvslPmtInfId? Max35Text
  OrgnlPmtInfId Max35Text
  OrgnlNbOfTxs? Max15NumericText
  OrgnlCtrlSum? DecimalNumber
  BtchBookg?    BatchBookingIndicator
  PmtInfRvsl?   TrueFalseIndicator
  RvslRsnInf*   ReversalReasonInformation6
  TxInf*        PaymentTransactionInformation28

PaymentTransactionInformation28
  RvslId?          Max35Text
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlInstdAmt?   ActiveOrHistoricCurrencyAndAmount
  RvsdInstdAmt?    ActiveOrHistoricCurrencyAndAmount
  ChrgBr?          ChargeBearerType1Code
  RvslRsnInf*      ReversalReasonInformation6
  OrgnlTxRef?      OriginalTransactionReference13
`,
};
