import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';
import { references } from '../references.ts';

export const rule = defineRule({
  id: 'T-06',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: everyMessage,
  select: references,
  check: (node) => {
    const { text } = node;
    if (!text.includes('/')) return noFindings;
    if (!text.startsWith('/') && !text.endsWith('/') && !text.includes('//')) return noFindings;
    return [{ node, value: text, expected: text.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '') }];
  },
});
