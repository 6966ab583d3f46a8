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

/** All that the clearing worked out becomes fact at once; what is due later is kept here, in the log, and not in a timer. */
export const clearTransfer = (
  { verdict, answers, settlesAt, silence }: Clearing,
  ofFile: { readonly transferId: string; readonly fileId: string },
): TransferEvent[] => {
  const planned = answers.map((answer): TransferEvent => ({ type: 'AnswerPlanned', data: { ...ofFile, answer } }));
  const nothingToCome = answers.length === 0 && settlesAt === undefined;
  return [
    { type: 'TransferReceived', data: ofFile },
    { type: verdictEvents[verdict.groupStatus], data: { ...ofFile, verdict } },
    ...(silence ? [{ type: 'TransferSilenced', data: { ...ofFile, reason: silence } } as const] : []),
    ...planned,
    ...(settlesAt === undefined ? [] : [{ type: 'SettlementPlanned', data: { ...ofFile, dueAt: settlesAt } } as const]),
    ...(nothingToCome ? [{ type: 'TransferClosed', data: ofFile } as const] : []),
  ];
};
