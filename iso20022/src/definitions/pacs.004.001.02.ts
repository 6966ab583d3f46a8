import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Return of a settled payment, 2009 generation. */
export const pacs004V02: MessageDefinition = {
  name: 'pacs.004.001.02',
  root: { name: 'PmtRtr', type: 'PaymentReturnV02' },
  transaction: 'TxInf',
  uses: iso2009,
  types: `
PaymentReturnV02
  GrpHdr       GroupHeader38
  OrgnlGrpInf? OriginalGroupInformation21
  TxInf*       PaymentTransactionInformation27

GroupHeader38
  MsgId                  Max35Text
  CreDtTm                ISODateTime
  Authstn[0..2]          Authorisation1Choice
  BtchBookg?             BatchBookingIndicator
  NbOfTxs                Max15NumericText
  CtrlSum?               DecimalNumber
  GrpRtr?                TrueFalseIndicator
  TtlRtrdIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?         ISODate
  SttlmInf               SettlementInformation13
  InstgAgt?              BranchAndFinancialInstitutionIdentification4
  InstdAgt?              BranchAndFinancialInstitutionIdentification4

OriginalGroupInformation21
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime
  RtrRsnInf*    ReturnReasonInformation9

PaymentTransactionInformation27
  RtrId?               Max35Text
  OrgnlGrpInf?         OriginalGroupInformation3
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  RtrdIntrBkSttlmAmt   ActiveCurrencyAndAmount
  IntrBkSttlmDt?       ISODate
  RtrdInstdAmt?        ActiveOrHistoricCurrencyAndAmount
  XchgRate?            BaseOneRate
  CompstnAmt?          ActiveOrHistoricCurrencyAndAmount
  ChrgBr?              ChargeBearerType1Code
  ChrgsInf*            ChargesInformation5
  InstgAgt?            BranchAndFinancialInstitutionIdentification4
  InstdAgt?            BranchAndFinancialInstitutionIdentification4
  RtrRsnInf*           ReturnReasonInformation9
  OrgnlTxRef?          OriginalTransactionReference13

ReturnReasonInformation9
  Orgtr?    PartyIdentification32
  Rsn?      ReturnReason5Choice
  AddtlInf* Max105Text
`,
};
