import type { EnvelopeProfile } from './envelope-profile.ts';
import { answerFields, deliveryFields, fileForms } from './file-form.ts';

const debitFile = fileForms('DebitFile', ['CORE', 'COR', 'B2B']);

const bulks = [
  { element: 'FIToFICstmrDrctDbt', counter: 'NumDDBlk' },
  { element: 'FIToFIPmtCxlReq', counter: 'NumPCRBlk' },
  { element: 'FIToFIPmtStsRpt', counter: 'NumREJBlk' },
  { element: 'PmtRtr', counter: 'NumRETBlk' },
  { element: 'FIToFIPmtRvsl', counter: 'NumREVBlk' },
];

/** Files of direct debits in a neutral form of our own: to the clearing (IDF), and from it. */
export const debitFiles: readonly EnvelopeProfile[] = [
  debitFile('IDF', '', bulks),
  debitFile('DVF', answerFields, [{ element: 'FIToFIPmtStsRpt' }]),
  debitFile('DNF', deliveryFields, bulks),
  debitFile('SDF', deliveryFields, bulks),
  debitFile('UDF', deliveryFields, bulks),
];
