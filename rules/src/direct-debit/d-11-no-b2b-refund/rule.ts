import { defineRule } from '@clearbench/validation-engine/rule';
import { refund, returnsBetweenCompanies } from '../b2b-refund.ts';

export const rule = defineRule({
  id: 'D-11',
  layer: 'scheme',
  severity: 'Error',
  codes: ['MD01', 'MD06'],
  appliesTo: returnsBetweenCompanies,
  select: ['RtrRsnInf/Rsn/Cd'],
  check: (node) => (node.text === refund ? [{ node, value: node.text }] : []),
});
