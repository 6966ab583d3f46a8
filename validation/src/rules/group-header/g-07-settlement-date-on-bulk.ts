import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { ofPayments, paymentHeaders } from '../customer-payments.ts';
import { bulks } from '../scope.ts';

/** G-07: the settlement date stands once, on the bulk. */
export const settlementDateOnBulk = rule({
  id: 'G-07',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, EPC122-16 and EPC114-06, usage rules of InterbankSettlementDate on both levels',
  appliesTo: bulks,
  select: [
    ...paymentHeaders,
    'PmtRtr/GrpHdr',
    'FIToFIPmtRvsl/GrpHdr',
    ...ofPayments('IntrBkSttlmDt'),
    'TxInf/IntrBkSttlmDt',
  ],
  check: (node) => {
    if (node.name === 'IntrBkSttlmDt') return [{ node, variant: 'onTransaction', value: node.text }];
    return descend(node, 'IntrBkSttlmDt') === undefined ? [{ node, variant: 'missing' }] : [];
  },
});
