import { rule } from '../../rule.ts';
import { bulks } from '../scope.ts';

/** G-13: a settlement account is given by its id alone. */
export const settlementAccount = rule({
  id: 'G-13',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, usage rule of SettlementAccount',
  appliesTo: bulks,
  select: ['GrpHdr/SttlmInf/SttlmAcct'],
  check: (account) =>
    account.children
      .filter(({ name }) => name !== 'Id')
      .map((node) => ({ node, value: node.text, params: { element: node.name } })),
});
