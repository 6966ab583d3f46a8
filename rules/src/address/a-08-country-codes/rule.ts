import { isCountryCode } from '@clearbench/iso20022/code-sets/iso-countries';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

/** The structure check reports a code that is not two letters. */
export const rule = defineRule({
  id: 'A-08',
  layer: 'scheme',
  severity: 'Error',
  codes: ['BE04'],
  appliesTo: everyMessage,
  select: ['Ctry', 'CtryOfRes', 'CtryOfBirth'],
  check: (node) =>
    isCountryCode(node.text) || !/^[A-Z]{2}$/.test(node.text) || isInQuotedOriginal(node)
      ? []
      : [{ node, value: node.text }],
});
