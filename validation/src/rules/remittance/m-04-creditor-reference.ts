import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

/** M-04: a creditor reference has a type, SCOR, and a reference. */
export const creditorReference = rule({
  id: 'M-04',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, usage rules of CreditorReferenceInformation',
  appliesTo: creditTransfers,
  select: ['Strd/CdtrRefInf'],
  check: (node) => {
    const missing = ['Tp', 'Ref'].find((name) => descend(node, name) === undefined);
    if (missing !== undefined) return [{ node, variant: 'missing', params: { element: missing } }];
    const code = descend(node, 'Tp', 'CdOrPrtry')?.children[0];
    if (code === undefined || (code.name === 'Cd' && code.text === 'SCOR')) return [];
    return [{ node: code, variant: 'type', value: code.text, expected: 'SCOR' }];
  },
});
