import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';

type Clearing = Extract<TransferCommand, { type: 'ClearTransfer' }>['data'];

const verdictEvents: Readonly<
  Record<ClearingVerdict['groupStatus'], 'TransferAccepted' | 'TransferPartiallyAccepted' | 'TransferRejected'>
> = {
  ACCP: 'TransferAccepted',
  PART: 'TransferPartiallyAccepted',
  RJCT: 'TransferRejected',
};

type Sent = { readonly fileId: string; readonly environmentId: string; readonly sha256: string };

/** A message that was turned away may come again under its id. */
const takenIn = (
  { transferId, verdict, fingerprints, fingerprintsSha256 }: Clearing,
  { fileId, environmentId, sha256 }: Sent,
): TransferEvent[] => {
  const { groupStatus, messageId, messageType } = verdict;
  if (groupStatus === 'RJCT' || messageId === undefined || messageType === undefined) return [];
  const message = { transferId, fileId, environmentId, messageId, messageType, sha256 };
  const few = fingerprints ? { fingerprints } : {};
  const many = fingerprintsSha256 ? { fingerprintsSha256 } : {};
  return [{ type: 'MessageTakenIn', data: { ...message, ...few, ...many } }];
};

const takenUp = ({ transferId, verdict, takenUp = [] }: Clearing, { fileId, environmentId }: Sent): TransferEvent[] =>
  takenUp.map((original) => ({
    type: 'MessageReferredTo',
    data: { transferId, fileId, environmentId, messageType: verdict.messageType ?? '', ...original },
  }));

/** All that the clearing worked out becomes fact at once; what is due later is kept here, in the log, and not in a timer. */
export const clearTransfer = (clearing: Clearing, sent: Sent): TransferEvent[] => {
  const { transferId, verdict, answers, settlesAt, silence } = clearing;
  const ofFile = { transferId, fileId: sent.fileId };
  const planned = answers.map((answer): TransferEvent => ({ type: 'AnswerPlanned', data: { ...ofFile, answer } }));
  const nothingToCome = answers.length === 0 && settlesAt === undefined;
  return [
    { type: 'TransferReceived', data: ofFile },
    { type: verdictEvents[verdict.groupStatus], data: { ...ofFile, verdict } },
    ...takenIn(clearing, sent),
    ...takenUp(clearing, sent),
    ...(silence ? [{ type: 'TransferSilenced', data: { ...ofFile, reason: silence } } as const] : []),
    ...planned,
    ...(settlesAt === undefined ? [] : [{ type: 'SettlementPlanned', data: { ...ofFile, dueAt: settlesAt } } as const]),
    ...(nothingToCome ? [{ type: 'TransferClosed', data: ofFile } as const] : []),
  ];
};
