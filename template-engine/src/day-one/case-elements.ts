import { around, leaf } from './element.ts';
import { agent } from './payment-elements.ts';

/** From whom to whom a case goes. */
export const assignmentElements: string = around(
  'Assgnmt',
  leaf('Id', '{{messageId}}'),
  around('Assgnr', agent('Agt', 'assigner')),
  around('Assgne', agent('Agt', 'assignee')),
  leaf('CreDtTm', '{{createdAt}}'),
);
