import { rule } from '../../rule.ts';
import { bulks } from '../scope.ts';

const allowed = ['CLRG', 'INGA', 'INDA'];

/** G-11: settlement by a clearing or over accounts of the agents, never by cover; through a clearing only CLRG. */
export const settlementMethod = rule({
  id: 'G-11',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, usage rule of SettlementMethod; CLRG where the environment has a clearing',
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
