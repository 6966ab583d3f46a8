import type { MessageNode } from '../../message-node.ts';
import { type RuleContext, rule } from '../../rule.ts';
import { collections, debitScheme, everyMessage } from '../scope.ts';
import { charactersOutside, firstOutsideCharset } from '../sct-charset.ts';
import { toSepaCharset } from './to-sepa-charset.ts';

// An e-mail address as an account's alias cannot be written without characters the set lacks.
const isProxy = (node: MessageNode): boolean => node.name === 'Id' && node.parent?.name === 'Prxy';

// Those of a mandate id are an error of their own (D-03).
const isMandateId = (node: MessageNode, context: RuleContext): boolean =>
  node.name === 'MndtId' && node.parent?.name === 'MndtRltdInf' && collections(context) && debitScheme(context);

/** T-05: text keeps to the character set every participant accepts. */
export const sepaCharactersOnly = rule({
  id: 'T-05',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC217-08 (character set of the SEPA schemes): more characters only where both sides agreed on them',
  appliesTo: everyMessage,
  select: ['*'],
  skipsPlain: true,
  check: (node, context) => {
    const { text } = node;
    if (firstOutsideCharset(text) === -1 || isProxy(node) || isMandateId(node, context)) return [];
    const characters = charactersOutside(text).join(' ');
    return [{ node, value: text, expected: toSepaCharset(text), params: { characters } }];
  },
});
