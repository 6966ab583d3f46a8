import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2018 } from './iso-2018.ts';

/** Answer to an inquiry: younger than the 2009 generation it is exchanged with, and half of the next one already. */
export const camt029V08: MessageDefinition = {
  name: 'camt.029.001.08',
  root: { name: 'RsltnOfInvstgtn', type: 'ResolutionOfInvestigationV08' },
  transaction: 'TxInfAndSts',
  uses: iso2018,
  types: `
ResolutionOfInvestigationV08
  Assgnmt        CaseAssignment4
  RslvdCase?     Case4
  Sts            InvestigationStatus4Choice
  CxlDtls*       UnderlyingTransaction19
  ModDtls?       PaymentTransaction90
  ClmNonRctDtls? ClaimNonReceipt1Choice
  StmtDtls?      StatementResolutionEntry3
  CrrctnTx?      CorrectiveTransaction3Choice
  RsltnRltdInf?  ResolutionInformation2
  SplmtryData*   SupplementaryData1

InvestigationStatus4Choice = one of
  Conf           ExternalInvestigationExecutionConfirmation1Code
  RjctdMod+      ModificationStatusReason1Choice
  DplctOf        Case4
  AssgnmtCxlConf YesNoIndicator

UnderlyingTransaction19
  OrgnlGrpInfAndSts? OriginalGroupHeader9
  OrgnlPmtInfAndSts* OriginalPaymentInstruction26
  TxInfAndSts*       PaymentTransaction85

PaymentTransaction90
  ModStsId?            Max35Text
  RslvdCase?           Case4
  OrgnlGrpInf          OriginalGroupInformation29
  OrgnlPmtInfId?       Max35Text
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  ModStsRsnInf*        ModificationStatusReason1
  RsltnRltdInf?        ResolutionInformation2
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  Assgnr?              Party35Choice
  Assgne?              Party35Choice
  OrgnlTxRef?          OriginalTransactionReference27

ClaimNonReceipt1Choice = one of
  Accptd ClaimNonReceipt1
  Rjctd  ClaimNonReceiptRejectReason1Choice

StatementResolutionEntry3
  OrgnlGrpInf? OriginalGroupInformation29
  OrgnlStmtId? Max35Text
  AcctSvcrRef? Max35Text
  CrrctdAmt?   ActiveOrHistoricCurrencyAndAmount
  Chrgs*       Charges3
  Purp?        Purpose2Choice

CorrectiveTransaction3Choice = one of
  Initn  CorrectivePaymentInitiation3
  IntrBk CorrectiveInterbankTransaction1

ResolutionInformation2
  IntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  IntrBkSttlmDt?  ISODate
  ClrChanl?       ClearingChannel2Code
  Compstn?        Compensation1
  Chrgs*          Charges2

OriginalGroupHeader9
  OrgnlGrpCxlId?    Max35Text
  RslvdCase?        Case4
  OrgnlMsgId        Max35Text
  OrgnlMsgNmId      Max35Text
  OrgnlCreDtTm?     ISODateTime
  OrgnlNbOfTxs?     Max15NumericText
  OrgnlCtrlSum?     DecimalNumber
  GrpCxlSts?        GroupCancellationStatus1Code
  CxlStsRsnInf*     CancellationStatusReason3
  NbOfTxsPerCxlSts* NumberOfTransactionsPerStatus1

OriginalPaymentInstruction26
  OrgnlPmtInfCxlId? Max35Text
  RslvdCase?        Case4
  OrgnlPmtInfId     Max35Text
  OrgnlGrpInf?      OriginalGroupInformation29
  OrgnlNbOfTxs?     Max15NumericText
  OrgnlCtrlSum?     DecimalNumber
  PmtInfCxlSts?     GroupCancellationStatus1Code
  CxlStsRsnInf*     CancellationStatusReason3
  NbOfTxsPerCxlSts* NumberOfCancellationsPerStatus1
  TxInfAndSts*      PaymentTransaction84

PaymentTransaction85
  CxlStsId?            Max35Text
  RslvdCase?           Case4
  OrgnlGrpInf?         OriginalGroupInformation29
  OrgnlInstrId?        Max35Text
  OrgnlEndToEndId?     Max35Text
  OrgnlTxId?           Max35Text
  OrgnlClrSysRef?      Max35Text
  TxCxlSts?            CancellationIndividualStatus1Code
  CxlStsRsnInf*        CancellationStatusReason3
  RsltnRltdInf?        ResolutionInformation2
  OrgnlIntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt?  ISODate
  Assgnr?              Party35Choice
  Assgne?              Party35Choice
  OrgnlTxRef?          OriginalTransactionReference27

ModificationStatusReason1
  Orgtr?    PartyIdentification125
  Rsn?      ModificationStatusReason1Choice
  AddtlInf* Max105Text

ClaimNonReceipt1
  DtPrcd      ISODate
  OrgnlNxtAgt BranchAndFinancialInstitutionIdentification5

Charges3
  TtlChrgsAndTaxAmt? ActiveOrHistoricCurrencyAndAmount
  Rcrd*              ChargesRecord1

CorrectivePaymentInitiation3
  GrpHdr?       CorrectiveGroupInformation1
  PmtInfId?     Max35Text
  InstrId?      Max35Text
  EndToEndId?   Max35Text
  InstdAmt      ActiveOrHistoricCurrencyAndAmount
  ReqdExctnDt?  DateAndDateTime2Choice
  ReqdColltnDt? ISODate

Compensation1
  Amt     ActiveCurrencyAndAmount
  DbtrAgt BranchAndFinancialInstitutionIdentification5
  CdtrAgt BranchAndFinancialInstitutionIdentification5
  Rsn     CompensationReason1Choice

Charges2
  Amt ActiveOrHistoricCurrencyAndAmount
  Agt BranchAndFinancialInstitutionIdentification5

CancellationStatusReason3
  Orgtr?    PartyIdentification125
  Rsn?      CancellationStatusReason3Choice
  AddtlInf* Max105Text

PaymentTransaction84
  CxlStsId?          Max35Text
  RslvdCase?         Case4
  OrgnlInstrId?      Max35Text
  OrgnlEndToEndId?   Max35Text
  TxCxlSts?          CancellationIndividualStatus1Code
  CxlStsRsnInf*      CancellationStatusReason3
  OrgnlInstdAmt?     ActiveOrHistoricCurrencyAndAmount
  OrgnlReqdExctnDt?  DateAndDateTime2Choice
  OrgnlReqdColltnDt? ISODate
  OrgnlTxRef?        OriginalTransactionReference27

ChargesRecord1
  Amt        ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd? CreditDebitCode
  Tp?        ChargeType3Choice
  Rate?      PercentageRate
  Br?        ChargeBearerType1Code
  Agt?       BranchAndFinancialInstitutionIdentification5
  Tax?       TaxCharges2
`,
};
