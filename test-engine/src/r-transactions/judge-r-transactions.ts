import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { brokenRuleFault, firstFault, type TransactionFault } from '../checks/fault.ts';
import type { Intake } from '../clearing/intake.ts';
import { withSameCause } from '../clearing/reason.ts';
import type { TransactionResult } from '../clearing/transaction-outcome.ts';
import type { AcceptedReferences } from '../clearing-input.ts';
import { isInquiry, type RTransaction } from '../message-parser/parsed-message.ts';
import { type Commands, readCommands } from '../scenarios/commands.ts';
import { type Effect, effectOf, type Scripted } from '../scenarios/effect.ts';
import { byOwnRules, type OwnRules, ownRulesFor } from '../scenarios/own-rules.ts';
import { factsOfRTransaction } from '../scenarios/rule-facts.ts';
import { type KnownOriginal, type KnownOriginals, knownOriginals } from './known-originals.ts';
import { type RTransactionCheck, type RTransactionInContext, subject, subjectOf } from './r-transaction-check.ts';

/** An entry of an R-message with its verdict. */
export type JudgedRTransaction = {
  readonly of: RTransaction;
  readonly rejection: TransactionFault | undefined;
  readonly scripted: readonly Scripted[];
  readonly ignored: readonly EngineReason[];
  readonly original: KnownOriginal | undefined;
  readonly outcome: TransactionResult | undefined;
};

const forAll: readonly Effect['type'][] = ['reject', 'late', 'duplicate', 'corrupt', 'split'];
const forRecalls: readonly Effect['type'][] = [...forAll, 'recallYes', 'recallNo', 'silence'];

const forInquiries: readonly Effect['type'][] = [...forAll, 'inquiryYes', 'inquiryNo', 'silence'];

/** The cancellation of a collection has no answer of another bank, so scenarios for that bank do not apply. */
const possibleIn = ({ input, message: { name } }: Intake): readonly Effect['type'][] => {
  if (name === 'camt.056') return isDirectDebit(input.scheme) ? forAll : forRecalls;
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

const scenarioOf = (of: RTransaction, own: OwnRules | undefined, intake: Intake) => {
  const { ownId } = of;
  const { scripted, ignored } = requestedBy(of, own);
  const possible = possibleIn(intake);
  const here = (one: Scripted) => possible.includes(one.effect.type);
  const out = scripted.filter((one) => !here(one)).map(({ reason }) => withSameCause(reason, 'notInMessage'));
  const named = (reason: EngineReason) => (ownId === undefined ? reason : { ...reason, transactionId: ownId });
  return {
    scripted: scripted.filter(here).map(({ effect, reason }) => ({ effect, reason: named(reason) })),
    ignored: [...ignored, ...out].map(named),
  };
};

const rejectionBy = (scripted: readonly Scripted[]): TransactionFault | undefined => {
  const reject = effectOf(scripted, 'reject');
  return reject && { code: reject.effect.code, reason: reject.reason };
};

const judge = (
  intake: Intake,
  of: RTransaction,
  checks: readonly RTransactionCheck[],
  originals: KnownOriginals,
  { own, ...seen }: Pick<RTransactionInContext, 'before' | 'earlier'> & { readonly own: OwnRules | undefined },
): JudgedRTransaction => {
  const original = originals.get(of.originalMessageId ?? '');
  const outcome = original?.outcomeOf(of);
  const { scripted, ignored } = scenarioOf(of, own, intake);
  const fault = firstFault(checks, { rTransaction: of, original, outcome, ...seen });
  const broken = intake.schemeFaults.ofTransactions.get(of.position);
  const rule = broken && brokenRuleFault(broken, of.ownId ?? of.transactionId);
  return { of, rejection: fault ?? rule ?? rejectionBy(scripted), scripted, ignored, original, outcome };
};

const subjectsOf = ({ originalMessageId, transactionIds }: AcceptedReferences): string[] =>
  transactionIds.map((id) => subject(originalMessageId, id));

/** Checks every entry of an R-message against the known originals. */
export const judgeRTransactions = (
  intake: Intake,
  checks: readonly RTransactionCheck[],
  originals: KnownOriginals = knownOriginals(intake),
): readonly JudgedRTransaction[] => {
  const { earlierReferences = [] } = intake.input;
  const before = new Set<string>();
  const kind = intake.message.name ?? '';
  const alike = earlierReferences.filter(({ messageType = kind }) => messageType.startsWith(kind));
  const earlier = new Set(alike.flatMap(subjectsOf));
  const own = ownRulesFor(intake.input.scenario, intake.message, intake.input);
  return intake.message.rTransactions.map((rTransaction) => {
    const judged = judge(intake, rTransaction, checks, originals, { before, earlier, own });
    const about = subjectOf(rTransaction, judged.outcome);
    if (about !== undefined) before.add(about);
    return judged;
  });
};
