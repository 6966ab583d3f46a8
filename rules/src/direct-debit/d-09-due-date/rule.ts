import { isoDateIn } from '@clearbench/calendars/iso-date';
import { dueDateHorizon, settlementDateFault } from '@clearbench/calendars/settlement-dates';
import type { Profile } from '@clearbench/iso20022/profile';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { clearingDays, dueDatesOf } from '../../clearing-days.ts';
import { both, debitScheme, directDebits } from '../../scope.ts';

/** Late or early presentation; G-08 reports past and closed days. */
const presentation = (node: MessageNode, profile: Profile): readonly RuleFinding[] => {
  const date = isoDateIn(node.text);
  const dates = dueDatesOf(profile);
  const value = node.text;
  const fault = date === undefined ? undefined : settlementDateFault(date, dates);
  if (date !== undefined && fault === 'soon') {
    const params = { last: dates.days.add(date, -1), today: dates.today };
    return [{ node, variant: 'late', value, expected: `>= ${dates.first}`, params }];
  }
  if (fault !== 'far') return [];
  return [{ node, variant: 'early', value, expected: `<= ${dates.last}`, params: { days: dueDateHorizon } }];
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
