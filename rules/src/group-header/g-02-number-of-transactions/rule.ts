import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { customerPayments, orderedPayments } from '../../customer-payments.ts';
import { bulks, customerOrders, either } from '../../scope.ts';

type Count = { stated: MessageNode | undefined; counted: number };

const startCount = (): Count => ({ stated: undefined, counted: 0 });

const findingsIn = ({ stated, counted }: Count): readonly RuleFinding[] => {
  if (stated === undefined || !/^\d+$/.test(stated.text) || Number(stated.text) === counted) return [];
  const variant = stated.parent?.name === 'PmtInf' ? { variant: 'group' } : {};
  return [{ node: stated, value: stated.text, expected: String(counted), ...variant }];
};

export const rule = defineRule<{ readonly bulk: Count; group: Count }>({
  id: 'G-02',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM18', 'AM19'],
  appliesTo: either(bulks, customerOrders),
  select: [
    'GrpHdr/NbOfTxs',
    'PmtInf/PmtInfId',
    'PmtInf/NbOfTxs',
    ...customerPayments,
    ...orderedPayments,
    'PmtRtr/TxInf',
    'FIToFIPmtRvsl/TxInf',
  ],
  open: () => ({ bulk: startCount(), group: startCount() }),
  check: (node, _, state) => {
    if (node.name === 'PmtInfId') {
      const { group } = state;
      state.group = startCount();
      return findingsIn(group);
    }
    const { bulk, group } = state;
    if (node.name === 'NbOfTxs') (node.parent?.name === 'PmtInf' ? group : bulk).stated = node;
    else {
      bulk.counted += 1;
      group.counted += 1;
    }
    return [];
  },
  close: (_, { bulk, group }) => [...findingsIn(bulk), ...findingsIn(group)],
});
