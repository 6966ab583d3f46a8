import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Reversal of direct debits between financial institutions. */
export const pacs007V09: MessageDefinition = {
  name: 'pacs.007.001.09',
  root: { name: 'FIToFIPmtRvsl', type: 'FIToFIPaymentReversalV09' },
  transaction: 'TxInf',
  uses: iso2019,
  types: `
FIToFIPaymentReversalV09
  GrpHdr       GroupHeader89
  OrgnlGrpInf? OriginalGroupHeader16
  TxInf*       PaymentTransaction111
  SplmtryData* SupplementaryData1

GroupHeader89
  MsgId                  Max35Text
  CreDtTm                ISODateTime
  Authstn[0..2]          Authorisation1Choice
  BtchBookg?             BatchBookingIndicator
  NbOfTxs                Max15NumericText
  CtrlSum?               DecimalNumber
  GrpRvsl?               TrueFalseIndicator
  TtlRvsdIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?         ISODate
  SttlmInf               SettlementInstruction7
  InstgAgt?              BranchAndFinancialInstitutionIdentification6
  InstdAgt?              BranchAndFinancialInstitutionIdentification6

PaymentTransaction111
  RvslId?              Max35Text
  OrgnlGrpInf?         OriginalGroupInformation29
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlUETR?           UUIDv4Identifier
  OrgnlClrSysRef?      Max35Text
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  RvsdIntrBkSttlmAmt   ActiveCurrencyAndAmount
  IntrBkSttlmDt?       ISODate
  SttlmPrty?           Priority3Code
  SttlmTmIndctn?       SettlementDateTimeIndication1
  RvsdInstdAmt?        ActiveOrHistoricCurrencyAndAmount
  XchgRate?            BaseOneRate
  CompstnAmt?          ActiveOrHistoricCurrencyAndAmount
  ChrgBr?              ChargeBearerType1Code
  ChrgsInf*            Charges7
  InstgAgt?            BranchAndFinancialInstitutionIdentification6
  InstdAgt?            BranchAndFinancialInstitutionIdentification6
  RvslRsnInf*          PaymentReversalReason9
  OrgnlTxRef?          OriginalTransactionReference28
  SplmtryData*         SupplementaryData1
`,
};
