import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Request to modify a payment; in SEPA to correct its value date. Facts from the schema of ISO 20022 as the public repository prog-nov/iso20022-struct-go keeps it. */
export const camt087V06: MessageDefinition = {
  name: 'camt.087.001.06',
  root: { name: 'ReqToModfyPmt', type: 'RequestToModifyPaymentV06' },
  transaction: 'IntrBk',
  uses: iso2019,
  types: `
RequestToModifyPaymentV06
  Assgnmt         CaseAssignment5
  Case?           Case5
  Undrlyg         UnderlyingTransaction5Choice
  Mod             RequestedModification8
  InstrForAssgne? InstructionForAssignee1
  SplmtryData*    SupplementaryData1

RequestedModification8
  InstrId?         Max35Text
  EndToEndId?      Max35Text
  TxId?            Max35Text
  PmtTpInf?        PaymentTypeInformation27
  ReqdExctnDt?     DateAndDateTime2Choice
  ReqdColltnDt?    ISODate
  IntrBkSttlmDt?   ISODate
  SttlmTmIndctn?   SettlementDateTimeIndication1
  Amt?             AmountType4Choice
  IntrBkSttlmAmt?  ActiveOrHistoricCurrencyAndAmount
  ChrgBr?          ChargeBearerType1Code
  UltmtDbtr?       PartyIdentification135
  Dbtr?            PartyIdentification135
  DbtrAcct?        CashAccount38
  DbtrAgtAcct?     CashAccount38
  SttlmInf?        SettlementInstruction6
  CdtrAgtAcct?     CashAccount38
  Cdtr?            PartyIdentification135
  CdtrAcct?        CashAccount38
  UltmtCdtr?       PartyIdentification135
  Purp?            Purpose2Choice
  InstrForDbtrAgt? Max140Text
  InstrForNxtAgt*  InstructionForNextAgent1
  InstrForCdtrAgt* InstructionForCreditorAgent1
  RmtInf?          RemittanceInformation16
`,
};
