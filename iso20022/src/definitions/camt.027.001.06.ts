import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2018 } from './iso-2018.ts';

/** Claim that a payment was not received. Facts from the schema of ISO 20022 as the public repository prog-nov/iso20022-struct-go keeps it. */
export const camt027V06: MessageDefinition = {
  name: 'camt.027.001.06',
  root: { name: 'ClmNonRct', type: 'ClaimNonReceiptV06' },
  transaction: 'IntrBk',
  uses: iso2018,
  types: `
ClaimNonReceiptV06
  Assgnmt         CaseAssignment4
  Case?           Case4
  Undrlyg         UnderlyingTransaction4Choice
  CoverDtls?      MissingCover3
  InstrForAssgne? InstructionForAssignee1
  SplmtryData*    SupplementaryData1

MissingCover3
  MssngCoverInd YesNoIndicator
  CoverCrrctn?  SettlementInstruction3
`,
};
