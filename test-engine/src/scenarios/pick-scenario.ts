import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because } from '../clearing/reason.ts';
import type { CreditTransfer } from '../order/order.ts';
import { type Commands, readCommands } from './commands.ts';
import { describeEffect } from './describe-effect.ts';
import type { Effect, Scripted } from './effect.ts';
import { centsOf, effectOfCents, magicCents } from './magic-cents.ts';

export type Setting = { readonly scheme: 'sct' | 'inst'; readonly magicCents: boolean };

const foreignTo: Readonly<Record<Setting['scheme'], readonly Effect['type'][]>> = {
  sct: ['timeOut'],
  // An instant payment is final once accepted, and travels alone.
  inst: ['return', 'settlementFailure', 'split'],
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
const sift = ({ scripted, ignored }: Commands, scheme: Setting['scheme']): Commands => {
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

const nothing: Commands = { scripted: [], ignored: [] };

/** Said once for all, because in a large bulk thousands of amounts may say the same. */
const wishesOf = (scheme: Setting['scheme']): ReadonlyMap<string, Scripted> =>
  new Map(
    Object.keys(magicCents).flatMap((cents): [string, Scripted][] => {
      const effect = effectOfCents(cents, scheme);
      if (effect === undefined) return [];
      return [[cents, { effect, reason: because('magicCents', cents, ...describeEffect(effect)) }]];
    }),
  );

const wishesByCents = { sct: wishesOf('sct'), inst: wishesOf('inst') };

const byCents = (transfer: CreditTransfer, scheme: Setting['scheme']): Commands => {
  const scripted = wishesByCents[scheme].get(centsOf(transfer.amount));
  return scripted === undefined ? nothing : { scripted: [scripted], ignored: [] };
};

const named = (reason: EngineReason, transactionId: string | undefined): EngineReason =>
  transactionId === undefined ? reason : { ...reason, transactionId };

/** What a transaction asks for: its commands or, where it has none that can be obeyed, its cents. */
export const pickScenario = (transfer: CreditTransfer, { scheme, magicCents: centsCount }: Setting): Commands => {
  const commands = sift(readCommands(`${transfer.remittance ?? ''} ${transfer.endToEndId ?? ''}`), scheme);
  const asksByCents = centsCount && commands.scripted.length === 0;
  const cents = asksByCents ? sift(byCents(transfer, scheme), scheme) : nothing;
  if (commands.scripted.length + commands.ignored.length + cents.scripted.length + cents.ignored.length === 0)
    return nothing;
  const id = transfer.transactionId ?? transfer.endToEndId;
  return {
    scripted: [...commands.scripted, ...cents.scripted].map(({ effect, reason }) => ({
      effect,
      reason: named(reason, id),
    })),
    ignored: [...commands.ignored, ...cents.ignored].map((reason) => named(reason, id)),
  };
};
