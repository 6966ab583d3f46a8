import { descend } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { ofPayments } from '../customer-payments.ts';
import { both, payments, sinceRulebook } from '../scope.ts';

const longestProxy = 320;

/** I-20: an alias of an account is short enough, says of what kind it is, and stands beside the IBAN. */
export const proxy = rule({
  id: 'I-20',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 since 2023, usage rules of Proxy',
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
