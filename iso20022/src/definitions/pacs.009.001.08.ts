import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Credit transfer of financial institutions on their own account. */
export const pacs009V08: MessageDefinition = {
  name: 'pacs.009.001.08',
  root: { name: 'FICdtTrf', type: 'FinancialInstitutionCreditTransferV08' },
  transaction: 'CdtTrfTxInf',
  uses: iso2019,
  types: `
FinancialInstitutionCreditTransferV08
  GrpHdr       GroupHeader93
  CdtTrfTxInf+ CreditTransferTransaction36
  SplmtryData* SupplementaryData1

CreditTransferTransaction36
  PmtId               PaymentIdentification7
  PmtTpInf?           PaymentTypeInformation28
  IntrBkSttlmAmt      ActiveCurrencyAndAmount
  IntrBkSttlmDt?      ISODate
  SttlmPrty?          Priority3Code
  SttlmTmIndctn?      SettlementDateTimeIndication1
  SttlmTmReq?         SettlementTimeRequest2
  PrvsInstgAgt1?      BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt1Acct?  CashAccount38
  PrvsInstgAgt2?      BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt2Acct?  CashAccount38
  PrvsInstgAgt3?      BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt3Acct?  CashAccount38
  InstgAgt?           BranchAndFinancialInstitutionIdentification6
  InstdAgt?           BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1?         BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1Acct?     CashAccount38
  IntrmyAgt2?         BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2Acct?     CashAccount38
  IntrmyAgt3?         BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3Acct?     CashAccount38
  UltmtDbtr?          BranchAndFinancialInstitutionIdentification6
  Dbtr                BranchAndFinancialInstitutionIdentification6
  DbtrAcct?           CashAccount38
  DbtrAgt?            BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?        CashAccount38
  CdtrAgt?            BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?        CashAccount38
  Cdtr                BranchAndFinancialInstitutionIdentification6
  CdtrAcct?           CashAccount38
  UltmtCdtr?          BranchAndFinancialInstitutionIdentification6
  InstrForCdtrAgt*    InstructionForCreditorAgent2
  InstrForNxtAgt*     InstructionForNextAgent1
  Purp?               Purpose2Choice
  RmtInf?             RemittanceInformation2
  UndrlygCstmrCdtTrf? CreditTransferTransaction37
  SplmtryData*        SupplementaryData1

InstructionForCreditorAgent2
  Cd?       Instruction5Code
  InstrInf? Max140Text

RemittanceInformation2
  Ustrd* Max140Text

CreditTransferTransaction37
  UltmtDbtr?         PartyIdentification135
  InitgPty?          PartyIdentification135
  Dbtr               PartyIdentification135
  DbtrAcct?          CashAccount38
  DbtrAgt            BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?       CashAccount38
  PrvsInstgAgt1?     BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt1Acct? CashAccount38
  PrvsInstgAgt2?     BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt2Acct? CashAccount38
  PrvsInstgAgt3?     BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt3Acct? CashAccount38
  IntrmyAgt1?        BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1Acct?    CashAccount38
  IntrmyAgt2?        BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2Acct?    CashAccount38
  IntrmyAgt3?        BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3Acct?    CashAccount38
  CdtrAgt            BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?       CashAccount38
  Cdtr               PartyIdentification135
  CdtrAcct?          CashAccount38
  UltmtCdtr?         PartyIdentification135
  InstrForCdtrAgt*   InstructionForCreditorAgent1
  InstrForNxtAgt*    InstructionForNextAgent1
  Tax?               TaxInformation8
  RmtInf?            RemittanceInformation16
  InstdAmt?          ActiveOrHistoricCurrencyAndAmount

Instruction5Code = code PHOB TELB
`,
};
