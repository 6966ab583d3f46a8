import { hash } from 'node:crypto';
import { channelEntryView } from '@clearbench/contracts/channel/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { OpenChannel } from './find-channel.ts';

/** Milliseconds in which a repetition of a file is the same file. */
const repetitionPeriod = millisecondsPerDay;

type Into = {
  readonly channel: Pick<OpenChannel['channel'], 'channelId'>;
  readonly environment: { readonly memory?: number };
};
type Received = {
  readonly fileName: string;
  readonly digest: string;
  readonly at: string;
  /** The id of the file at its origin. */
  readonly originId?: string | undefined;
};

const idOf = (facts: readonly (string | number)[]): string => hash('sha256', JSON.stringify(facts), 'hex').slice(0, 32);

/**
 * The id of a receipt: for a day, the same name with the same content is the same file, so a client without a reply
 * sends the file again. After a reset of the environment it is a new file, because the clearing forgot the earlier one.
 * With an id of the origin the same content is the same file at any time.
 */
export const receiptIdOf = async (
  views: Pick<ReadModels, 'get'>,
  { channel, environment }: Into,
  { fileName, digest, at, originId }: Received,
): Promise<string> => {
  if (originId !== undefined) return idOf([channel.channelId, 'origin', originId, digest]);
  const oldest = new Date(Date.parse(at) - repetitionPeriod).toISOString();
  const facts = [channel.channelId, environment.memory ?? 0, fileName, digest];
  for (let repetition = 0; ; repetition += 1) {
    const receiptId = idOf([...facts, repetition]);
    const entry = await views.get(channelEntryView, receiptId);
    if (!entry || entry.at > oldest) return receiptId;
  }
};
