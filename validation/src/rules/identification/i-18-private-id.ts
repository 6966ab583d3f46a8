import { childrenNamed } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { isQuoted } from '../quoted.ts';
import { everyMessage } from '../scope.ts';

/** I-18: a person is identified by date and place of birth or by one other identification. */
export const privateId = rule({
  id: 'I-18',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, usage rule of PrivateIdentification',
  appliesTo: everyMessage,
  select: ['PrvtId'],
  check: (node) => {
    const others = childrenNamed(node, 'Othr').length;
    if (others <= 1 && others === node.children.length) return [];
    if (others === 0 || isQuoted(node)) return [];
    return [{ node, variant: others > 1 ? 'several' : 'both', expected: '1' }];
  },
});
