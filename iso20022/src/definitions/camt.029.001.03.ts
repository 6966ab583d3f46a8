import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2009 } from './iso-2009.ts';

/** Answer to a recall or an inquiry, 2009 generation. */
export const camt029V03: MessageDefinition = {
  name: 'camt.029.001.03',
  root: { name: 'RsltnOfInvstgtn', type: 'ResolutionOfInvestigationV03' },
  transaction: 'TxInfAndSts',
  uses: iso2009,
  types: `
ResolutionOfInvestigationV03
  Assgnmt       CaseAssignment2
  RslvdCase?    Case2
  Sts           InvestigationStatus2Choice
  CxlDtls*      UnderlyingTransaction3
  StmtDtls?     StatementResolutionEntry1
  CrrctnTx?     CorrectiveTransaction1Choice
  RsltnRltdInf? ResolutionInformation1

InvestigationStatus2Choice = one of
  Conf           InvestigationExecutionConfirmation3Code
  RjctdMod+      ModificationRejection2Code
  DplctOf        Case2
  AssgnmtCxlConf YesNoIndicator

UnderlyingTransaction3
  OrgnlGrpInfAndSts? OriginalGroupInformation24
  OrgnlPmtInfAndSts* OriginalPaymentInformation3
  TxInfAndSts*       PaymentTransactionInformation33

StatementResolutionEntry1
  OrgnlGrpInf? OriginalGroupInformation3
  OrgnlStmtId? Max35Text
  AcctSvcrRef? Max35Text
  CrrctdAmt?   ActiveOrHistoricCurrencyAndAmount
  Chrgs*       ChargesInformation6
  Purp?        Purpose2Choice

CorrectiveTransaction1Choice = one of
  Initn  CorrectivePaymentInitiation1
  IntrBk CorrectiveInterbankTransaction1

ResolutionInformation1
  IntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  IntrBkSttlmDt?  ISODate
  ClrChanl?       ClearingChannel2Code

InvestigationExecutionConfirmation3Code = code CNCL MODI IPAY ICOV MCOV INFO CONF CWFW MWFW UWFW PECR PDCR RJCR SMTC SMTI CHRG PURP IDUP

ModificationRejection2Code = code UM01 UM02 UM03 UM04 UM05 UM06 UM07 UM08 UM09 UM10 UM11 UM12 UM13 UM14 UM15 UM16 UM17 UM18 UM19 UM20 UM21 UM22 UM23 UM24 UM25 UM26 UM27

OriginalGroupInformation24
  OrgnlGrpCxlId?    Max35Text
  RslvdCase?        Case2
  OrgnlMsgId        Max35Text
  OrgnlMsgNmId      Max35Text
  OrgnlCreDtTm?     ISODateTime
  OrgnlNbOfTxs?     Max15NumericText
  OrgnlCtrlSum?     DecimalNumber
  GrpCxlSts?        GroupCancellationStatus1Code
  CxlStsRsnInf*     CancellationStatusReasonInformation1
  NbOfTxsPerCxlSts* NumberOfTransactionsPerStatus1

OriginalPaymentInformation3
  OrgnlPmtInfCxlId? Max35Text
  RslvdCase?        Case2
  OrgnlPmtInfId     Max35Text
  OrgnlGrpInf?      OriginalGroupInformation3
  OrgnlNbOfTxs?     Max15NumericText
  OrgnlCtrlSum?     DecimalNumber
  PmtInfCxlSts?     GroupCancellationStatus1Code
  CxlStsRsnInf*     CancellationStatusReasonInformation1
  NbOfTxsPerCxlSts* NumberOfCancellationsPerStatus1
  TxInfAndSts*      PaymentTransactionInformation32

PaymentTransactionInformation33
  CxlStsId?            Max35Text
  RslvdCase?           Case2
  OrgnlGrpInf?         OriginalGroupInformation3
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  TxCxlSts?            CancellationIndividualStatus1Code
  CxlStsRsnInf*        CancellationStatusReasonInformation1
  RsltnRltdInf?        ResolutionInformation1
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  Assgnr?              Party7Choice
  Assgne?              Party7Choice
  OrgnlTxRef?          OriginalTransactionReference13

CorrectivePaymentInitiation1
  GrpHdr?       CorrectiveGroupInformation1
  PmtInfId?     Max35Text
  InstrId?      Max35Text
  EndToEndId?   Max35Text
  InstdAmt      ActiveOrHistoricCurrencyAndAmount
  ReqdExctnDt?  ISODate
  ReqdColltnDt? ISODate

CancellationStatusReasonInformation1
  Orgtr?    PartyIdentification32
  Rsn?      CancellationStatusReason1Choice
  AddtlInf* Max105Text

PaymentTransactionInformation32
  CxlStsId?          Max35Text
  RslvdCase?         Case2
  OrgnlInstrId?      Max35Text
  OrgnlEndToEndId?   Max35Text
  TxCxlSts?          CancellationIndividualStatus1Code
  CxlStsRsnInf*      CancellationStatusReasonInformation1
  OrgnlInstdAmt?     ActiveOrHistoricCurrencyAndAmount
  OrgnlReqdExctnDt?  ISODate
  OrgnlReqdColltnDt? ISODate
  OrgnlTxRef?        OriginalTransactionReference13

CancellationStatusReason1Choice = one of
  Cd    PaymentCancellationRejection1Code
  Prtry Max35Text

PaymentCancellationRejection1Code = code LEGL AGNT CUST
`,
};
