import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, noFindings, type RuleFinding } from '@clearbench/validation-engine/rule';
import { customerPayments, orderedPayments } from '../../customer-payments.ts';
import { bulks, customerOrders, either, messages } from '../../scope.ts';

/** Indicators of a reversal of a whole message or payment group, whose transactions are not listed. */
const wholes = ['GrpHdr/GrpRvsl', 'OrgnlPmtInfAndRvsl/PmtInfRvsl'];

type Count = { stated: MessageNode | undefined; counted: number };

const startCount = (): Count => ({ stated: undefined, counted: 0 });

const findingsIn = ({ stated, counted }: Count): readonly RuleFinding[] => {
  if (stated === undefined || !/^\d+$/.test(stated.text) || Number(stated.text) === counted) return noFindings;
  const variant = stated.parent?.name === 'PmtInf' ? { variant: 'group' } : {};
  return [{ node: stated, value: stated.text, expected: String(counted), ...variant }];
};

export const rule = defineRule<{ readonly bulk: Count; group: Count; isListed: boolean }>({
  id: 'G-02',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM18', 'AM19'],
  appliesTo: either(bulks, customerOrders, messages('pain.007')),
  select: [
    'GrpHdr/NbOfTxs',
    'PmtInf/PmtInfId',
    'PmtInf/NbOfTxs',
    ...customerPayments,
    ...orderedPayments,
    'PmtRtr/TxInf',
    'FIToFIPmtRvsl/TxInf',
    'OrgnlPmtInfAndRvsl/TxInf',
    ...wholes,
  ],
  transactionState: () => 'counted',
  open: () => ({ bulk: startCount(), group: startCount(), isListed: true }),
  inParts: {
    begin: ({ bulk, group }) => {
      bulk.counted = 0;
      group.counted = 0;
    },
    // The group is the one that the part is in.
    take: ({ group }) => group.counted,
    add: ({ bulk, group }, counted) => {
      bulk.counted += counted as number;
      group.counted += counted as number;
    },
  },
  check: (node, _, state) => {
    if (node.name === 'PmtInfId') {
      const { group } = state;
      state.group = startCount();
      return findingsIn(group);
    }
    const { bulk, group } = state;
    if (node.name === 'NbOfTxs') (node.parent?.name === 'PmtInf' ? group : bulk).stated = node;
    else if (node.name.endsWith('Rvsl')) state.isListed &&= node.text === 'false' || node.text === '0';
    else {
      bulk.counted += 1;
      group.counted += 1;
    }
    return noFindings;
  },
  close: (_, { bulk, group, isListed }) => (isListed ? [...findingsIn(bulk), ...findingsIn(group)] : []),
});
