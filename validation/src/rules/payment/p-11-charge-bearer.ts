import { rule } from '../../rule.ts';
import { ofPayments } from '../customer-payments.ts';
import { bulks, either, paymentsAndOrders } from '../scope.ts';

/** P-11: charges follow the service level. */
export const chargeBearer = rule({
  id: 'P-11',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, EPC122-16 and EPC114-06, usage rules of ChargeBearer',
  appliesTo: either(bulks, paymentsAndOrders),
  select: [...ofPayments('ChrgBr'), 'PmtInf/ChrgBr', 'TxInf/ChrgBr'],
  check: (node) => (node.text === 'SLEV' ? [] : [{ node, value: node.text, expected: 'SLEV' }]),
});
