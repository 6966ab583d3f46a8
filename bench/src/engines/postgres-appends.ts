import { join } from 'node:path';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { sqliteEventStore } from '@clearbench/stores/event-store/sqlite';
import { openServerLog } from '@clearbench/stores/open-server-stores';
import { sampleEvent } from '../appends/sample-event.ts';
import { atLeast, type Figure, short } from '../figure.ts';
import { interleaved, median, ratioOf } from '../interleaved.ts';
import { ratePerSecond } from '../rate-per-second.ts';
import { plainInserts } from './plain-inserts.ts';

const sliceMs = 150;
const rounds = 12;
const leastShare = 0.8;

/** Parallel writers with separate streams; each call is the next event of every stream. */
const appender = (events: EventStore, streams: readonly string[]) => {
  let revision = 0;
  return () =>
    ratePerSecond(sliceMs, streams.length, async () => {
      const expected = revision++;
      await Promise.all(streams.map((stream) => events.append(stream, expected, [sampleEvent(expected)])));
    });
};

type Write = (
  streams: readonly string[],
  revision: number,
  events: readonly ReturnType<typeof sampleEvent>[],
) => unknown;

const inserter = (write: Write, streams: readonly string[]) => {
  let revision = 0;
  return () =>
    ratePerSecond(sliceMs, streams.length, () => {
      revision += 1;
      return write(
        streams,
        revision,
        streams.map(() => sampleEvent(revision)),
      );
    });
};

const compare = async (url: string, folder: string, inFlight: number): Promise<readonly Figure[]> => {
  const names = (kind: string) => Array.from({ length: inFlight }, (_, index) => `${kind}-${inFlight}-${index}`);
  const [ours, sqlite] = [await openServerLog({ postgres: url }), sqliteEventStore(join(folder, `log-${inFlight}.db`))];
  const plain = await plainInserts(url, inFlight);
  try {
    const rates = await interleaved(rounds, {
      ours: appender(ours, names('ours')),
      each: inserter(plain.oneByOne, names('each')),
      together: inserter(plain.together, names('together')),
      sqlite: appender(sqlite, names('ours')),
    });
    const share = ratioOf(rates.ours, rates.each);
    return [
      {
        metric: `appends, ${inFlight} in flight, PostgreSQL`,
        value: `${short(median(rates.ours))} events/s; ${inFlight === 1 ? 'one connection' : `${inFlight} connections`} of plain pg ${short(median(rates.each))}: ${share.toFixed(2)}`,
        ...atLeast(share, leastShare),
      },
      ...(inFlight === 1
        ? []
        : [
            {
              metric: `  the same ${inFlight} events in one plain insert`,
              value: `${short(median(rates.together))} events/s; ours has ${ratioOf(rates.ours, rates.together).toFixed(2)} of it, with checks of streams and the chain of hashes`,
            },
          ]),
      { metric: '  SQLite', value: `${short(median(rates.sqlite))} events/s` },
    ];
  } finally {
    await Promise.all([ours.close(), sqlite.close(), plain.close()]);
  }
};

/** The log's appends compared with the same inserts by the driver alone: same columns, keys and durability. */
export const postgresAppends = async (url: string, folder: string): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const inFlight of [1, 8, 64]) figures.push(...(await compare(url, folder, inFlight)));
  return figures;
};
