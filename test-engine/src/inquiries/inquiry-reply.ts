import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { because, withSameCause } from '../clearing/reason.ts';
import type { TransactionResult } from '../clearing/transaction-result.ts';
import type { RTransaction } from '../message-parser/parsed-message.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';

/** The other bank's answer to an inquiry. */
export type InquiryReply =
  | { readonly type: 'yes'; readonly reason: EngineReason }
  | { readonly type: 'no'; readonly code: string; readonly reason: EngineReason }
  | { readonly type: 'silence'; readonly reason: EngineReason };

/** Received, but not processed: the reason of a bank that has the money and cannot book it. */
export const usualCode = 'RNPR';

const no = (code: string, name: string, { ownId, transactionId }: RTransaction, params = {}): InquiryReply => ({
  type: 'no',
  code,
  reason: because('check', code, name, { code, ...params }, ownId ?? transactionId),
});

/** A bank cannot find a payment that never arrived or was sent back. */
const impossible = (
  inquiry: RTransaction,
  { rejection, scripted, isIncoming }: TransactionResult,
): InquiryReply | undefined => {
  if (isIncoming) return no('NOOR', 'inquiryOfIncoming', inquiry);
  const failure = effectOf(scripted, 'settlementFailure')?.effect ?? rejection;
  if (failure !== undefined) return no('ARJT', 'inquiryOfRejected', inquiry, { original: failure.code });
  const returned = effectOf(scripted, 'return');
  return returned && no('ARDT', 'inquiryOfReturned', inquiry, { original: returned.effect.code });
};

const byCommand = (scripted: readonly Scripted[]): InquiryReply | undefined => {
  const agreed = effectOf(scripted, 'inquiryYes');
  if (agreed !== undefined) return { type: 'yes', reason: agreed.reason };
  const refused = effectOf(scripted, 'inquiryNo');
  if (refused !== undefined) return { type: 'no', code: refused.effect.code, reason: refused.reason };
  const silent = effectOf(scripted, 'silence') ?? effectOf(scripted, 'timeOut');
  return silent && { type: 'silence', reason: withSameCause(silent.reason, 'inquirySilence') };
};

/** Cents that refuse a recall refuse an inquiry too; commands about recalls apply to recalls only. */
const byCents = ({ scripted }: TransactionResult): InquiryReply | undefined => {
  const refused = effectOf(scripted, 'recallNo');
  if (refused === undefined || refused.reason.layer === 'command') return undefined;
  return {
    type: 'no',
    code: usualCode,
    reason: withSameCause(refused.reason, 'inquiryNo', { code: usualCode }, refused.reason.transactionId),
  };
};

/** A command in the inquiry decides, else the scenario of the original, else the answer is positive. */
export const inquiryReply = (
  inquiry: RTransaction,
  result: TransactionResult | undefined,
  scripted: readonly Scripted[],
): InquiryReply => {
  if (result === undefined) return no('NOOR', 'inquiryOfUnknown', inquiry);
  return (
    impossible(inquiry, result) ??
    byCommand(scripted) ??
    byCommand(result.scripted) ??
    byCents(result) ?? { type: 'yes', reason: because('default', 'inquiry', 'inquiryYesByDefault', {}, inquiry.ownId) }
  );
};
