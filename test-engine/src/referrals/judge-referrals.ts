import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { brokenRuleFault, firstFault, type TransactionFault } from '../checks/fault.ts';
import type { Fate } from '../clearing/fate.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import type { TakenUp } from '../clearing-input.ts';
import { isInquiry, type Referral } from '../order/order.ts';
import { readCommands } from '../scenarios/commands.ts';
import { type Effect, effectOf, type Scripted } from '../scenarios/effect.ts';
import { type KnownOriginal, type KnownOriginals, knownOriginals } from './known-originals.ts';
import { type ReferralCheck, type ReferralOnDesk, subject, subjectOf } from './referral-check.ts';

/** An entry of an R-message and what the clearing makes of it. */
export type JudgedReferral = {
  readonly of: Referral;
  readonly rejection: TransactionFault | undefined;
  readonly scripted: readonly Scripted[];
  readonly ignored: readonly EngineReason[];
  readonly original: KnownOriginal | undefined;
  readonly fate: Fate | undefined;
};

const forAll: readonly Effect['type'][] = ['reject', 'late', 'duplicate', 'corrupt', 'split'];
const forRecalls: readonly Effect['type'][] = [...forAll, 'recallYes', 'recallNo', 'silence'];

const forInquiries: readonly Effect['type'][] = [...forAll, 'inquiryYes', 'inquiryNo', 'silence'];

/** The cancellation of a collection is answered by nobody, so nothing can be asked of who would. */
const possibleIn = ({ input, order: { name } }: Intake): readonly Effect['type'][] => {
  if (name === 'camt.056') return isDirectDebit(input.scheme) ? forAll : forRecalls;
  return isInquiry(name) ? forInquiries : forAll;
};

/** Commands of an R-message stand in its AddtlInf. */
const wishesOf = ({ note, ownId }: Referral, intake: Intake) => {
  const { scripted, ignored } = readCommands(note ?? '');
  const possible = possibleIn(intake);
  const here = (one: Scripted) => possible.includes(one.effect.type);
  const out = scripted
    .filter((one) => !here(one))
    .map(({ reason }) => because('command', reason.trigger, 'notInMessage'));
  const named = (reason: EngineReason) => (ownId === undefined ? reason : { ...reason, transactionId: ownId });
  return {
    scripted: scripted.filter(here).map(({ effect, reason }) => ({ effect, reason: named(reason) })),
    ignored: [...ignored, ...out].map(named),
  };
};

const rejectionBy = (scripted: readonly Scripted[]): TransactionFault | undefined => {
  const wish = effectOf(scripted, 'reject');
  return wish && { code: wish.effect.code, reason: wish.reason };
};

const judge = (
  intake: Intake,
  of: Referral,
  checks: readonly ReferralCheck[],
  originals: KnownOriginals,
  seen: Pick<ReferralOnDesk, 'before' | 'earlier'>,
): JudgedReferral => {
  const original = originals.get(of.originalMessageId ?? '');
  const fate = original?.fateOf(of);
  const { scripted, ignored } = wishesOf(of, intake);
  const fault = firstFault(checks, { referral: of, original, fate, ...seen });
  const broken = intake.schemeFaults.ofTransactions.get(of.position);
  const rule = broken && brokenRuleFault(broken, of.ownId ?? of.transactionId);
  return { of, rejection: fault ?? rule ?? rejectionBy(scripted), scripted, ignored, original, fate };
};

const subjectsOf = ({ originalMessageId, transactionIds }: TakenUp): string[] =>
  transactionIds.map((id) => subject(originalMessageId, id));

/** Looks at every entry of an R-message, with the originals at hand. */
export const judgeReferrals = (
  intake: Intake,
  checks: readonly ReferralCheck[],
  originals: KnownOriginals = knownOriginals(intake),
): readonly JudgedReferral[] => {
  const { takenUpBefore = [] } = intake.input;
  const before = new Set<string>();
  const kind = intake.order.name ?? '';
  const alike = takenUpBefore.filter(({ messageType = kind }) => messageType.startsWith(kind));
  const earlier = new Set(alike.flatMap(subjectsOf));
  return intake.order.referrals.map((referral) => {
    const judged = judge(intake, referral, checks, originals, { before, earlier });
    const about = subjectOf(referral, judged.fate);
    if (about !== undefined) before.add(about);
    return judged;
  });
};
