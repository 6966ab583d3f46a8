import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Reversal of direct debits between financial institutions, 2009 generation. */
export const pacs007V02: MessageDefinition = {
  name: 'pacs.007.001.02',
  root: { name: 'FIToFIPmtRvsl', type: 'FIToFIPaymentReversalV02' },
  transaction: 'TxInf',
  uses: iso2009,
  types: `
FIToFIPaymentReversalV02
  GrpHdr      GroupHeader41
  OrgnlGrpInf OriginalGroupInformation22
  TxInf*      PaymentTransactionInformation29

GroupHeader41
  MsgId                  Max35Text
  CreDtTm                ISODateTime
  Authstn[0..2]          Authorisation1Choice
  BtchBookg?             BatchBookingIndicator
  NbOfTxs                Max15NumericText
  CtrlSum?               DecimalNumber
  GrpRvsl?               TrueFalseIndicator
  TtlRvsdIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?         ISODate
  SttlmInf               SettlementInformation13
  InstgAgt?              BranchAndFinancialInstitutionIdentification4
  InstdAgt?              BranchAndFinancialInstitutionIdentification4

PaymentTransactionInformation29
  RvslId?              Max35Text
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  RvsdIntrBkSttlmAmt   ActiveCurrencyAndAmount
  IntrBkSttlmDt?       ISODate
  RvsdInstdAmt?        ActiveOrHistoricCurrencyAndAmount
  XchgRate?            BaseOneRate
  CompstnAmt?          ActiveOrHistoricCurrencyAndAmount
  ChrgBr?              ChargeBearerType1Code
  ChrgsInf*            ChargesInformation5
  InstgAgt?            BranchAndFinancialInstitutionIdentification4
  InstdAgt?            BranchAndFinancialInstitutionIdentification4
  RvslRsnInf*          ReversalReasonInformation6
  OrgnlTxRef?          OriginalTransactionReference13
`,
};
