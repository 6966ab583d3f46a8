import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { bulks } from '../../scope.ts';

const allowed = ['CLRG', 'INGA', 'INDA'];

/** ISO 20022: a message that is settled over the account of an agent names no clearing system. */
const clearingSystemOf = (method: MessageNode): readonly RuleFinding[] => {
  const node = descend(method.parent, 'ClrSys');
  return node === undefined
    ? []
    : [{ node, variant: 'clearingSystem', params: { method: method.text, element: node.name } }];
};

export const rule = defineRule({
  id: 'G-11',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: bulks,
  select: ['GrpHdr/SttlmInf'],
  anchors: ['SttlmInf/SttlmMtd', 'SttlmInf/ClrSys'],
  check: (settlement, { profile }) => {
    const node = descend(settlement, 'SttlmMtd');
    if (node === undefined) return [];
    const value = node.text;
    if (!allowed.includes(value)) {
      return [{ node, variant: 'notAllowed', value, expected: profile.clearing ? 'CLRG' : allowed.join(', ') }];
    }
    if (value === 'CLRG') return [];
    if (profile.clearing === undefined) return clearingSystemOf(node);
    return [{ node, variant: 'notClearing', value, expected: 'CLRG' }];
  },
});
