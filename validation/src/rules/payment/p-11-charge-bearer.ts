import { rule } from '../../rule.ts';
import { bulks } from '../scope.ts';

/** P-11: charges follow the service level. */
export const chargeBearer = rule({
  id: 'P-11',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC122-16, usage rules of ChargeBearer',
  appliesTo: bulks,
  select: ['CdtTrfTxInf/ChrgBr', 'TxInf/ChrgBr'],
  check: (node) => (node.text === 'SLEV' ? [] : [{ node, value: node.text, expected: 'SLEV' }]),
});
