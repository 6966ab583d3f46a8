import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { transferStream } from './transfer-decider.ts';

type RecordedByCommand = { readonly events: readonly TransferEvent[]; readonly position: number };

const pageSize = 1_000;

/**
 * The events that this command recorded before a crash. The engine does not run again: later files of the environment
 * may be cleared by now, and the result could differ from the recorded one.
 */
export const recordedByCommand = async (
  log: Pick<EventStore, 'readStream'>,
  transferId: string,
  commandId: string,
): Promise<RecordedByCommand | undefined> => {
  const found: RecordedEvent[] = [];
  for (let after = 0; ; ) {
    const page = await log.readStream(transferStream(transferId), after, pageSize);
    found.push(...page.filter(({ metadata }) => metadata.commandId === commandId));
    if (page.length < pageSize) break;
    after = page.at(-1)?.revision ?? after;
  }
  const last = found.at(-1);
  return last && { events: found.map(({ type, data }) => ({ type, data }) as TransferEvent), position: last.position };
};
