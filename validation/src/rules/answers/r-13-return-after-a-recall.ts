import { childrenNamed, descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { messages } from '../scope.ts';

/** a return that follows a recall names the recall. That its reason is FOCR then, only the recall itself could tell. */
export const returnAfterARecall = rule({
  id: 'R-13',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC122-16, positive response to a recall: reason FOCR with the reference of the recall',
  appliesTo: messages('pacs.004'),
  select: ['RtrRsnInf'],
  check: (node) => {
    if (descend(node, 'Rsn')?.children[0]?.text !== 'FOCR') return [];
    return childrenNamed(node, 'AddtlInf').some(({ text }) => text.trim() !== '') ? [] : [{ node }];
  },
});
