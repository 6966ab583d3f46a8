import type { MessageNode } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { customerPayments } from '../customer-payments.ts';
import { bulks, collections, either } from '../scope.ts';

type Count = { stated: MessageNode | undefined; counted: number };

/** G-02: the group header states how many transactions follow. */
export const numberOfTransactions = rule<Count>({
  id: 'G-02',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 definition of NumberOfTransactions; clearings answer AM18 or refuse the bulk',
  appliesTo: either(bulks, collections),
  select: ['GrpHdr/NbOfTxs', ...customerPayments, 'PmtInf/DrctDbtTxInf', 'PmtRtr/TxInf', 'FIToFIPmtRvsl/TxInf'],
  open: () => ({ stated: undefined, counted: 0 }),
  check: (node, _, state) => {
    if (node.name === 'NbOfTxs') state.stated = node;
    else state.counted += 1;
    return [];
  },
  close: (_, { stated, counted }) => {
    if (stated === undefined || !/^\d+$/.test(stated.text) || Number(stated.text) === counted) return [];
    return [{ node: stated, value: stated.text, expected: String(counted) }];
  },
});
