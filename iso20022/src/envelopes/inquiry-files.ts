import type { EnvelopeProfile } from './envelope-profile.ts';
import { answerFields, deliveryFields, fileForms } from './file-form.ts';

const inquiryFile = fileForms('InquiryFile', ['SCT']);

const bulks = [
  { element: 'ClmNonRct', counter: 'NumCNRBlk' },
  { element: 'ReqToModfyPmt', counter: 'NumRMPBlk' },
  { element: 'RsltnOfInvstgtn', counter: 'NumROIBlk' },
  { element: 'FIToFIPmtStsReq', counter: 'NumSRBlk' },
];

/** Files of inquiries in a neutral form of our own: to the clearing (IQF), what it says of them (QVF), and what it delivers (OQF). */
export const inquiryFiles: readonly EnvelopeProfile[] = [
  inquiryFile('IQF', '', bulks),
  inquiryFile('QVF', answerFields, [{ element: 'FIToFIPmtStsRpt' }]),
  inquiryFile('OQF', deliveryFields, bulks),
];
