import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because } from '../clearing/reason.ts';
import type { Commands } from './commands.ts';
import type { Effect, Scripted } from './effect.ts';

const foreignTo: Readonly<Record<Scheme, readonly Effect['type'][]>> = {
  sct: ['timeOut'],
  // An instant payment is final once accepted, and travels alone.
  inst: ['return', 'settlementFailure', 'split'],
  // A collection is cancelled before its due date by the clearing; nobody is asked, so nobody answers.
  core: ['timeOut', 'recallRequest', 'recallYes', 'recallNo'],
  b2b: ['timeOut', 'recallRequest', 'recallYes', 'recallNo'],
};

/** Of each of these only one can happen to a transaction. */
const exclusive: readonly (readonly Effect['type'][])[] = [
  ['reject', 'timeOut', 'return', 'settlementFailure'],
  ['recall', 'recallRequest'],
  ['recallYes', 'recallNo'],
];

const contradict = (a: Effect, b: Effect): boolean =>
  a.type === b.type || exclusive.some((group) => group.includes(a.type) && group.includes(b.type));

/** Drops what the scheme does not know and what contradicts an earlier wish, each with its reason. */
export const sift = ({ scripted, ignored }: Commands, scheme: Scheme): Commands => {
  const kept: Scripted[] = [];
  const dropped: EngineReason[] = [...ignored];
  for (const one of scripted) {
    const { layer, trigger } = one.reason;
    const earlier = kept.find(({ effect }) => contradict(effect, one.effect));
    if (foreignTo[scheme].includes(one.effect.type)) dropped.push(because(layer, trigger, `notIn.${scheme}`));
    else if (earlier !== undefined)
      dropped.push(because(layer, trigger, 'contradicts', { earlier: earlier.reason.trigger }));
    else kept.push(one);
  }
  return { scripted: kept, ignored: dropped };
};
