import { descend, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { bulks } from '../../scope.ts';

export const rule = defineRule({
  id: 'G-12',
  layer: 'clearing',
  severity: 'Error',
  anchors: ['SttlmInf/ClrSys/Prtry'],
  appliesTo: (context) => bulks(context) && context.profile.clearing !== undefined,
  select: ['GrpHdr/SttlmInf'],
  check: (node, { profile }) => {
    if (textAt(node, 'SttlmMtd') !== 'CLRG') return [];
    const system = descend(node, 'ClrSys')?.children[0];
    const code = profile.clearing?.systemCode;
    if (system === undefined) return [{ node, variant: 'missing', ...(code === undefined ? {} : { expected: code }) }];
    if (code === undefined || system.text === code) return [];
    return [{ node: system, variant: 'otherCode', value: system.text, expected: code }];
  },
});
