import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Payment } from '../message-parser/parsed-message.ts';
import { applicableEffects } from './applicable-effects.ts';
import { type Commands, readCommands } from './commands.ts';
import { centsOf, scriptedByCents } from './magic-cents.ts';
import { byOwnRules, type OwnRules } from './own-rules.ts';
import { factsOfPayment } from './rule-facts.ts';

export type Setting = {
  readonly scheme: Scheme;
  readonly magicCents: boolean;
  /** The environment's default for transfers without a command. */
  readonly byDefault?: Commands;
  /** The scenario lists in force. */
  readonly own?: OwnRules | undefined;
};

const nothing: Commands = { scripted: [], ignored: [] };

const byCents = (transfer: Payment, scheme: Scheme): Commands => {
  const scripted = scriptedByCents(centsOf(transfer.amount), scheme);
  return scripted === undefined ? nothing : { scripted: [scripted], ignored: [] };
};

const named = (reason: EngineReason, transactionId: string | undefined): EngineReason =>
  transactionId === undefined ? reason : { ...reason, transactionId };

const both = (one: Commands, other: Commands): Commands => ({
  scripted: [...one.scripted, ...other.scripted],
  ignored: [...one.ignored, ...other.ignored],
});

/** Without a valid command: the scenario lists, then the cents, then the environment's default. */
const withoutCommand = (transfer: Payment, { scheme, magicCents, byDefault = nothing, own }: Setting): Commands => {
  const listed = own && byOwnRules(own, factsOfPayment(transfer, own.file));
  if (listed !== undefined) return applicableEffects(listed, scheme);
  const cents = magicCents ? applicableEffects(byCents(transfer, scheme), scheme) : nothing;
  return cents.scripted.length === 0 ? both(cents, byDefault) : cents;
};

/** Commands of a payment are in its remittance information and its end-to-end id. */
export const textWithCommands = ({ remittance, endToEndId }: Payment): string =>
  `${remittance ?? ''} ${endToEndId ?? ''}`;

const commandsOf = (transfer: Payment, { scheme, own }: Setting): Commands => {
  const text = textWithCommands(transfer);
  const context = own && { ...own, facts: factsOfPayment(transfer, own.file) };
  return applicableEffects(readCommands(text, context), scheme);
};

/**
 * The scenario of a transaction: its commands; without a valid one the first rule of the scenario lists; without one
 * its cents; without those the environment's default.
 */
export const pickScenario = (transfer: Payment, setting: Setting): Commands => {
  const commands = commandsOf(transfer, setting);
  const others = commands.scripted.length === 0 ? withoutCommand(transfer, setting) : nothing;
  const all = both(commands, others);
  if (all.scripted.length + all.ignored.length === 0) return nothing;
  const id = transfer.transactionId ?? transfer.endToEndId;
  return {
    scripted: all.scripted.map(({ effect, reason }) => ({ effect, reason: named(reason, id) })),
    ignored: all.ignored.map((reason) => named(reason, id)),
  };
};
