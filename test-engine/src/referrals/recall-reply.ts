import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { compareDecimals, type Decimal, parseDecimal, zero } from '@clearbench/validation/decimal';
import type { Fate } from '../clearing/fate.ts';
import { because } from '../clearing/reason.ts';
import type { Referral } from '../order/order.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';

/** How the other side answers a recall. */
export type RecallReply =
  | { readonly type: 'yes'; readonly charges: Decimal; readonly reason: EngineReason; readonly fate: Fate }
  | { readonly type: 'no'; readonly code: string; readonly reason: EngineReason }
  | { readonly type: 'silence'; readonly reason: EngineReason };

const no = (code: string, name: string, { ownId, transactionId }: Referral, params = {}): RecallReply => ({
  type: 'no',
  code,
  reason: because('check', code, name, { code, ...params }, ownId ?? transactionId),
});

const yes = (fate: Fate, charges: Decimal, reason: EngineReason): RecallReply => {
  const isTooMuch = compareDecimals(charges, fate.transfer.amount?.value ?? zero) >= 0;
  if (!isTooMuch) return { type: 'yes', charges, reason, fate };
  return { type: 'yes', charges: zero, reason: because(reason.layer, reason.trigger, 'chargesTooHigh'), fate };
};

/** Money that is not there cannot be sent back, whatever was asked for. */
const impossible = (recall: Referral, { rejection, scripted, isIncoming }: Fate): RecallReply | undefined => {
  if (isIncoming) return no('NOOR', 'recallOfIncoming', recall);
  if (rejection !== undefined) return no('NOOR', 'recallOfRejected', recall, { original: rejection.code });
  const failure = effectOf(scripted, 'settlementFailure');
  if (failure !== undefined) return no('NOOR', 'recallOfRejected', recall, { original: failure.effect.code });
  const returned = effectOf(scripted, 'return');
  return returned && no('ARDT', 'recallOfReturned', recall, { original: returned.effect.code });
};

const scriptedReply = (fate: Fate, scripted: readonly Scripted[]): RecallReply | undefined => {
  const agreed = effectOf(scripted, 'recallYes');
  if (agreed !== undefined) return yes(fate, parseDecimal(agreed.effect.charges) ?? zero, agreed.reason);
  const refused = effectOf(scripted, 'recallNo');
  if (refused !== undefined) return { type: 'no', code: refused.effect.code, reason: refused.reason };
  const silent = effectOf(scripted, 'silence') ?? effectOf(scripted, 'timeOut');
  return silent && { type: 'silence', reason: because(silent.reason.layer, silent.reason.trigger, 'recallSilence') };
};

/** A command in the recall decides, else what the original asked for, else the answer is yes. */
export const recallReply = (recall: Referral, fate: Fate | undefined, scripted: readonly Scripted[]): RecallReply => {
  if (fate === undefined) return no('NOOR', 'recallOfUnknown', recall);
  const plain = because('default', 'recall', 'recallYesByDefault', {}, recall.ownId);
  return (
    impossible(recall, fate) ??
    scriptedReply(fate, scripted) ??
    scriptedReply(fate, fate.scripted) ??
    yes(fate, zero, plain)
  );
};
