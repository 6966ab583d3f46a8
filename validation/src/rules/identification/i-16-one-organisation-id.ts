import { rule } from '../../rule.ts';
import { isQuoted } from '../quoted.ts';
import { rulebooks } from '../scope.ts';

/** I-16: until rulebook 2025 an organisation is identified in one way. */
export const oneOrganisationId = rule({
  id: 'I-16',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 until 2023, usage rule of OrganisationIdentification',
  appliesTo: rulebooks('2019', '2021', '2023'),
  select: ['OrgId'],
  check: (node) =>
    node.children.length <= 1 || isQuoted(node)
      ? []
      : [{ node, expected: '1', params: { count: node.children.length } }],
});
