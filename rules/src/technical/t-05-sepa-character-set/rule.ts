import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext } from '@clearbench/validation-engine/rule';
import { collections, debitScheme, everyMessage } from '../../scope.ts';
import { charactersOutside, firstOutsideCharset } from '../../sct-charset.ts';
import { isReference } from '../references.ts';
import { toSepaCharset } from '../to-sepa-charset.ts';

// An e-mail address as alias of an account needs characters outside the set.
const isProxy = (node: MessageNode): boolean => node.name === 'Id' && node.parent?.name === 'Prxy';

// D-03 reports the characters of mandate ids.
const isMandateId = (node: MessageNode, context: RuleContext): boolean =>
  node.name === 'MndtId' && node.parent?.name === 'MndtRltdInf' && collections(context) && debitScheme(context);

/** Communities of banks can agree on more characters for names and texts, but not for references. */
export const rule = defineRule({
  id: 'T-05',
  layer: 'scheme',
  severity: 'Warning',
  codes: ['XT90'],
  appliesTo: everyMessage,
  select: ['*'],
  skipsPlain: true,
  check: (node, context) => {
    const { text } = node;
    if (firstOutsideCharset(text) === -1 || isProxy(node) || isMandateId(node, context)) return [];
    const characters = charactersOutside(text).join(' ');
    const found = { node, value: text, expected: toSepaCharset(text), params: { characters } };
    return [isReference(node) ? { ...found, variant: 'reference', severity: 'Error' } : found];
  },
});
