import { rule } from '../../rule.ts';
import { readDateTime } from '../iso-date-time.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

/** Clocks of two banks differ a little. */
const tolerated = 1000;

/** S-02: the time of acceptance is not ahead, and the payment can still arrive in time. What is too old now will be refused when sent, hence a warning. */
export const acceptanceAge = rule({
  id: 'S-02',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC004-16 (SCT Inst rulebook), execution time: 20 seconds, and 10 since 2025; reasons TM01 and AB05',
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['CdtTrfTxInf/AccptncDtTm'],
  check: (node, { profile }) => {
    const accepted = readDateTime(node.text);
    if (accepted === undefined) return [];
    const age = Date.parse(profile.now) - accepted.epoch;
    const value = node.text;
    if (age < -tolerated) return [{ node, variant: 'future', value, expected: `<= ${profile.now}` }];
    const seconds = profile.rbVersion >= '2025' ? 10 : 20;
    if (age <= seconds * 1000) return [];
    return [{ node, variant: 'old', value, severity: 'Warning', params: { seconds, age: Math.round(age / 1000) } }];
  },
});
