import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { ofPayments } from '../customer-payments.ts';
import { paymentsAndOrders } from '../scope.ts';
import { longNameFindings } from './party-name.ts';

/** I-06: ultimate parties have short names and no addresses. */
export const ultimateParties = rule({
  id: 'I-06',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC114-06, usage rules of UltimateDebtor and UltimateCreditor',
  appliesTo: paymentsAndOrders,
  select: [...ofPayments('UltmtDbtr', 'UltmtCdtr'), 'PmtInf/UltmtDbtr', 'PmtInf/UltmtCdtr'],
  check: (node) => {
    const address = descend(node, 'PstlAdr');
    const tooLong = longNameFindings(node);
    return address === undefined
      ? tooLong
      : [...tooLong, { node: address, variant: 'address', params: { party: node.name } }];
  },
});
