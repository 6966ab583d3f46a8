import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** A customer’s order to reverse direct debits. */
export const pain007V09: MessageDefinition = {
  name: 'pain.007.001.09',
  root: { name: 'CstmrPmtRvsl', type: 'CustomerPaymentReversalV09' },
  transaction: 'TxInf',
  uses: iso2019,
  types: `
CustomerPaymentReversalV09
  GrpHdr              GroupHeader88
  OrgnlGrpInf         OriginalGroupHeader16
  OrgnlPmtInfAndRvsl* OriginalPaymentInstruction33
  SplmtryData*        SupplementaryData1

GroupHeader88
  MsgId         Max35Text
  CreDtTm       ISODateTime
  Authstn[0..2] Authorisation1Choice
  NbOfTxs       Max15NumericText
  CtrlSum?      DecimalNumber
  GrpRvsl?      TrueFalseIndicator
  InitgPty?     PartyIdentification135
  FwdgAgt?      BranchAndFinancialInstitutionIdentification6
  DbtrAgt?      BranchAndFinancialInstitutionIdentification6
  CdtrAgt?      BranchAndFinancialInstitutionIdentification6

OriginalPaymentInstruction33
  RvslPmtInfId? Max35Text
  OrgnlPmtInfId Max35Text
  OrgnlNbOfTxs? Max15NumericText
  OrgnlCtrlSum? DecimalNumber
  BtchBookg?    BatchBookingIndicator
  PmtInfRvsl?   TrueFalseIndicator
  RvslRsnInf*   PaymentReversalReason9
  TxInf*        PaymentTransaction108

PaymentTransaction108
  RvslId?          Max35Text
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlUETR?       UUIDv4Identifier
  OrgnlInstdAmt?   ActiveOrHistoricCurrencyAndAmount
  RvsdInstdAmt?    ActiveOrHistoricCurrencyAndAmount
  ChrgBr?          ChargeBearerType1Code
  RvslRsnInf*      PaymentReversalReason9
  OrgnlTxRef?      OriginalTransactionReference28
  SplmtryData*     SupplementaryData1
`,
};
