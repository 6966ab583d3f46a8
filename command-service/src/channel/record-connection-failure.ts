import { randomUUID } from 'node:crypto';
import { type ChannelDocument, channelEntryView, channelView } from '@clearbench/contracts/channel/views';
import type { Failure } from '@clearbench/contracts/failure';
import { longestFileName } from '@clearbench/contracts/file/file-name';
import { asShownName } from '@clearbench/contracts/shown-name';
import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import type { CommandContext } from '../command-context.ts';
import { receiptDecider, receiptStream } from './receipt-decider.ts';
import { shownReason } from './shown-reason.ts';

type Recorded = { readonly reason: string; readonly at: number; readonly isOfFile: boolean };

/** Failures of a channel that are remembered, so that they are not recorded again. */
const mostRemembered = 100;

/**
 * Records that a channel cannot work with the server of the bank. The same failure is recorded once an hour, because it is
 * repeated until its cause is removed.
 */
export const connectionFailureRecorder = ({ handle, views }: Pick<CommandContext, 'handle' | 'views'>) => {
  const known = new Map<string, Recorded[]>();

  const isKnown = (channelId: string, { reason, isOfFile, at: now }: Recorded): boolean => {
    const recent = (known.get(channelId) ?? []).filter(({ at }) => now - at < millisecondsPerHour);
    const isPresent = recent.some((one) => one.reason === reason);
    known.set(channelId, (isPresent ? recent : [...recent, { reason, at: now, isOfFile }]).slice(-mostRemembered));
    return isPresent;
  };

  return {
    record: async (
      { channelId, environmentId }: Pick<ChannelDocument, 'channelId' | 'environmentId'>,
      failure: Failure,
      at: string,
      fileName?: string,
    ): Promise<void> => {
      const reason = shownReason(failure);
      const shownName = asShownName(fileName ?? '').slice(0, longestFileName);
      const recorded = { reason: JSON.stringify([reason, shownName]), at: Date.parse(at), isOfFile: shownName !== '' };
      if (isKnown(channelId, recorded)) return;
      const receiptId = randomUUID();
      const named = shownName === '' ? {} : { fileName: shownName };
      const data = { channelId, environmentId, receiptId, ...reason, ...named };
      const command = { type: 'RecordConnectionFailure', data, at } as const;
      const metadata = { commandId: receiptId, actor: 'system:channel', correlationId: receiptId };
      const { position } = await handle(receiptDecider, receiptStream(receiptId), command, metadata);
      await views.reached(position, [channelEntryView, channelView]);
    },
    /** After a success the next failure of the connection is recorded at once. */
    succeeded: (channelId: string): void => {
      const left = (known.get(channelId) ?? []).filter(({ isOfFile }) => isOfFile);
      if (left.length === 0) known.delete(channelId);
      else known.set(channelId, left);
    },
  };
};
export type ConnectionFailures = ReturnType<typeof connectionFailureRecorder>;
