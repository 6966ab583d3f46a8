import { descend, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { bulks } from '../scope.ts';

/** G-12: a bulk settled by a clearing names it, by the code of the environment's clearing. */
export const clearingSystem = rule({
  id: 'G-12',
  layer: 'clearing',
  severity: 'Error',
  source: 'Guidelines of the clearings for SettlementInformation; the code is a setting of the environment',
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
