import { descend, type MessageNode } from '../../message-node.ts';
import { type Rule, type RuleFinding, rule } from '../../rule.ts';
import { inquiries } from '../answers/r-messages.ts';
import { berlinClock } from '../berlin-time.ts';
import { isoDateIn } from '../iso-date.ts';
import { placeIn, placeOfPayment, referralRule } from './referral-rule.ts';

const wanted = 'IntrBkSttlmDt';

const settled = referralRule({
  id: 'R-16',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC125-05 and EPC115-06 of 2019, SCT inquiries: about executed transfers; of a request to modify only the interbank settlement date, which must be there',
  earlier: 'asked',
  appliesTo: inquiries,
  about: ({ node, facts, payment }, { profile }) => {
    const today = berlinClock(profile.now).date;
    const { settlementDate } = facts;
    if (settlementDate !== undefined && settlementDate > today) {
      const place = placeIn(node, `Orgnl${wanted}`);
      const found = { node: place, variant: 'notYet', value: settlementDate, expected: `<= ${today}` };
      // What passed through the environment is settled in its days, which may be shorter than those of the calendar.
      return [payment ? { ...found, severity: 'Warning' } : found];
    }
    const no = payment?.story.find(({ what }) => what === 'rejected');
    if (no === undefined) return [];
    const place = placeOfPayment(node);
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

/** an inquiry is about a payment that was settled, and a request to modify it names the settlement date it should have, nothing else. */
export const inquiryOfSettled: Rule = rule<{ readonly entries: unknown; original: string | undefined }>({
  ...settled,
  select: [...settled.select, 'ReqToModfyPmt/Mod'],
  open: () => ({ entries: settled.open?.(), original: undefined }),
  check: (node, context, state) => {
    if (node.name === 'Mod') return changesIn(node, state.original);
    if (node.name === 'IntrBk') state.original = isoDateIn(descend(node, `Orgnl${wanted}`)?.text);
    return settled.check(node, context, state.entries);
  },
});
