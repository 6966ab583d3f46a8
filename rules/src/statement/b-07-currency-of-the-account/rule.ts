import { descend, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { entryStatuses, ofStatements } from '../statement-reading.ts';

export const rule = defineRule({
  id: 'B-07',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM03'],
  anchors: ['Bal/Amt', 'Ntry/Amt'],
  appliesTo: accountReports,
  select: [...ofStatements('Bal'), entryStatuses],
  check: (node) => {
    const holder = node.name === 'Bal' ? node : node.parent;
    const amount = descend(holder, 'Amt');
    const expected = textAt(holder?.parent, 'Acct', 'Ccy');
    const value = amount?.attributes.Ccy;
    if (amount === undefined || value === undefined || expected === undefined || value === expected) return [];
    const variant = node.name === 'Bal' ? 'balance' : 'entry';
    return [{ node: amount, variant, value, expected }];
  },
});
