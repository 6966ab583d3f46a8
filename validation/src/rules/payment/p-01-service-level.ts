import { childrenNamed } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { creditTransfers } from '../scope.ts';

/** P-01: one service level, and it is SEPA. */
export const serviceLevel = rule({
  id: 'P-01',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC122-16, usage rules of ServiceLevel',
  appliesTo: creditTransfers,
  select: ['GrpHdr/PmtTpInf', 'CdtTrfTxInf/PmtTpInf'],
  check: (node) => {
    const [level, second] = childrenNamed(node, 'SvcLvl');
    if (level === undefined) return [{ node, variant: 'missing', expected: 'SEPA' }];
    if (second !== undefined) return [{ node: second, variant: 'twice' }];
    const code = level.children[0];
    if (code?.name === 'Cd' && code.text === 'SEPA') return [];
    return [{ node: code ?? level, variant: 'other', value: code?.text ?? '', expected: 'SEPA' }];
  },
});
