import { rule } from '../../rule.ts';
import { both, collections, debitScheme } from '../scope.ts';

/** D-10: data of an electronic signature belong to electronic mandates. Their length is the matter of T-03. */
export const electronicMandate = rule({
  id: 'D-10',
  layer: 'scheme',
  severity: 'Info',
  source:
    'SDD rulebooks, annexes on electronic mandates; not confirmed by a published guideline. No message says that a mandate is on paper',
  appliesTo: both(collections, debitScheme),
  select: ['MndtRltdInf/ElctrncSgntr'],
  check: (node) => [{ node, value: node.text }],
});
