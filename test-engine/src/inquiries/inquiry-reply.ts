import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Fate } from '../clearing/fate.ts';
import { because } from '../clearing/reason.ts';
import type { Referral } from '../order/order.ts';
import { effectOf, type Scripted } from '../scenarios/effect.ts';

/** How the other bank answers an inquiry. */
export type InquiryReply =
  | { readonly type: 'yes'; readonly reason: EngineReason }
  | { readonly type: 'no'; readonly code: string; readonly reason: EngineReason }
  | { readonly type: 'silence'; readonly reason: EngineReason };

/** Received, but it could not be processed: what a bank says that has the money and cannot book it. */
export const usualCode = 'RNPR';

const no = (code: string, name: string, { ownId, transactionId }: Referral, params = {}): InquiryReply => ({
  type: 'no',
  code,
  reason: because('check', code, name, { code, ...params }, ownId ?? transactionId),
});

/** A bank cannot find what never reached it, or has left it again. */
const impossible = (inquiry: Referral, { rejection, scripted, isIncoming }: Fate): InquiryReply | undefined => {
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
  return silent && { type: 'silence', reason: because(silent.reason.layer, silent.reason.trigger, 'inquirySilence') };
};

/** Cents that refuse a recall refuse an inquiry as well; a command about recalls is about recalls alone. */
const byCents = ({ scripted }: Fate): InquiryReply | undefined => {
  const refused = effectOf(scripted, 'recallNo');
  if (refused === undefined || refused.reason.layer === 'command') return undefined;
  const { layer, trigger, transactionId } = refused.reason;
  return {
    type: 'no',
    code: usualCode,
    reason: because(layer, trigger, 'inquiryNo', { code: usualCode }, transactionId),
  };
};

/** A command in the inquiry decides, else what the original asked for, else the answer is yes. */
export const inquiryReply = (
  inquiry: Referral,
  fate: Fate | undefined,
  scripted: readonly Scripted[],
): InquiryReply => {
  if (fate === undefined) return no('NOOR', 'inquiryOfUnknown', inquiry);
  return (
    impossible(inquiry, fate) ??
    byCommand(scripted) ??
    byCommand(fate.scripted) ??
    byCents(fate) ?? { type: 'yes', reason: because('default', 'inquiry', 'inquiryYesByDefault', {}, inquiry.ownId) }
  );
};
