import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { feePurposes, isOfFees, mayContainFees } from '../payment-kinds.ts';

export const rule = defineRule<{ ofBulk: MessageNode | undefined }>({
  id: 'G-15',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: mayContainFees,
  select: ['GrpHdr/PmtTpInf', 'FIToFICstmrCdtTrf/CdtTrfTxInf'],
  transactionState: () => 'compared',
  open: () => ({ ofBulk: undefined }),
  inParts: { same: ({ ofBulk }) => String(ofBulk !== undefined) },
  check: (node, _, state) => {
    const { ofBulk } = state;
    if (node.name === 'PmtTpInf') state.ofBulk = node;
    const own = descend(node, 'PmtTpInf');
    if (ofBulk === undefined || own === undefined || isOfFees(own) === isOfFees(ofBulk)) return [];
    // One finding per message.
    state.ofBulk = undefined;
    return [{ node: ofBulk, params: { line: node.line, codes: feePurposes.join(', ') } }];
  },
});
