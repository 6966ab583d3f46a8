import { join } from 'node:path';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { statisticsActorDays } from '@clearbench/projections/statistics/statistics-actor-day';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import { type ReadDays, readDays } from '@clearbench/query-service/statistics/read-days';
import { pacedReplay } from '@clearbench/query-service/statistics/replay/paced-replay';
import { stepsOf } from '@clearbench/query-service/statistics/steps';
import { tally } from '@clearbench/query-service/statistics/tally';
import { sqliteDocumentStore } from '@clearbench/stores/document-store/sqlite';
import { sqliteEventStore } from '@clearbench/stores/event-store/sqlite';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { openDatabase } from '@clearbench/stores/sqlite/database';
import { atLeast, atMost, type Benchmark, type Figure, short } from './figure.ts';
import { median } from './interleaved.ts';
import { rebuilt } from './replay.ts';
import { appendFiles } from './seeding/append-files.ts';
import { busy, seedYear } from './statistics/seeded-year.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const rounds = 7;
const yearEnd = Date.parse('2026-12-31T20:00:00Z');
const window = { resolution: 'DAY', duration: busy.days, timeZone: 'Europe/Berlin' } as const;

/** Milliseconds of one timeline of a year from the read model. */
const requested = async (read: ReadDays, domains: readonly string[]): Promise<number> => {
  const start = performance.now();
  const steps = stepsOf(window, yearEnd);
  const { datasets } = tally(steps, await read(steps, domains), 'actions');
  if (datasets.length === 0) throw new Error('nothing was counted');
  return performance.now() - start;
};

const timed = async (metric: string, read: ReadDays, domains: readonly string[]): Promise<Figure> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await requested(read, domains));
  const time = median(times);
  return { metric, value: `${short(time)} ms, at worst ${short(Math.max(...times))} ms`, ...atMost(time, 100, ' ms') };
};

const queries = async (folder: string): Promise<Figure[]> => {
  const documents = sqliteDocumentStore(openDatabase(join(folder, 'year.db')));
  await seedYear(documents);
  const views = uncachedReadModels(documents);
  const read = readDays(views);
  const allUsers = await timed('a year of 10M events, by day', read, []);
  const domain = ['bank1.example'];
  const first = await requested(read, domain);
  const metric = `the same of one domain (${busy.people / busy.domains} people)`;
  const figures = [
    allUsers,
    await timed(metric, read, domain),
    { metric: `${metric}, the first time after a start`, value: `${short(first)} ms` },
  ];
  await documents.close();
  return figures;
};

const replays = async (folder: string): Promise<Figure[]> => {
  const events = sqliteEventStore(join(folder, 'events.db'));
  const place = { environmentId: 'bench', environmentToken: 'bench', files: 25_000 };
  const total = await appendFiles(events, place, 4);
  const models = [statisticsDays, statisticsActorDays] as readonly unknown[] as readonly Projection[];
  const live = await rebuilt(join(folder, 'documents.db'), events, total, models);
  const start = performance.now();
  await pacedReplay({ log: events, days: statisticsDays, until: Date.parse('2030-01-01'), pace: undefined }).ended;
  const watched = total / ((performance.now() - start) / 1_000);
  await events.close();
  return [
    { metric: 'both read models built anew', value: `${short(live)} events/s`, ...atLeast(live, 30_000) },
    { metric: 'a replay beside them', value: `${short(watched)} events/s`, ...atLeast(watched, 30_000) },
  ];
};

/** A year's timeline from its read model, and the rate of building that read model from a log. */
export const statistics: Benchmark = () =>
  inTemporaryFolder(async (folder) => [...(await queries(folder)), ...(await replays(folder))]);
