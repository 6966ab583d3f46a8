import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { RuleFinding } from '@clearbench/validation-engine/rule';

export const longestName = 70;

/** A finding if the party's name is longer than the schemes allow; the message definition allows 140 characters. */
export const longNameFindings = (party: MessageNode): readonly RuleFinding[] => {
  const name = descend(party, 'Nm');
  if (name === undefined || name.text.length <= longestName) return [];
  const { length } = Array.from(name.text);
  if (length <= longestName) return [];
  const expected = name.text.slice(0, longestName).trimEnd();
  return [{ node: name, variant: 'long', value: name.text, expected, params: { party: party.name, length } }];
};
