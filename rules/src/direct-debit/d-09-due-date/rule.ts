import { berlinClock } from '@clearbench/calendars/berlin-time';
import { addDays, isoDateIn } from '@clearbench/calendars/iso-date';
import type { Profile } from '@clearbench/iso20022/profile';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { both, debitScheme, directDebits } from '../../scope.ts';

const mostDaysAhead = 14;

/** Late or early presentation; G-08 reports past and closed days. */
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
  const requestedDate = isoDateIn(node.text);
  const settles = isoDateIn(descend(transaction.parent, 'GrpHdr', 'IntrBkSttlmDt')?.text);
  if (requestedDate === undefined || settles === undefined) return [];
  const expected = clearingDays(profile).onOrAfter(requestedDate);
  return expected === settles ? [] : [{ node, variant: 'otherDay', value: node.text, params: { settles, expected } }];
};

export const rule = defineRule({
  id: 'D-09',
  layer: 'scheme',
  severity: 'Error',
  codes: ['DT01', 'TM01'],
  anchors: ['DrctDbtTxInf/ReqdColltnDt'],
  appliesTo: both(directDebits, debitScheme),
  select: ['GrpHdr/IntrBkSttlmDt', 'FIToFICstmrDrctDbt/DrctDbtTxInf'],
  check: (node, { profile }) =>
    node.name === 'IntrBkSttlmDt' ? presentation(node, profile) : agreement(node, profile),
});
