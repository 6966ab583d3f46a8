import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** A customer’s request to cancel (recall) a payment. */
export const camt055V08: MessageDefinition = {
  name: 'camt.055.001.08',
  root: { name: 'CstmrPmtCxlReq', type: 'CustomerPaymentCancellationRequestV08' },
  transaction: 'TxInf',
  uses: iso2019,
  types: `
CustomerPaymentCancellationRequestV08
  Assgnmt      CaseAssignment5
  Case?        Case5
  CtrlData?    ControlData1
  Undrlyg+     UnderlyingTransaction24
  SplmtryData* SupplementaryData1

UnderlyingTransaction24
  OrgnlGrpInfAndCxl? OriginalGroupHeader15
  OrgnlPmtInfAndCxl* OriginalPaymentInstruction34

OriginalPaymentInstruction34
  PmtCxlId?     Max35Text
  Case?         Case5
  OrgnlPmtInfId Max35Text
  OrgnlGrpInf?  OriginalGroupInformation29
  NbOfTxs?      Max15NumericText
  CtrlSum?      DecimalNumber
  PmtInfCxl?    GroupCancellationIndicator
  CxlRsnInf*    PaymentCancellationReason5
  TxInf*        PaymentTransaction109

PaymentTransaction109
  CxlId?             Max35Text
  Case?              Case5
  OrgnlInstrId?      Max35Text
  OrgnlEndToEndId?   Max35Text
  OrgnlUETR?         UUIDv4Identifier
  OrgnlInstdAmt?     ActiveOrHistoricCurrencyAndAmount
  OrgnlReqdExctnDt?  DateAndDateTime2Choice
  OrgnlReqdColltnDt? ISODate
  CxlRsnInf*         PaymentCancellationReason5
  OrgnlTxRef?        OriginalTransactionReference28
  SplmtryData*       SupplementaryData1
`,
};
