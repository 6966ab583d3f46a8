import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because } from '../clearing/reason.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import { applicableEffects } from './applicable-effects.ts';
import { type Commands, readCommands } from './commands.ts';
import { describeEffect } from './describe-effect.ts';
import type { Scripted } from './effect.ts';
import { centsOf, effectOfCents, magicCents } from './magic-cents.ts';

export type Setting = {
  readonly scheme: Scheme;
  readonly magicCents: boolean;
  /** The environment's default for transfers without a command. */
  readonly byDefault?: Commands;
};

const nothing: Commands = { scripted: [], ignored: [] };

const joined = (one: Commands, other: Commands): Commands =>
  other === nothing
    ? one
    : { scripted: [...one.scripted, ...other.scripted], ignored: [...one.ignored, ...other.ignored] };

/** Cached, because thousands of amounts in a large bulk may have the same cents. */
const effectsOfCents = (scheme: Scheme): ReadonlyMap<string, Scripted> =>
  new Map(
    Object.keys(magicCents).flatMap((cents): [string, Scripted][] => {
      const effect = effectOfCents(cents, scheme);
      if (effect === undefined) return [];
      return [[cents, { effect, reason: because('magicCents', cents, ...describeEffect(effect)) }]];
    }),
  );

const effectsByCents = {
  sct: effectsOfCents('sct'),
  inst: effectsOfCents('inst'),
  core: effectsOfCents('core'),
  b2b: effectsOfCents('b2b'),
} satisfies Record<Scheme, ReadonlyMap<string, Scripted>>;

const byCents = (transfer: Payment, scheme: Scheme): Commands => {
  const scripted = effectsByCents[scheme].get(centsOf(transfer.amount));
  return scripted === undefined ? nothing : { scripted: [scripted], ignored: [] };
};

const named = (reason: EngineReason, transactionId: string | undefined): EngineReason =>
  transactionId === undefined ? reason : { ...reason, transactionId };

/**
 * The scenario of a transaction: its commands; without a valid one its cents; without those the environment's default.
 */
export const pickScenario = (transfer: Payment, setting: Setting): Commands => {
  const { scheme, magicCents: centsCount, byDefault = nothing } = setting;
  const commands = applicableEffects(readCommands(`${transfer.remittance ?? ''} ${transfer.endToEndId ?? ''}`), scheme);
  const isCentsUsed = centsCount && commands.scripted.length === 0;
  const own = isCentsUsed ? applicableEffects(byCents(transfer, scheme), scheme) : nothing;
  const cents = commands.scripted.length + own.scripted.length === 0 ? joined(own, byDefault) : own;
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
