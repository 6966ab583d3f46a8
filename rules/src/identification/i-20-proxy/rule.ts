import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { both, payments, sinceRulebook } from '../../scope.ts';

const longestProxy = 320;

export const rule = defineRule({
  id: 'I-20',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['DbtrAcct/Prxy', 'CdtrAcct/Prxy'],
  appliesTo: both(payments, sinceRulebook('2023')),
  select: ofPayments('DbtrAcct', 'CdtrAcct'),
  check: (account) => {
    const node = descend(account, 'Prxy');
    if (node === undefined) return [];
    const findings: RuleFinding[] = [];
    const id = descend(node, 'Id');
    const length = id?.text.length ?? 0;
    if (id && length > longestProxy) {
      findings.push({ node: id, variant: 'long', value: id.text, expected: `<= ${longestProxy}`, params: { length } });
    }
    if (!descend(node, 'Tp')) findings.push({ node, variant: 'noType', severity: 'Warning' });
    if (!descend(account, 'Id', 'IBAN')) findings.push({ node, variant: 'noIban' });
    return findings;
  },
});
