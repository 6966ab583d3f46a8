import type { MessageNode } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { everyMessage } from '../scope.ts';

const blank = 32;

const isBlank = (code: number): boolean => code <= blank;

const holdsControl = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < blank) return true;
  return false;
};

const isAbove = (node: MessageNode, other: MessageNode | undefined): boolean => {
  for (let at = other?.parent; at !== undefined; at = at.parent) if (at === node) return true;
  return false;
};

/** T-04: values are neither empty nor padded, and hold no tabs or line breaks. */
export const noEmptyOrPaddedValues = rule<{ last: MessageNode | undefined }>({
  id: 'T-04',
  layer: 'scheme',
  severity: 'Warning',
  source: 'Common practice of the clearings; the schema allows blanks around most values, receivers do not',
  appliesTo: everyMessage,
  select: ['*'],
  skipsPlain: true,
  open: () => ({ last: undefined }),
  check: (node, _, state) => {
    const { text } = node;
    // An element may look childless because a long message's inner elements are not kept: then it came after one of them.
    if (text === '' && isAbove(node, state.last)) return [];
    state.last = node;
    if (text.length > 0 && !isBlank(text.charCodeAt(0)) && !isBlank(text.charCodeAt(text.length - 1))) {
      if (!holdsControl(text)) return [];
      return [{ node, variant: 'lineBreak', value: text, expected: text.replace(/[\t\r\n ]+/g, ' ') }];
    }
    const trimmed = text.trim();
    if (trimmed === '') return [{ node, variant: 'empty', params: { element: node.name } }];
    return [{ node, variant: 'padded', value: text, expected: trimmed.replace(/[\t\r\n ]+/g, ' ') }];
  },
});
