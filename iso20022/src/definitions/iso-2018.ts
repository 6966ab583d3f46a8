import { iso2013 } from './iso-2013.ts';
import { iso2019 } from './iso-2019.ts';

/** What inquiries and their answers are made of: between the generations, half of the next one already. */
const since2018 = `
AmendmentInformationDetails12
  OrgnlMndtId?      Max35Text
  OrgnlCdtrSchmeId? PartyIdentification125
  OrgnlCdtrAgt?     BranchAndFinancialInstitutionIdentification5
  OrgnlCdtrAgtAcct? CashAccount24
  OrgnlDbtr?        PartyIdentification125
  OrgnlDbtrAcct?    CashAccount24
  OrgnlDbtrAgt?     BranchAndFinancialInstitutionIdentification5
  OrgnlDbtrAgtAcct? CashAccount24
  OrgnlFnlColltnDt? ISODate
  OrgnlFrqcy?       Frequency36Choice
  OrgnlRsn?         MandateSetupReason1Choice
  OrgnlTrckgDays?   Exact2NumericText

Case4
  Id              Max35Text
  Cretr           Party35Choice
  ReopCaseIndctn? YesNoIndicator

CaseAssignment4
  Id      Max35Text
  Assgnr  Party35Choice
  Assgne  Party35Choice
  CreDtTm ISODateTime

Garnishment2
  Tp                 GarnishmentType1
  Grnshee?           PartyIdentification125
  GrnshmtAdmstr?     PartyIdentification125
  RefNb?             Max140Text
  Dt?                ISODate
  RmtdAmt?           ActiveOrHistoricCurrencyAndAmount
  FmlyMdclInsrncInd? TrueFalseIndicator
  MplyeeTermntnInd?  TrueFalseIndicator

MandateRelatedInformation12
  MndtId?        Max35Text
  DtOfSgntr?     ISODate
  AmdmntInd?     TrueFalseIndicator
  AmdmntInfDtls? AmendmentInformationDetails12
  ElctrncSgntr?  Max1025Text
  FrstColltnDt?  ISODate
  FnlColltnDt?   ISODate
  Frqcy?         Frequency36Choice
  Rsn?           MandateSetupReason1Choice
  TrckgDays?     Exact2NumericText

OriginalTransactionReference27
  IntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  Amt?            AmountType4Choice
  IntrBkSttlmDt?  ISODate
  ReqdColltnDt?   ISODate
  ReqdExctnDt?    DateAndDateTime2Choice
  CdtrSchmeId?    PartyIdentification125
  SttlmInf?       SettlementInstruction4
  PmtTpInf?       PaymentTypeInformation25
  PmtMtd?         PaymentMethod4Code
  MndtRltdInf?    MandateRelatedInformation12
  RmtInf?         RemittanceInformation15
  UltmtDbtr?      Party35Choice
  Dbtr?           Party35Choice
  DbtrAcct?       CashAccount24
  DbtrAgt?        BranchAndFinancialInstitutionIdentification5
  DbtrAgtAcct?    CashAccount24
  CdtrAgt?        BranchAndFinancialInstitutionIdentification5
  CdtrAgtAcct?    CashAccount24
  Cdtr?           Party35Choice
  CdtrAcct?       CashAccount24
  UltmtCdtr?      Party35Choice
  Purp?           Purpose2Choice

Party34Choice = one of
  OrgId  OrganisationIdentification8
  PrvtId PersonIdentification13

Party35Choice = one of
  Pty PartyIdentification125
  Agt BranchAndFinancialInstitutionIdentification5

PartyIdentification125
  Nm?        Max140Text
  PstlAdr?   PostalAddress6
  Id?        Party34Choice
  CtryOfRes? CountryCode
  CtctDtls?  ContactDetails2

RemittanceInformation15
  Ustrd* Max140Text
  Strd*  StructuredRemittanceInformation15

SettlementInstruction3
  InstgRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification5
  InstgRmbrsmntAgtAcct? CashAccount24
  InstdRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification5
  InstdRmbrsmntAgtAcct? CashAccount24

StructuredRemittanceInformation15
  RfrdDocInf*       ReferredDocumentInformation7
  RfrdDocAmt?       RemittanceAmount2
  CdtrRefInf?       CreditorReferenceInformation2
  Invcr?            PartyIdentification125
  Invcee?           PartyIdentification125
  TaxRmt?           TaxInformation7
  GrnshmtRmt?       Garnishment2
  AddtlRmtInf[0..3] Max140Text

UnderlyingPaymentInstruction4
  OrgnlGrpInf?     UnderlyingGroupInformation1
  OrgnlPmtInfId?   Max35Text
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlInstdAmt    ActiveOrHistoricCurrencyAndAmount
  ReqdExctnDt?     DateAndDateTime2Choice
  ReqdColltnDt?    ISODate
  OrgnlTxRef?      OriginalTransactionReference27

UnderlyingPaymentTransaction3
  OrgnlGrpInf?        UnderlyingGroupInformation1
  OrgnlInstrId?       Max35Text
  OrgnlEndToEndId?    Max35Text
  OrgnlTxId?          Max35Text
  OrgnlIntrBkSttlmAmt ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt  ISODate
  OrgnlTxRef?         OriginalTransactionReference27

UnderlyingStatementEntry2
  OrgnlGrpInf? OriginalGroupInformation29
  OrgnlStmtId? Max35Text
  OrgnlNtryId? Max35Text

UnderlyingTransaction4Choice = one of
  Initn    UnderlyingPaymentInstruction4
  IntrBk   UnderlyingPaymentTransaction3
  StmtNtry UnderlyingStatementEntry2
`;

/** What the inquiry messages share that are exchanged with the 2009 generation. */
export const iso2018: readonly string[] = [...iso2013, ...iso2019, since2018];
