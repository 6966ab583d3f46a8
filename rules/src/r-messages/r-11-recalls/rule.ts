import { berlinClock } from '@clearbench/calendars/berlin-time';
import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { Profile } from '@clearbench/iso20022/profile';
import type { RuleFinding } from '@clearbench/validation-engine/rule';
import { bankDays } from '../../clearing-days.ts';
import { both, either, messages, scheme } from '../../scope.ts';
import { addMonths } from '../add-months.ts';
import { childOrSelf, type PaymentReference, rTransactionRule } from '../r-transaction-rule.ts';

/** The time limits of recalls: short for duplicates and technical faults, long for fraud and requests of the payer. */
const soon = ['DUPL', 'TECH'];
const warningDays = 10;
const warningMonths = 13;

const lastDay = (profile: Profile, settled: string, reason: string): string =>
  soon.includes(reason) ? bankDays(profile).add(settled, warningDays) : addMonths(settled, warningMonths);

const inTime = ({ node, facts, payment }: PaymentReference, profile: Profile): readonly RuleFinding[] => {
  const settled = payment?.facts.settlementDate ?? facts.settlementDate;
  if (settled === undefined || facts.reason === undefined) return [];
  const last = lastDay(profile, settled, facts.reason);
  if (berlinClock(profile.now).date <= last) return [];
  const variant = soon.includes(facts.reason) ? 'days' : 'months';
  const place = childOrSelf(node, 'OrgnlIntrBkSttlmDt', 'OrgnlTxId');
  return [{ node: place, variant, value: settled, expected: `<= ${last}`, params: { last, reason: facts.reason } }];
};

/** Only the bank that sent the payment can recall it. */
const sentByOriginator = (
  { node, head, message, payment }: PaymentReference,
  { clearing }: Profile,
): readonly RuleFinding[] => {
  if (!payment || !message || message.isOwn || head.instructing === undefined) return [];
  const { instructing, debtorAgent } = payment.facts;
  const senders = [...new Set([instructing, debtorAgent])].filter((bic) => bic !== undefined);
  const { instructing: assigner } = head;
  if (sameInstitution(assigner, clearing?.bic ?? '')) return [];
  if (senders.length === 0 || senders.some((bic) => sameInstitution(bic, assigner))) return [];
  return [{ node, variant: 'assigner', value: assigner, expected: senders.join(', ') }];
};

export const rule = rTransactionRule({
  id: 'R-11',
  layer: 'scheme',
  severity: 'Error',
  codes: ['DUPL', 'TECH', 'FRAD', 'CUST', 'AC03', 'AM09'],
  anchors: ['TxInf/OrgnlIntrBkSttlmDt'],
  earlier: 'optional',
  appliesTo: both(messages('camt.056'), either(scheme('sct'), scheme('inst'))),
  checkReference: (reference, { profile }) => [...inTime(reference, profile), ...sentByOriginator(reference, profile)],
});
