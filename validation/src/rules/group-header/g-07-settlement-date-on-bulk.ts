import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { bulks } from '../scope.ts';

/** G-07: the settlement date stands once, on the bulk. */
export const settlementDateOnBulk = rule({
  id: 'G-07',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC122-16, usage rules of InterbankSettlementDate on both levels',
  appliesTo: bulks,
  select: ['FIToFICstmrCdtTrf/GrpHdr', 'PmtRtr/GrpHdr', 'CdtTrfTxInf/IntrBkSttlmDt', 'TxInf/IntrBkSttlmDt'],
  check: (node) => {
    if (node.name === 'IntrBkSttlmDt') return [{ node, variant: 'onTransaction', value: node.text }];
    return descend(node, 'IntrBkSttlmDt') === undefined ? [{ node, variant: 'missing' }] : [];
  },
});
