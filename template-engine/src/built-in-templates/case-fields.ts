import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { bicField, textField } from './field.ts';
import { createdAt } from './group-header-fields.ts';

const assignmentId: LayoutField = {
  ...textField('messageId', 'Assignment identification', 'Assgnmt/Id', 35),
  help: 'Unique for the sender. Sending the same one twice is answered as a duplicate.',
  default: { from: 'reference', prefix: 'CASE' },
};

const assigner: LayoutField = {
  ...bicField('assigner', 'Assigner (BIC)', 'Assgnmt/Assgnr/Agt/FinInstnId/BICFI'),
  help: 'Who sends the message: your own BIC where your profile names one.',
  default: { from: 'profileBic', otherwise: 'ZYAADEF0XXX' },
};

const assignee: LayoutField = {
  ...bicField('assignee', 'Assignee (BIC)', 'Assgnmt/Assgne/Agt/FinInstnId/BICFI'),
  help: 'Who is to deal with it next: the clearing of the environment.',
  default: { from: 'clearingBic' },
};

/** The header of a recall and of its negative answer. */
export const assignment: LayoutSection = {
  name: 'header',
  label: 'Assignment',
  fields: [assignmentId, { ...createdAt, element: 'Assgnmt/CreDtTm' }, assigner, assignee],
};
