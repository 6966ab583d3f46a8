import type { RuleContext } from '../../rule.ts';
import { rule } from '../../rule.ts';
import { both, messages, scheme } from '../scope.ts';

const refund = 'MD06';
const isConcerned = both(messages('pacs.004'), scheme('b2b'));

/** True where D-11 speaks of the reason, so that no list of reasons need do so again. */
export const isRefundBetweenCompanies = (code: string, context: RuleContext): boolean =>
  code === refund && isConcerned(context);

/** D-11: companies do not ask for an authorised debit back; a debit without a mandate is returned before. */
export const noRefundBetweenCompanies = rule({
  id: 'D-11',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC222-07 (SDD B2B rulebook): the debtor has no right to a refund; the debtor bank checks the mandate (MD01)',
  appliesTo: isConcerned,
  select: ['RtrRsnInf/Rsn/Cd'],
  check: (node) => (node.text === refund ? [{ node, value: node.text }] : []),
});
