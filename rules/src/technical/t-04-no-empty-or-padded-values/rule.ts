import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';

const blank = 32;

const isBlank = (code: number): boolean => code <= blank;

const containsControl = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < blank) return true;
  return false;
};

const isAbove = (node: MessageNode, other: MessageNode | undefined): boolean => {
  for (let at = other?.parent; at !== undefined; at = at.parent) if (at === node) return true;
  return false;
};

export const rule = defineRule<{ last: MessageNode | undefined }>({
  id: 'T-04',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  appliesTo: everyMessage,
  select: ['*'],
  skipsPlain: true,
  transactionState: () => 'compared',
  open: () => ({ last: undefined }),
  // Elements around transactions end behind the last part.
  inParts: {},
  check: (node, _, state) => {
    const { text } = node;
    // In a long message inner elements are released, so an element can appear to have no children; it then follows one of them.
    if (text === '' && isAbove(node, state.last)) return [];
    state.last = node;
    if (text.length > 0 && !isBlank(text.charCodeAt(0)) && !isBlank(text.charCodeAt(text.length - 1))) {
      if (!containsControl(text)) return [];
      return [{ node, variant: 'lineBreak', value: text, expected: text.replace(/[\t\r\n ]+/g, ' ') }];
    }
    const trimmed = text.trim();
    if (trimmed === '') return [{ node, variant: 'empty', params: { element: node.name } }];
    return [{ node, variant: 'padded', value: text, expected: trimmed.replace(/[\t\r\n ]+/g, ' ') }];
  },
});
