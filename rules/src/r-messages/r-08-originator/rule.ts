import { descend, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';

/** Reasons of customers only, and of banks only. */
const ofCustomers = ['MS02'];
const ofBanks = ['MS03', 'AM05'];

export const rule = defineRule({
  id: 'R-08',
  layer: 'scheme',
  severity: 'Warning',
  codes: ['MS02', 'MS03', 'AM05'],
  unconfirmed: true,
  anchors: [
    'RvslRsnInf/Orgtr',
    'RtrRsnInf/Orgtr',
    'CxlRsnInf/Orgtr',
    'StsRsnInf/Orgtr',
    'CxlStsRsnInf/Orgtr',
    'Orgtr/Nm',
  ],
  appliesTo: messages('pacs.002', 'pacs.004', 'pacs.007', 'camt.029', 'camt.056'),
  select: ['StsRsnInf', 'RtrRsnInf', 'RvslRsnInf', 'CxlRsnInf', 'CxlStsRsnInf'],
  check: (node): readonly RuleFinding[] => {
    const given = descend(node, 'Orgtr');
    const id = descend(given, 'Id', 'OrgId');
    const bank = descend(id, 'AnyBIC') ?? descend(id, 'BICOrBEI');
    const customer = descend(given, 'Nm');
    const code = descend(node, 'Rsn')?.children[0]?.text ?? '';
    if (bank === undefined && customer === undefined)
      return [{ node: given ?? node, variant: given === undefined ? 'missing' : 'nobody' }];
    if (bank !== undefined && customer !== undefined)
      return [{ node: customer, variant: 'both', value: customer.text }];
    if (bank !== undefined && ofCustomers.includes(code))
      return [{ node: bank, variant: 'customer', value: bank.text, params: { code } }];
    if (customer !== undefined && ofBanks.includes(code))
      return [{ node: customer, variant: 'bank', value: textAt(given, 'Nm') ?? '', params: { code } }];
    return [];
  },
});
