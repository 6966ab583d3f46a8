import { historyEntries } from '@clearbench/command-service/history/history-entry';
import { readWholeStream } from '@clearbench/command-service/history/read-stream';
import type { UserDocument } from '@clearbench/contracts/user/views';
import { replay } from '@clearbench/event-sourcing/replay';
import { everyProjection } from '@clearbench/projections/slices';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { ReadModels } from '@clearbench/stores/read-models';

const pageSize = 1_000;

const streamsIn = async (log: EventStore): Promise<readonly string[]> => {
  const streams = new Set<string>();
  for (let after = 0; ; ) {
    const page = await log.readAll(after, pageSize);
    for (const { stream } of page) streams.add(stream);
    if (page.length === 0) return [...streams].sort();
    after = page.at(-1)?.position ?? after;
  }
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * The result of a log: the documents of every read model by projection and key, and the entries of the history and the
 * audit for every stream.
 */
export const resultsOfLog = async (log: EventStore): Promise<unknown> => {
  const readModels: Record<string, Record<string, unknown>> = {};
  for (const projection of everyProjection)
    readModels[projection.name] = Object.fromEntries(await replay(projection, log));
  const users = readModels.user as Readonly<Record<string, UserDocument>>;
  const views = { get: async (_view: unknown, id: string) => users[id] } as unknown as Pick<ReadModels, 'get'>;
  const entryOf = historyEntries(log, views);
  const history: Record<string, unknown> = {};
  for (const stream of await streamsIn(log))
    history[stream] = await Promise.all((await readWholeStream(log, stream)).map(entryOf));
  return asJson({ readModels, history });
};
