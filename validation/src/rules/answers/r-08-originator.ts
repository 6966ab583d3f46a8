import { descend, textAt } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { messages } from '../scope.ts';

/** Reasons that only a customer can have, and those only a bank can. */
const ofCustomers = ['MS02'];
const ofBanks = ['MS03', 'AM05'];

/** whoever gives a reason is named once, a bank by its BIC or a customer by name, and can have that reason. */
export const originator = rule({
  id: 'R-08',
  layer: 'scheme',
  severity: 'Warning',
  source: 'Knowledge of the field, not confirmed by a public source, hence a warning; EPC135-18 on MS02 and MS03',
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
