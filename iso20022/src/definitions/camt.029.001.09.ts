import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Answer to a recall or an inquiry. */
export const camt029V09: MessageDefinition = {
  name: 'camt.029.001.09',
  root: { name: 'RsltnOfInvstgtn', type: 'ResolutionOfInvestigationV09' },
  transaction: 'TxInfAndSts',
  uses: iso2019,
  types: `
ResolutionOfInvestigationV09
  Assgnmt        CaseAssignment5
  RslvdCase?     Case5
  Sts            InvestigationStatus5Choice
  CxlDtls*       UnderlyingTransaction22
  ModDtls?       PaymentTransaction107
  ClmNonRctDtls? ClaimNonReceipt2Choice
  StmtDtls?      StatementResolutionEntry4
  CrrctnTx?      CorrectiveTransaction4Choice
  RsltnRltdInf?  ResolutionData1
  SplmtryData*   SupplementaryData1

InvestigationStatus5Choice = one of
  Conf           ExternalInvestigationExecutionConfirmation1Code
  RjctdMod+      ModificationStatusReason1Choice
  DplctOf        Case5
  AssgnmtCxlConf YesNoIndicator

UnderlyingTransaction22
  OrgnlGrpInfAndSts? OriginalGroupHeader14
  OrgnlPmtInfAndSts* OriginalPaymentInstruction30
  TxInfAndSts*       PaymentTransaction102

PaymentTransaction107
  ModStsId?            Max35Text
  RslvdCase?           Case5
  OrgnlGrpInf          OriginalGroupInformation29
  OrgnlPmtInfId?       Max35Text
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  OrgnlUETR?           UUIDv4Identifier
  ModStsRsnInf*        ModificationStatusReason2
  RsltnRltdInf?        ResolutionData1
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  Assgnr?              Party40Choice
  Assgne?              Party40Choice
  OrgnlTxRef?          OriginalTransactionReference28

ClaimNonReceipt2Choice = one of
  Accptd ClaimNonReceipt2
  Rjctd  ClaimNonReceiptRejectReason1Choice

StatementResolutionEntry4
  OrgnlGrpInf? OriginalGroupInformation29
  OrgnlStmtId? Max35Text
  UETR?        UUIDv4Identifier
  AcctSvcrRef? Max35Text
  CrrctdAmt?   ActiveOrHistoricCurrencyAndAmount
  Chrgs*       Charges6
  Purp?        Purpose2Choice

CorrectiveTransaction4Choice = one of
  Initn  CorrectivePaymentInitiation4
  IntrBk CorrectiveInterbankTransaction2

ResolutionData1
  EndToEndId?     Max35Text
  TxId?           Max35Text
  UETR?           UUIDv4Identifier
  IntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  IntrBkSttlmDt?  ISODate
  ClrChanl?       ClearingChannel2Code
  Compstn?        Compensation2
  Chrgs*          Charges7

OriginalGroupHeader14
  OrgnlGrpCxlId?    Max35Text
  RslvdCase?        Case5
  OrgnlMsgId        Max35Text
  OrgnlMsgNmId      Max35Text
  OrgnlCreDtTm?     ISODateTime
  OrgnlNbOfTxs?     Max15NumericText
  OrgnlCtrlSum?     DecimalNumber
  GrpCxlSts?        GroupCancellationStatus1Code
  CxlStsRsnInf*     CancellationStatusReason4
  NbOfTxsPerCxlSts* NumberOfTransactionsPerStatus1

OriginalPaymentInstruction30
  OrgnlPmtInfCxlId? Max35Text
  RslvdCase?        Case5
  OrgnlPmtInfId     Max35Text
  OrgnlGrpInf?      OriginalGroupInformation29
  OrgnlNbOfTxs?     Max15NumericText
  OrgnlCtrlSum?     DecimalNumber
  PmtInfCxlSts?     GroupCancellationStatus1Code
  CxlStsRsnInf*     CancellationStatusReason4
  NbOfTxsPerCxlSts* NumberOfCancellationsPerStatus1
  TxInfAndSts*      PaymentTransaction103

PaymentTransaction102
  CxlStsId?            Max35Text
  RslvdCase?           Case5
  OrgnlGrpInf?         OriginalGroupInformation29
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  OrgnlUETR?           UUIDv4Identifier
  TxCxlSts?            CancellationIndividualStatus1Code
  CxlStsRsnInf*        CancellationStatusReason4
  RsltnRltdInf?        ResolutionData1
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  Assgnr?              Party40Choice
  Assgne?              Party40Choice
  OrgnlTxRef?          OriginalTransactionReference28

ModificationStatusReason2
  Orgtr?    PartyIdentification135
  Rsn?      ModificationStatusReason1Choice
  AddtlInf* Max105Text

ClaimNonReceipt2
  DtPrcd       ISODate
  OrgnlNxtAgt? BranchAndFinancialInstitutionIdentification6

CorrectivePaymentInitiation4
  GrpHdr?       CorrectiveGroupInformation1
  PmtInfId?     Max35Text
  InstrId?      Max35Text
  EndToEndId?   Max35Text
  UETR?         UUIDv4Identifier
  InstdAmt      ActiveOrHistoricCurrencyAndAmount
  ReqdExctnDt?  DateAndDateTime2Choice
  ReqdColltnDt? ISODate

CorrectiveInterbankTransaction2
  GrpHdr?        CorrectiveGroupInformation1
  InstrId?       Max35Text
  EndToEndId?    Max35Text
  TxId?          Max35Text
  UETR?          UUIDv4Identifier
  IntrBkSttlmAmt ActiveOrHistoricCurrencyAndAmount
  IntrBkSttlmDt  ISODate

Compensation2
  Amt     ActiveCurrencyAndAmount
  DbtrAgt BranchAndFinancialInstitutionIdentification6
  CdtrAgt BranchAndFinancialInstitutionIdentification6
  Rsn     CompensationReason1Choice

CancellationStatusReason4
  Orgtr?    PartyIdentification135
  Rsn?      CancellationStatusReason3Choice
  AddtlInf* Max105Text

PaymentTransaction103
  CxlStsId?          Max35Text
  RslvdCase?         Case5
  OrgnlInstrId?      Max35Text
  OrgnlEndToEndId?   Max35Text
  UETR?              UUIDv4Identifier
  TxCxlSts?          CancellationIndividualStatus1Code
  CxlStsRsnInf*      CancellationStatusReason4
  OrgnlInstdAmt?     ActiveOrHistoricCurrencyAndAmount
  OrgnlReqdExctnDt?  DateAndDateTime2Choice
  OrgnlReqdColltnDt? ISODate
  OrgnlTxRef?        OriginalTransactionReference28
`,
};
