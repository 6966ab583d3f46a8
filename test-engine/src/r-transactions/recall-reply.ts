import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { compareDecimals, type Decimal, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { because, withSameCause } from '../clearing/reason.ts';
import type { TransactionResult } from '../clearing/transaction-result.ts';
import type { RTransaction } from '../message-parser/parsed-message.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';

/** The other side's answer to a recall. */
export type RecallReply =
  | {
      readonly type: 'yes';
      readonly charges: Decimal;
      readonly reason: EngineReason;
      readonly result: TransactionResult;
    }
  | { readonly type: 'no'; readonly code: string; readonly reason: EngineReason }
  | { readonly type: 'silence'; readonly reason: EngineReason };

const no = (code: string, name: string, { ownId, transactionId }: RTransaction, params = {}): RecallReply => ({
  type: 'no',
  code,
  reason: because('check', code, name, { code, ...params }, ownId ?? transactionId),
});

const yes = (result: TransactionResult, charges: Decimal, reason: EngineReason): RecallReply => {
  const isTooMuch = compareDecimals(charges, result.transfer.amount?.value ?? zero) >= 0;
  if (!isTooMuch) return { type: 'yes', charges, reason, result };
  return { type: 'yes', charges: zero, reason: withSameCause(reason, 'chargesTooHigh'), result };
};

/** Money that was not booked cannot be returned, whatever the scenario. */
const impossible = (
  recall: RTransaction,
  { rejection, scripted, isIncoming }: TransactionResult,
): RecallReply | undefined => {
  if (isIncoming) return no('NOOR', 'recallOfIncoming', recall);
  if (rejection !== undefined) return no('NOOR', 'recallOfRejected', recall, { original: rejection.code });
  const failure = effectOf(scripted, 'settlementFailure');
  if (failure !== undefined) return no('NOOR', 'recallOfRejected', recall, { original: failure.effect.code });
  const returned = effectOf(scripted, 'return');
  return returned && no('ARDT', 'recallOfReturned', recall, { original: returned.effect.code });
};

/** The answer of the scenario; undefined where it has none. */
export const scriptedReply = (result: TransactionResult, scripted: readonly Scripted[]): RecallReply | undefined => {
  const agreed = effectOf(scripted, 'recallYes');
  if (agreed !== undefined) return yes(result, parseDecimal(agreed.effect.charges) ?? zero, agreed.reason);
  const refused = effectOf(scripted, 'recallNo');
  if (refused !== undefined) return { type: 'no', code: refused.effect.code, reason: refused.reason };
  const silent = effectOf(scripted, 'silence') ?? effectOf(scripted, 'timeOut');
  return silent && { type: 'silence', reason: withSameCause(silent.reason, 'recallSilence') };
};

/** A command in the recall decides, else the scenario of the original, else the answer is positive. */
export const recallReply = (
  recall: RTransaction,
  result: TransactionResult | undefined,
  scripted: readonly Scripted[],
): RecallReply => {
  if (result === undefined) return no('NOOR', 'recallOfUnknown', recall);
  const plain = because('default', 'recall', 'recallYesByDefault', {}, recall.ownId);
  return (
    impossible(recall, result) ??
    scriptedReply(result, scripted) ??
    scriptedReply(result, result.scripted) ??
    yes(result, zero, plain)
  );
};
