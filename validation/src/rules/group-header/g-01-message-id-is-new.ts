import { rule } from '../../rule.ts';

/** G-01: a sender uses a message id once. */
export const messageIdIsNew = rule({
  id: 'G-01',
  layer: 'clearing',
  severity: 'Error',
  source: 'Duplicate check of the clearings, reason AM05; what was seen before comes with the profile',
  appliesTo: ({ profile }) => profile.seen !== undefined,
  select: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  check: (node, { profile }) => (profile.seen?.messageIds.has(node.text) ? [{ node, value: node.text }] : []),
});
