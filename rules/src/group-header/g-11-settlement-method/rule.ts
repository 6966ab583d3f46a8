import { defineRule } from '@clearbench/validation-engine/rule';
import { bulks } from '../../scope.ts';

const allowed = ['CLRG', 'INGA', 'INDA'];

export const rule = defineRule({
  id: 'G-11',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: bulks,
  select: ['GrpHdr/SttlmInf/SttlmMtd'],
  check: (node, { profile }) => {
    const value = node.text;
    if (!allowed.includes(value)) {
      return [{ node, variant: 'notAllowed', value, expected: profile.clearing ? 'CLRG' : allowed.join(', ') }];
    }
    if (profile.clearing === undefined || value === 'CLRG') return [];
    return [{ node, variant: 'notClearing', value, expected: 'CLRG' }];
  },
});
