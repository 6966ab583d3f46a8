import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Return of a settled payment. */
export const pacs004V09: MessageDefinition = {
  name: 'pacs.004.001.09',
  root: { name: 'PmtRtr', type: 'PaymentReturnV09' },
  transaction: 'TxInf',
  uses: iso2019,
  types: `
PaymentReturnV09
  GrpHdr       GroupHeader90
  OrgnlGrpInf? OriginalGroupHeader18
  TxInf*       PaymentTransaction112
  SplmtryData* SupplementaryData1

GroupHeader90
  MsgId                  Max35Text
  CreDtTm                ISODateTime
  Authstn[0..2]          Authorisation1Choice
  BtchBookg?             BatchBookingIndicator
  NbOfTxs                Max15NumericText
  CtrlSum?               DecimalNumber
  GrpRtr?                TrueFalseIndicator
  TtlRtrdIntrBkSttlmAmt? ActiveCurrencyAndAmount
  IntrBkSttlmDt?         ISODate
  SttlmInf               SettlementInstruction7
  InstgAgt?              BranchAndFinancialInstitutionIdentification6
  InstdAgt?              BranchAndFinancialInstitutionIdentification6

OriginalGroupHeader18
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime
  RtrRsnInf*    PaymentReturnReason6

PaymentTransaction112
  RtrId?               Max35Text
  OrgnlGrpInf?         OriginalGroupInformation29
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlUETR?           UUIDv4Identifier
  OrgnlClrSysRef?      Max35Text
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  RtrdIntrBkSttlmAmt   ActiveCurrencyAndAmount
  IntrBkSttlmDt?       ISODate
  SttlmPrty?           Priority3Code
  SttlmTmIndctn?       SettlementDateTimeIndication1
  RtrdInstdAmt?        ActiveOrHistoricCurrencyAndAmount
  XchgRate?            BaseOneRate
  CompstnAmt?          ActiveOrHistoricCurrencyAndAmount
  ChrgBr?              ChargeBearerType1Code
  ChrgsInf*            Charges7
  ClrSysRef?           Max35Text
  InstgAgt?            BranchAndFinancialInstitutionIdentification6
  InstdAgt?            BranchAndFinancialInstitutionIdentification6
  RtrChain?            TransactionParties7
  RtrRsnInf*           PaymentReturnReason6
  OrgnlTxRef?          OriginalTransactionReference28
  SplmtryData*         SupplementaryData1

PaymentReturnReason6
  Orgtr?    PartyIdentification135
  Rsn?      ReturnReason5Choice
  AddtlInf* Max105Text

TransactionParties7
  UltmtDbtr?     Party40Choice
  Dbtr           Party40Choice
  InitgPty?      Party40Choice
  DbtrAgt?       BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt1? BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt2? BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt3? BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1?    BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2?    BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3?    BranchAndFinancialInstitutionIdentification6
  CdtrAgt?       BranchAndFinancialInstitutionIdentification6
  Cdtr           Party40Choice
  UltmtCdtr?     Party40Choice
`,
};
