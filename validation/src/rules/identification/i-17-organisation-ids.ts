import { childrenNamed } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { isQuoted } from '../quoted.ts';
import { rulebooks } from '../scope.ts';

/** I-17: from rulebook 2025 BIC, LEI and one other identification may stand together. */
export const organisationIds = rule({
  id: 'I-17',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 of 2025, usage rule of OrganisationIdentification',
  appliesTo: rulebooks('2025'),
  select: ['OrgId'],
  check: (node) => {
    const [, second] = childrenNamed(node, 'Othr');
    return second === undefined || isQuoted(node) ? [] : [{ node: second, expected: '1' }];
  },
});
