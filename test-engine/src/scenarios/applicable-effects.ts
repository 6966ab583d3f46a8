import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because } from '../clearing/reason.ts';
import type { Commands } from './commands.ts';
import type { Effect, Scripted } from './effect.ts';

const debitEffects: readonly Effect['type'][] = ['refund', 'reversal'];
/** Only schemes with bulks have inquiries. */
const inquiryAnswers: readonly Effect['type'][] = ['inquiryYes', 'inquiryNo'];
const inquiryEffects: readonly Effect['type'][] = [...inquiryAnswers, 'inquiry'];
/** A collection is cancelled before its due date, without an answer of the other bank. */
const transferEffects: readonly Effect['type'][] = [
  'timeOut',
  'recallRequest',
  'recallYes',
  'recallNo',
  ...inquiryEffects,
];

const isUnsupported = ({ type }: Effect, scheme: Scheme): boolean =>
  type === 'verifyPayee' || unsupportedIn[scheme].includes(type);

const unsupportedIn: Readonly<Record<Scheme, readonly Effect['type'][]>> = {
  sct: ['timeOut', ...debitEffects],
  // An instant payment is final once accepted, and is sent alone.
  inst: ['return', 'settlementFailure', 'split', ...inquiryEffects, ...debitEffects],
  core: transferEffects,
  // Companies have no right to a refund.
  b2b: [...transferEffects, 'refund'],
};

const unsupportedTexts = { sct: 'notIn.sct', inst: 'notIn.inst', core: 'notInDebits', b2b: 'notInDebits' } as const;

const verbIn = (trigger: string): string => /^SIM:([A-Z-]+)/i.exec(trigger)?.[1]?.toUpperCase() ?? trigger;

const unsupportedReason = ({ effect, reason: { layer, trigger } }: Scripted, scheme: Scheme): EngineReason => {
  if (effect.type === 'verifyPayee') return because(layer, trigger, 'onlyForVerifications');
  if (debitEffects.includes(effect.type) && !isDirectDebit(scheme))
    return because(layer, trigger, 'verbOfDirectDebit', { verb: verbIn(trigger) });
  return because(layer, trigger, effect.type === 'refund' ? 'refundInB2b' : unsupportedTexts[scheme]);
};

/** Of each group only one effect can apply to a transaction. */
const exclusive: readonly (readonly Effect['type'][])[] = [
  ['reject', 'timeOut', 'return', 'refund', 'settlementFailure'],
  ['recall', 'recallRequest', 'reversal'],
  ['recallYes', 'recallNo'],
  inquiryAnswers,
];

const contradict = (a: Effect, b: Effect): boolean =>
  a.type === b.type || exclusive.some((group) => group.includes(a.type) && group.includes(b.type));

/** Removes effects that the scheme does not have and effects that contradict an earlier one, with reasons. */
export const applicableEffects = ({ scripted, ignored }: Commands, scheme: Scheme): Commands => {
  const remaining: Scripted[] = [];
  const dropped: EngineReason[] = [...ignored];
  for (const one of scripted) {
    const { layer, trigger } = one.reason;
    const earlier = remaining.find(({ effect }) => contradict(effect, one.effect));
    if (isUnsupported(one.effect, scheme)) dropped.push(unsupportedReason(one, scheme));
    else if (earlier !== undefined)
      dropped.push(because(layer, trigger, 'contradicts', { earlier: earlier.reason.trigger }));
    else remaining.push(one);
  }
  return { scripted: remaining, ignored: dropped };
};
