import { readDateTime } from '@clearbench/calendars/iso-date-time';
import { timeOutSecondsOf } from '@clearbench/iso20022/rulebooks';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, creditTransfers, scheme } from '../../scope.ts';

/** Tolerance for the clocks of two banks. */
const tolerated = 1000;

/** A payment that is too old now will be rejected when it is sent, so the finding is a warning. */
export const rule = defineRule({
  id: 'S-02',
  layer: 'scheme',
  severity: 'Error',
  codes: ['TM01', 'AB05', 'AB06'],
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['CdtTrfTxInf/AccptncDtTm'],
  check: (node, { profile }) => {
    const accepted = readDateTime(node.text);
    if (accepted === undefined) return [];
    const age = Date.parse(profile.now) - accepted.epoch;
    const value = node.text;
    if (age < -tolerated) return [{ node, variant: 'future', value, expected: `<= ${profile.now}` }];
    const seconds = timeOutSecondsOf(profile);
    if (age <= seconds * 1000) return [];
    return [{ node, variant: 'old', value, severity: 'Warning', params: { seconds, age: Math.round(age / 1000) } }];
  },
});
