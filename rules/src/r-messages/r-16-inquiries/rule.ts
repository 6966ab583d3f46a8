import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type Rule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { inquiries } from '../r-message-scopes.ts';
import { childOrSelf, paymentIdNode, rTransactionRule } from '../r-transaction-rule.ts';

const wanted = 'IntrBkSttlmDt';

const settled = rTransactionRule({
  id: 'R-16',
  layer: 'scheme',
  severity: 'Error',
  coveredBy: 'T-03',
  anchors: ['IntrBk/OrgnlIntrBkSttlmDt', 'Mod/TxId'],
  earlier: 'optional',
  appliesTo: inquiries,
  checkReference: ({ node, facts, payment }, { profile }) => {
    const today = berlinClock(profile.now).date;
    const { settlementDate } = facts;
    if (settlementDate !== undefined && settlementDate > today) {
      const place = childOrSelf(node, `Orgnl${wanted}`);
      const found = { node: place, variant: 'notYet', value: settlementDate, expected: `<= ${today}` };
      // Payments of the environment settle on its business days, which can be shorter than those of the calendar.
      return [payment ? { ...found, severity: 'Warning' } : found];
    }
    const no = payment?.lifecycle.find(({ type }) => type === 'rejected');
    if (no === undefined) return [];
    const place = paymentIdNode(node);
    return [{ node: place, variant: 'rejected', value: place.text, params: { day: no.at.slice(0, 10) } }];
  },
});

const changesIn = (modification: MessageNode, original: string | undefined): readonly RuleFinding[] => {
  const date = descend(modification, wanted);
  const others = modification.children.filter(({ name }) => name !== wanted);
  const findings: RuleFinding[] = others.map((node) => ({
    node,
    variant: 'onlyDate',
    value: node.name,
    expected: wanted,
  }));
  if (date === undefined) return [{ node: modification, variant: 'noDate', expected: wanted }, ...findings];
  const day = isoDateIn(date.text);
  if (day === undefined || original === undefined || day <= original) return findings;
  return [
    { node: date, variant: 'later', severity: 'Warning', value: date.text, expected: `<= ${original}` },
    ...findings,
  ];
};

export const rule: Rule = defineRule<{ readonly entries: unknown; original: string | undefined }>({
  ...settled,
  select: [...settled.select, 'ReqToModfyPmt/Mod'],
  open: () => ({ entries: settled.open?.(), original: undefined }),
  check: (node, context, state) => {
    if (node.name === 'Mod') return changesIn(node, state.original);
    if (node.name === 'IntrBk') state.original = isoDateIn(descend(node, `Orgnl${wanted}`)?.text);
    return settled.check(node, context, state.entries);
  },
});
