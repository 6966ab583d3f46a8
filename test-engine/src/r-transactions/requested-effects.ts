import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { withSameCause } from '../clearing/reason.ts';
import { isInquiry, type MessageName, type RTransaction } from '../message-parser/parsed-message.ts';
import { type Commands, readCommands } from '../scenarios/commands.ts';
import type { Effect, Scripted } from '../scenarios/effect.ts';
import { byOwnRules, type OwnRules } from '../scenarios/own-rules.ts';
import { factsOfRTransaction } from '../scenarios/rule-facts.ts';

const forAll: readonly Effect['type'][] = ['reject', 'late', 'hold', 'duplicate', 'corrupt', 'split'];
const forRecalls: readonly Effect['type'][] = [...forAll, 'recallYes', 'recallNo', 'silence'];

const forInquiries: readonly Effect['type'][] = [...forAll, 'inquiryYes', 'inquiryNo', 'silence'];

/** The cancellation of a collection has no answer of another bank, so scenarios for that bank do not apply. */
const possibleIn = (name: MessageName | undefined, scheme: Scheme): readonly Effect['type'][] => {
  if (name === 'camt.056') return isDirectDebit(scheme) ? forAll : forRecalls;
  return isInquiry(name) ? forInquiries : forAll;
};

/** Commands of an R-message are in its AddtlInf; without a valid one the scenario lists decide. */
export const requestedBy = (of: RTransaction, own: OwnRules | undefined): Commands => {
  if (own === undefined) return readCommands(of.note ?? '');
  const facts = factsOfRTransaction(of, own.file);
  const commands = readCommands(of.note ?? '', { ...own, facts });
  if (commands.scripted.length > 0) return commands;
  return { scripted: byOwnRules(own, facts)?.scripted ?? [], ignored: commands.ignored };
};

/** The requested effects that the message can have; the others with the reason. */
export const possibleEffects = (
  { scripted, ignored }: Commands,
  name: MessageName | undefined,
  scheme: Scheme,
  ownId: string | undefined,
): Commands => {
  const possible = possibleIn(name, scheme);
  const here = (one: Scripted) => possible.includes(one.effect.type);
  const out = scripted.filter((one) => !here(one)).map(({ reason }) => withSameCause(reason, 'notInMessage'));
  const named = (reason: EngineReason) => (ownId === undefined ? reason : { ...reason, transactionId: ownId });
  return {
    scripted: scripted.filter(here).map(({ effect, reason }) => ({ effect, reason: named(reason) })),
    ignored: [...ignored, ...out].map(named),
  };
};
