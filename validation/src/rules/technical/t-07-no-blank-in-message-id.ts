import { rule } from '../../rule.ts';
import { everyMessage } from '../scope.ts';

/** T-07: a message id without blanks. */
export const noBlankInMessageId = rule({
  id: 'T-07',
  layer: 'scheme',
  severity: 'Warning',
  source: 'Habit of the clearings: message ids serve as keys and file names there',
  appliesTo: everyMessage,
  select: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  check: (node) =>
    node.text.trim().includes(' ') ? [{ node, value: node.text, expected: node.text.trim().replace(/ +/g, '-') }] : [],
});
