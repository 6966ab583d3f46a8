import { descend, type MessageNode } from '../../message-node.ts';
import type { Profile } from '../../profile.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { berlinClock } from '../berlin-time.ts';
import { clearingDays } from '../clearing-days.ts';
import { addDays, isoDateIn } from '../iso-date.ts';
import { both, debitScheme, directDebits } from '../scope.ts';

const mostDaysAhead = 14;

/** Late or early; gone and closed days are the matter of G-08. */
const presentation = (node: MessageNode, profile: Profile): readonly RuleFinding[] => {
  const date = isoDateIn(node.text);
  const days = clearingDays(profile);
  const today = berlinClock(profile.now).date;
  if (date === undefined || date < today || !days.isOpen(date)) return [];
  const value = node.text;
  const last = days.add(date, -1);
  if (today > last) {
    const expected = `>= ${days.next(days.onOrAfter(today))}`;
    return [{ node, variant: 'late', value, expected, params: { last, today } }];
  }
  const furthest = addDays(today, mostDaysAhead);
  if (date <= furthest) return [];
  return [{ node, variant: 'early', value, expected: `<= ${furthest}`, params: { days: mostDaysAhead } }];
};

const agreement = (transaction: MessageNode, profile: Profile): readonly RuleFinding[] => {
  const node = descend(transaction, 'ReqdColltnDt');
  if (node === undefined) return [{ node: transaction, variant: 'missing' }];
  const asked = isoDateIn(node.text);
  const settles = isoDateIn(descend(transaction.parent, 'GrpHdr', 'IntrBkSttlmDt')?.text);
  if (asked === undefined || settles === undefined) return [];
  const expected = clearingDays(profile).onOrAfter(asked);
  return expected === settles ? [] : [{ node, variant: 'otherDay', value: node.text, params: { settles, expected } }];
};

/** D-09: a collection settles on its due date or the next open day, and is presented a bank day to fourteen days before. */
export const dueDate = rule({
  id: 'D-09',
  layer: 'scheme',
  severity: 'Error',
  source: 'SDD rulebooks (EPC016-06, EPC222-07), time cycle: presented from D-14 calendar days to D-1 bank day',
  appliesTo: both(directDebits, debitScheme),
  select: ['GrpHdr/IntrBkSttlmDt', 'FIToFICstmrDrctDbt/DrctDbtTxInf'],
  check: (node, { profile }) =>
    node.name === 'IntrBkSttlmDt' ? presentation(node, profile) : agreement(node, profile),
});
