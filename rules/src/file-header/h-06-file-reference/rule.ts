import { fileKey } from '@clearbench/iso20022/message-history/message-history';
import { defineRule } from '@clearbench/validation-engine/rule';
import { selectFields } from '../header-fields.ts';

export const rule = defineRule({
  id: 'H-06',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  earlier: 'optional',
  appliesTo: () => true,
  select: [],
  selectIn: selectFields('reference'),
  anchorsIn: selectFields('reference'),
  check: (node, { profile }) => {
    const { text: value } = node;
    const isUsed = profile.earlier?.uses[fileKey(value)] !== undefined;
    if (/^[0-9A-Z]{1,16}$/.test(value)) return isUsed ? [{ node, variant: 'used', value }] : [];
    const corrected = value
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .slice(0, 16);
    return [{ node, value, ...(corrected === '' ? {} : { expected: corrected }) }];
  },
});
