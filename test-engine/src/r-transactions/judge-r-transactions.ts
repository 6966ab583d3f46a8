import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { brokenRuleFault, firstFault, type TransactionFault } from '../checks/fault.ts';
import type { Intake } from '../clearing/intake.ts';
import type { TransactionResult } from '../clearing/transaction-result.ts';
import type { AcceptedReferences } from '../clearing-input.ts';
import type { RTransaction } from '../message-parser/parsed-message.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';
import { type OwnRules, ownRulesFor } from '../scenarios/own-rules.ts';
import { type KnownOriginal, type KnownOriginals, knownOriginals } from './known-originals.ts';
import { wasReceived } from './original-checks.ts';
import { type RTransactionCheck, type RTransactionInContext, subject, subjectOf } from './r-transaction-check.ts';
import { possibleEffects, requestedBy } from './requested-effects.ts';

/** An entry of an R-message with its verdict. */
export type JudgedRTransaction = {
  readonly of: RTransaction;
  readonly rejection: TransactionFault | undefined;
  readonly scripted: readonly Scripted[];
  readonly ignored: readonly EngineReason[];
  readonly original: KnownOriginal | undefined;
  readonly result: TransactionResult | undefined;
};

const rejectionBy = (scripted: readonly Scripted[]): TransactionFault | undefined => {
  const reject = effectOf(scripted, 'reject');
  return reject && { code: reject.effect.code, reason: reject.reason };
};

/** The entries of this and of earlier messages. */
type Seen = Pick<RTransactionInContext, 'before' | 'earlier' | 'answeredOtherwise'>;

const judge = (
  intake: Intake,
  of: RTransaction,
  checks: readonly RTransactionCheck[],
  originals: KnownOriginals,
  { own, ...seen }: Seen & { readonly own: OwnRules | undefined },
): JudgedRTransaction => {
  const original = originals.get(of.originalMessageId ?? '');
  const result = original?.resultOf(of);
  const { name } = intake.message;
  const { scripted, ignored } = possibleEffects(requestedBy(of, own), name, intake.input.scheme, of.ownId);
  const { sender } = intake.input;
  const fault = firstFault([wasReceived(sender), ...checks], { rTransaction: of, original, result, ...seen });
  const broken = intake.schemeFaults.ofTransactions.get(of.position);
  const rule = broken && brokenRuleFault(broken, of.ownId ?? of.transactionId);
  return { of, rejection: fault ?? rule ?? rejectionBy(scripted), scripted, ignored, original, result };
};

const subjectsOf = ({ originalMessageId, transactionIds }: AcceptedReferences): string[] =>
  transactionIds.map((id) => subject(originalMessageId, id));

/** A recall is answered by a return or by a refusal. */
const otherAnswers: Readonly<Record<string, string>> = { 'camt.029': 'pacs.004', 'pacs.004': 'camt.029' };

const subjectsOfType = (references: readonly AcceptedReferences[], kind: string): ReadonlySet<string> =>
  new Set(references.filter(({ messageType = '' }) => messageType.startsWith(kind)).flatMap(subjectsOf));

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
  const other = otherAnswers[kind];
  const answeredOtherwise = other === undefined ? new Set<string>() : subjectsOfType(earlierReferences, other);
  const own = ownRulesFor(intake.input.scenario, intake.message, intake.input);
  return intake.message.rTransactions.map((rTransaction) => {
    const judged = judge(intake, rTransaction, checks, originals, { before, earlier, answeredOtherwise, own });
    const about = subjectOf(rTransaction, judged.result);
    if (about !== undefined) before.add(about);
    return judged;
  });
};
