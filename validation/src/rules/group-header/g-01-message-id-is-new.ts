import { messageKey } from '../../earlier/earlier.ts';
import { rule } from '../../rule.ts';
import { earlierLine, type FirstLines } from '../first-lines.ts';
import { everyMessage } from '../scope.ts';

/** G-01: a sender uses a message id once. */
export const messageIdIsNew = rule<FirstLines | undefined>({
  id: 'G-01',
  layer: 'clearing',
  severity: 'Error',
  source:
    'Duplicate check of the clearings, reason AM05; what was seen before comes with the profile, or stands before in the file',
  earlier: 'asked',
  appliesTo: everyMessage,
  select: ['GrpHdr/MsgId', 'Assgnmt/Id'],
  open: (ids) => ids?.ofMessages,
  check: (node, { profile }, ids) => {
    const { text: value } = node;
    const firstLine = ids && earlierLine(ids, value, node.line);
    if (profile.earlier?.uses[messageKey(value)] !== undefined) return [{ node, value }];
    return firstLine === undefined ? [] : [{ node, variant: 'inFile', value, params: { firstLine } }];
  },
});
