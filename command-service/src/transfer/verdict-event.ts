import type { ClearingVerdict, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { isConfirmation } from '@clearbench/contracts/transfer/time-outs';
import type { ClearedTransfer } from './transfer-state.ts';

type OfFile = { readonly transferId: string; readonly fileId: string };

const verdictEvents: Readonly<
  Record<ClearingVerdict['groupStatus'], 'TransferAccepted' | 'TransferPartiallyAccepted' | 'TransferRejected'>
> = {
  ACCP: 'TransferAccepted',
  PART: 'TransferPartiallyAccepted',
  RJCT: 'TransferRejected',
};

/** The event that records a verdict. */
export const verdictEvent = (ofFile: OfFile, verdict: ClearingVerdict): TransferEvent => ({
  type: verdictEvents[verdict.groupStatus],
  data: { ...ofFile, verdict },
});

/** The verdict of a payment that no participant answered until its time-out. */
export const verdictAtTimeOut = ({ awaits }: ClearedTransfer, ofFile: OfFile): TransferEvent[] =>
  awaits === undefined ? [] : [verdictEvent(ofFile, awaits)];

/** A user delivers the rejection of the time-out before it: then the payment is rejected. */
export const verdictByRelease = (answer: PlannedAnswer, transfer: ClearedTransfer, ofFile: OfFile): TransferEvent[] =>
  isConfirmation(answer) ? verdictAtTimeOut(transfer, ofFile) : [];
