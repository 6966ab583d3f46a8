import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2013 } from './iso-2013.ts';

/** Request for the status of a payment: younger than the 2009 generation it is exchanged with, which it shares little with. */
export const pacs028V01: MessageDefinition = {
  name: 'pacs.028.001.01',
  root: { name: 'FIToFIPmtStsReq', type: 'FIToFIPaymentStatusRequestV01' },
  transaction: 'TxInf',
  uses: iso2013,
  types: `
FIToFIPaymentStatusRequestV01
  GrpHdr       GroupHeader53
  OrgnlGrpInf* OriginalGroupInformation27
  TxInf*       PaymentTransaction73
  SplmtryData* SupplementaryData1

GroupHeader53
  MsgId     Max35Text
  CreDtTm   ISODateTime
  InstgAgt? BranchAndFinancialInstitutionIdentification5
  InstdAgt? BranchAndFinancialInstitutionIdentification5

PaymentTransaction73
  StsReqId?        Max35Text
  OrgnlGrpInf?     OriginalGroupInformation3
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlTxId?       Max35Text
  AccptncDtTm?     ISODateTime
  ClrSysRef?       Max35Text
  InstgAgt?        BranchAndFinancialInstitutionIdentification5
  InstdAgt?        BranchAndFinancialInstitutionIdentification5
  OrgnlTxRef?      OriginalTransactionReference24
  SplmtryData*     SupplementaryData1

OriginalTransactionReference24
  IntrBkSttlmAmt? ActiveOrHistoricCurrencyAndAmount
  Amt?            AmountType4Choice
  IntrBkSttlmDt?  ISODate
  ReqdColltnDt?   ISODate
  ReqdExctnDt?    DateAndDateTimeChoice
  CdtrSchmeId?    PartyIdentification43
  SttlmInf?       SettlementInstruction4
  PmtTpInf?       PaymentTypeInformation25
  PmtMtd?         PaymentMethod4Code
  MndtRltdInf?    MandateRelatedInformation11
  RmtInf?         RemittanceInformation11
  UltmtDbtr?      PartyIdentification43
  Dbtr?           PartyIdentification43
  DbtrAcct?       CashAccount24
  DbtrAgt?        BranchAndFinancialInstitutionIdentification5
  DbtrAgtAcct?    CashAccount24
  CdtrAgt?        BranchAndFinancialInstitutionIdentification5
  CdtrAgtAcct?    CashAccount24
  Cdtr?           PartyIdentification43
  CdtrAcct?       CashAccount24
  UltmtCdtr?      PartyIdentification43

PartyIdentification43
  Nm?        Max140Text
  PstlAdr?   PostalAddress6
  Id?        Party11Choice
  CtryOfRes? CountryCode
  CtctDtls?  ContactDetails2

MandateRelatedInformation11
  MndtId?        Max35Text
  DtOfSgntr?     ISODate
  AmdmntInd?     TrueFalseIndicator
  AmdmntInfDtls? AmendmentInformationDetails11
  ElctrncSgntr?  Max1025Text
  FrstColltnDt?  ISODate
  FnlColltnDt?   ISODate
  Frqcy?         Frequency36Choice
  Rsn?           MandateSetupReason1Choice
  TrckgDays?     Exact2NumericText

RemittanceInformation11
  Ustrd* Max140Text
  Strd*  StructuredRemittanceInformation13

Party11Choice = one of
  OrgId  OrganisationIdentification8
  PrvtId PersonIdentification5

AmendmentInformationDetails11
  OrgnlMndtId?      Max35Text
  OrgnlCdtrSchmeId? PartyIdentification43
  OrgnlCdtrAgt?     BranchAndFinancialInstitutionIdentification5
  OrgnlCdtrAgtAcct? CashAccount24
  OrgnlDbtr?        PartyIdentification43
  OrgnlDbtrAcct?    CashAccount24
  OrgnlDbtrAgt?     BranchAndFinancialInstitutionIdentification5
  OrgnlDbtrAgtAcct? CashAccount24
  OrgnlFnlColltnDt? ISODate
  OrgnlFrqcy?       Frequency36Choice
  OrgnlRsn?         MandateSetupReason1Choice
  OrgnlTrckgDays?   Exact2NumericText

StructuredRemittanceInformation13
  RfrdDocInf*       ReferredDocumentInformation7
  RfrdDocAmt?       RemittanceAmount2
  CdtrRefInf?       CreditorReferenceInformation2
  Invcr?            PartyIdentification43
  Invcee?           PartyIdentification43
  TaxRmt?           TaxInformation4
  GrnshmtRmt?       Garnishment1
  AddtlRmtInf[0..3] Max140Text

TaxInformation4
  Cdtr?            TaxParty1
  Dbtr?            TaxParty2
  UltmtDbtr?       TaxParty2
  AdmstnZone?      Max35Text
  RefNb?           Max140Text
  Mtd?             Max35Text
  TtlTaxblBaseAmt? ActiveOrHistoricCurrencyAndAmount
  TtlTaxAmt?       ActiveOrHistoricCurrencyAndAmount
  Dt?              ISODate
  SeqNb?           Number
  Rcrd*            TaxRecord1

Garnishment1
  Tp                 GarnishmentType1
  Grnshee?           PartyIdentification43
  GrnshmtAdmstr?     PartyIdentification43
  RefNb?             Max140Text
  Dt?                ISODate
  RmtdAmt?           ActiveOrHistoricCurrencyAndAmount
  FmlyMdclInsrncInd? TrueFalseIndicator
  MplyeeTermntnInd?  TrueFalseIndicator
`,
};
