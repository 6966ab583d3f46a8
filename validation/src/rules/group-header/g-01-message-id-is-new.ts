import { messageKey } from '../../earlier/earlier.ts';
import { rule } from '../../rule.ts';
import { everyMessage } from '../scope.ts';

/** G-01: a sender uses a message id once. */
export const messageIdIsNew = rule({
  id: 'G-01',
  layer: 'clearing',
  severity: 'Error',
  source: 'Duplicate check of the clearings, reason AM05; what was seen before comes with the profile',
  earlier: 'needed',
  appliesTo: everyMessage,
  select: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  check: (node, { profile }) =>
    profile.earlier?.uses[messageKey(node.text)] === undefined ? [] : [{ node, value: node.text }],
});
