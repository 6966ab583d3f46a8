import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ChainedEvent, LogChain } from '@clearbench/stores/event-store/log-chain';

const chainedEvent = (line: string): ChainedEvent => {
  const { data, metadata, hash, ...fields } = JSON.parse(line) as Omit<ChainedEvent, 'data' | 'metadata'> & {
    readonly data: unknown;
    readonly metadata: unknown;
  };
  return { ...fields, data: JSON.stringify(data), metadata: JSON.stringify(metadata), hash };
};

/** The chain of an exported log, which is read once from its first line to its last. */
export const chainOfExport = (file: string): Omit<LogChain, 'complete'> => {
  const lines = createInterface(createReadStream(file))[Symbol.asyncIterator]();
  const waiting: ChainedEvent[] = [];
  let broken: unknown;

  const fill = async (limit: number): Promise<void> => {
    try {
      while (waiting.length < limit && broken === undefined) {
        const { done, value } = await lines.next();
        if (done) return;
        if (value !== '') waiting.push(chainedEvent(value));
      }
    } catch (error) {
      broken = error;
    }
  };

  return {
    per: 'log',
    async read(_after, limit) {
      await fill(limit);
      if (waiting.length === 0 && broken !== undefined) throw broken;
      return waiting.splice(0, limit);
    },
    lastAssigned: async () => undefined,
    // An export of an older release has no hashes.
    isIncomplete: () => true,
  };
};
