import { around, leaf } from './element.ts';
import type { Generation } from './generation.ts';
import { agent } from './payment-elements.ts';

/** Assigner and assignee of a case. */
export const assignmentElements = (generation: Generation): string =>
  around(
    'Assgnmt',
    leaf('Id', '{{messageId}}'),
    around('Assgnr', agent('Agt', 'assigner', generation)),
    around('Assgne', agent('Agt', 'assignee', generation)),
    leaf('CreDtTm', '{{createdAt}}'),
  );
