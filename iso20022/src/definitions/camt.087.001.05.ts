import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2018 } from './iso-2018.ts';

/** Request to modify a payment; in SEPA to correct its value date. Facts from the schema of ISO 20022 as the public repository prog-nov/iso20022-struct-go keeps it. */
export const camt087V05: MessageDefinition = {
  name: 'camt.087.001.05',
  root: { name: 'ReqToModfyPmt', type: 'RequestToModifyPaymentV05' },
  transaction: 'IntrBk',
  uses: iso2018,
  types: `
RequestToModifyPaymentV05
  Assgnmt         CaseAssignment4
  Case?           Case4
  Undrlyg         UnderlyingTransaction4Choice
  Mod             RequestedModification7
  InstrForAssgne? InstructionForAssignee1
  SplmtryData*    SupplementaryData1

RequestedModification7
  InstrId?         Max35Text
  EndToEndId?      Max35Text
  TxId?            Max35Text
  PmtTpInf?        PaymentTypeInformation25
  ReqdExctnDt?     DateAndDateTime2Choice
  ReqdColltnDt?    ISODate
  IntrBkSttlmDt?   ISODate
  Amt?             AmountType4Choice
  IntrBkSttlmAmt?  ActiveOrHistoricCurrencyAndAmount
  ChrgBr?          ChargeBearerType1Code
  UltmtDbtr?       PartyIdentification125
  Dbtr?            PartyIdentification125
  DbtrAcct?        CashAccount24
  DbtrAgtAcct?     CashAccount24
  SttlmInf?        SettlementInstruction3
  CdtrAgtAcct?     CashAccount24
  Cdtr?            PartyIdentification125
  CdtrAcct?        CashAccount24
  UltmtCdtr?       PartyIdentification125
  Purp?            Purpose2Choice
  InstrForDbtrAgt? Max140Text
  InstrForNxtAgt*  InstructionForNextAgent1
  InstrForCdtrAgt* InstructionForCreditorAgent1
  RmtInf?          RemittanceInformation15
`,
};
