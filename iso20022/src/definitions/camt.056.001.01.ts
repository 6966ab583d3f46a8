import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Request to cancel (recall) a payment, 2009 generation. */
export const camt056V01: MessageDefinition = {
  name: 'camt.056.001.01',
  root: { name: 'FIToFIPmtCxlReq', type: 'FIToFIPaymentCancellationRequestV01' },
  transaction: 'TxInf',
  uses: iso2009,
  types: `
FIToFIPaymentCancellationRequestV01
  Assgnmt   CaseAssignment2
  Case?     Case2
  CtrlData? ControlData1
  Undrlyg+  UnderlyingTransaction2

UnderlyingTransaction2
  OrgnlGrpInfAndCxl? OriginalGroupInformation23
  TxInf*             PaymentTransactionInformation31

OriginalGroupInformation23
  GrpCxlId?     Max35Text
  Case?         Case2
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime
  NbOfTxs?      Max15NumericText
  CtrlSum?      DecimalNumber
  GrpCxl?       GroupCancellationIndicator
  CxlRsnInf*    CancellationReasonInformation3

PaymentTransactionInformation31
  CxlId?               Max35Text
  Case?                Case2
  OrgnlGrpInf?         OriginalGroupInformation3
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  Assgnr?              BranchAndFinancialInstitutionIdentification4
  Assgne?              BranchAndFinancialInstitutionIdentification4
  CxlRsnInf*           CancellationReasonInformation3
  OrgnlTxRef?          OriginalTransactionReference13

CancellationReasonInformation3
  Orgtr?    PartyIdentification32
  Rsn?      CancellationReason2Choice
  AddtlInf* Max105Text

CancellationReason2Choice = one of
  Cd    CancellationReason4Code
  Prtry Max35Text

CancellationReason4Code = code CUST DUPL AGNT CURR UPAY CUTA
`,
};
