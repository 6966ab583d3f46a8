import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Request to cancel (recall) a payment. */
export const camt056V08: MessageDefinition = {
  name: 'camt.056.001.08',
  root: { name: 'FIToFIPmtCxlReq', type: 'FIToFIPaymentCancellationRequestV08' },
  transaction: 'TxInf',
  uses: iso2019,
  types: `
FIToFIPaymentCancellationRequestV08
  Assgnmt      CaseAssignment5
  Case?        Case5
  CtrlData?    ControlData1
  Undrlyg+     UnderlyingTransaction23
  SplmtryData* SupplementaryData1

UnderlyingTransaction23
  OrgnlGrpInfAndCxl? OriginalGroupHeader15
  TxInf*             PaymentTransaction106

PaymentTransaction106
  CxlId?               Max35Text
  Case?                Case5
  OrgnlGrpInf?         OriginalGroupInformation29
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlUETR?           UUIDv4Identifier
  OrgnlClrSysRef?      Max35Text
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  Assgnr?              BranchAndFinancialInstitutionIdentification6
  Assgne?              BranchAndFinancialInstitutionIdentification6
  CxlRsnInf*           PaymentCancellationReason5
  OrgnlTxRef?          OriginalTransactionReference28
  SplmtryData*         SupplementaryData1
`,
};
