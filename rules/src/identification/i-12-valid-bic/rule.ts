import { bicElements } from '@clearbench/iso20022/identifiers/bic';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

const of2014 = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** The guidelines allow this text in Othr/Id only, where the bank is not known; as a BIC it would be a bank in Romania. */
const notProvided = 'NOTPROVIDED';

/** The agents that an order can leave open. */
const openAgents: Readonly<Record<string, readonly string[]>> = {
  'pain.001': ['DbtrAgt'],
  'pain.008': ['CdtrAgt', 'DbtrAgt'],
};

/** Another identification of a bank in an order says only that the BIC is not provided. */
const otherIdFindings = (node: MessageNode, messageType: string): readonly RuleFinding[] => {
  const agent = node.parent?.parent?.parent?.name ?? '';
  if (openAgents[messageType.slice(0, 8)]?.includes(agent) !== true || node.text === notProvided) return [];
  return [{ node, variant: 'otherId', value: node.text, expected: notProvided, params: { agent } }];
};

const of2009 = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

export const rule = defineRule({
  id: 'I-12',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RC01'],
  appliesTo: everyMessage,
  select: [...bicElements, 'FinInstnId/Othr/Id'],
  check: (node, { messageType }) => {
    if (node.name === 'Id') return otherIdFindings(node, messageType);
    const value = node.text;
    if (value === notProvided && !isInQuotedOriginal(node)) return [{ node, variant: 'notProvided', value }];
    const pattern = node.name === 'BIC' || node.name === 'BICOrBEI' ? of2009 : of2014;
    if (pattern.test(value) || isInQuotedOriginal(node)) return [];
    const corrected = value.replace(/\s+/g, '').toUpperCase();
    return [{ node, variant: 'form', value, ...(pattern.test(corrected) ? { expected: corrected } : {}) }];
  },
});
