import { berlinClock } from '@clearbench/calendars/berlin-time';
import { readDateTime } from '@clearbench/calendars/iso-date-time';
import type { RuleFinding } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { both, either, messages, scheme } from '../../scope.ts';
import { paymentIdNode, rTransactionRule } from '../r-transaction-rule.ts';

/** Bank days in which the payee's bank answers a recall. */
const answerDays = 15;

/** The reason of a return that answers a recall. */
const afterRecall = 'FOCR';
/** The status of a refusal. */
const refused = 'RJCR';

const dayOf = (moment: string): string | undefined => {
  const epoch = readDateTime(moment)?.epoch;
  return epoch === undefined ? undefined : berlinClock(new Date(epoch).toISOString()).date;
};

export const rule = rTransactionRule({
  id: 'R-21',
  layer: 'scheme',
  severity: 'Warning',
  codes: [afterRecall],
  earlier: 'required',
  appliesTo: both(messages('pacs.004', 'camt.029'), either(scheme('sct'), scheme('inst'))),
  checkReference: ({ node, facts, head, payment }, { messageType, profile }) => {
    const isAnswer = messageType.startsWith('pacs.004') ? facts.reason === afterRecall : facts.status === refused;
    if (!payment || !isAnswer) return [];
    const place = paymentIdNode(node);
    const recall = payment.lifecycle.findLast(({ type }) => type === 'recalled');
    if (recall === undefined) return [{ node: place, variant: 'noRecall', value: place.text }];
    const recalled = dayOf(recall.at);
    const answered = (head.createdAt && dayOf(head.createdAt)) || berlinClock(profile.now).date;
    const last = recalled && clearingDays(profile).add(recalled, answerDays);
    const findings: RuleFinding[] = [];
    if (recalled && last && answered > last) {
      const params = { recalled, last, days: answerDays };
      findings.push({ node: place, variant: 'late', value: answered, expected: `<= ${last}`, params });
    }
    return findings;
  },
});
