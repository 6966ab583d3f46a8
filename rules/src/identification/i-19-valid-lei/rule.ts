import { checkDigitsFit, checkDigitsFor } from '@clearbench/iso20022/identifiers/mod97';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

const shape = /^[A-Z0-9]{18}\d{2}$/;

export const rule = defineRule({
  id: 'I-19',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: everyMessage,
  select: ['LEI'],
  check: (node) => {
    const value = node.text;
    if (!shape.test(value) || checkDigitsFit(value, 18) || isInQuotedOriginal(node)) return [];
    const body = value.slice(0, 18);
    return [{ node, value, expected: body + checkDigitsFor(`${body}00`) }];
  },
});
