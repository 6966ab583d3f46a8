import { childrenNamed, descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { customerPayments, orderedPayments } from '../customer-payments.ts';
import { paymentsAndOrders } from '../scope.ts';
import { hasExtendedRemittance } from './extended-remittance.ts';

/** M-01: free text or structured, once; payments marked for extended remittance information are the matter of M-06. */
export const oneKindOfRemittance = rule({
  id: 'M-01',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06, EPC122-16 and EPC114-06, usage rules of RemittanceInformation; CERI for extended content without its mark',
  appliesTo: paymentsAndOrders,
  select: [...customerPayments, ...orderedPayments],
  check: (transaction, context) => {
    const remittance = descend(transaction, 'RmtInf');
    if (remittance === undefined || remittance.children.length < 2) return [];
    if (hasExtendedRemittance(transaction, context)) return [];
    const [text, secondText] = childrenNamed(remittance, 'Ustrd');
    const [structured, secondStructured] = childrenNamed(remittance, 'Strd');
    if (text && structured) return [{ node: remittance, variant: 'both' }];
    const second = secondText ?? secondStructured;
    return second === undefined ? [] : [{ node: second, variant: 'twice', params: { element: second.name } }];
  },
});
