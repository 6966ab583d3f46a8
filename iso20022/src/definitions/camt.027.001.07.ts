import type { MessageDefinition } from '../model/message-definition.ts';
import { iso2019 } from './iso-2019.ts';

/** Claim that a payment was not received. Facts from the schema of ISO 20022 as the public repository prog-nov/iso20022-struct-go keeps it. */
export const camt027V07: MessageDefinition = {
  name: 'camt.027.001.07',
  root: { name: 'ClmNonRct', type: 'ClaimNonReceiptV07' },
  transaction: 'IntrBk',
  uses: iso2019,
  types: `
ClaimNonReceiptV07
  Assgnmt         CaseAssignment5
  Case?           Case5
  Undrlyg         UnderlyingTransaction5Choice
  CoverDtls?      MissingCover4
  InstrForAssgne? InstructionForAssignee1
  SplmtryData*    SupplementaryData1

MissingCover4
  MssngCoverInd YesNoIndicator
  CoverCrrctn?  SettlementInstruction6
`,
};
