import type { EnvelopeProfile } from './envelope-profile.ts';
import { answerFields, deliveryFields, fileForms } from './file-form.ts';

const creditFile = fileForms('CreditFile', ['SCT']);

const bulks = [
  { element: 'FIToFICstmrCdtTrf', counter: 'NumCTBlk' },
  { element: 'FIToFIPmtCxlReq', counter: 'NumPCRBlk' },
  { element: 'PmtRtr', counter: 'NumRFRBlk' },
  { element: 'RsltnOfInvstgtn', counter: 'NumROIBlk' },
  { element: 'FIToFIPmtStsReq', counter: 'NumSRBlk' },
];
const statuses = [{ element: 'FIToFIPmtStsRpt' }];

/** Files of credit transfers in a neutral form of our own: to the clearing (ICF), and from it. */
export const creditFiles: readonly EnvelopeProfile[] = [
  creditFile('ICF', '', bulks),
  creditFile('CVF', answerFields, statuses),
  creditFile('SCF', deliveryFields, bulks),
  creditFile('CCF', deliveryFields, statuses),
  creditFile('RSF', deliveryFields, statuses),
];
