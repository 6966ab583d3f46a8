import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { everyHistory } from '@clearbench/contracts/every-history';
import type { ReplayFrame } from '@clearbench/contracts/statistics/replay-routes';
import { startReplayRoute } from '@clearbench/contracts/statistics/replay-routes';
import { upcasting } from '@clearbench/event-sourcing/upcasting';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { startupErrorText } from '@clearbench/hosting/startup-errors';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import { pacedReplay } from '@clearbench/query-service/statistics/replay/paced-replay';
import { frameOf } from '@clearbench/query-service/statistics/replay/replay-queries';
import { endOfDay, type Window } from '@clearbench/query-service/statistics/steps';
import { openServerLog } from '@clearbench/stores/open-server-stores';
import { openLog } from '@clearbench/stores/open-stores';
import { figuresTable } from './figures-table.ts';
import { requireLog } from './open-data-folder.ts';
import { type LogLocation, logLocationIn } from './settings.ts';
import { progressBar } from './terminal/progress-bar.ts';

/** Called while the replay runs. */
export type Watch = (frame: Pick<ReplayFrame, 'progress' | 'reachedAt' | 'events'>) => void;
type ReplayOptions = { readonly window: Window; readonly until: string; readonly pace?: number | undefined };

const glance = 200;

const logAt = async (location: LogLocation) => {
  if (typeof location !== 'string') return openServerLog(location);
  requireLog({ dataFolder: location, servers: undefined });
  return openLog(location);
};

/**
 * Rebuilds the statistics from the log of a data folder or of PostgreSQL, also while a server uses it; the served data is neither read
 * nor changed.
 */
export const replayStatistics = async (
  location: LogLocation,
  wanted: ReplayOptions,
  watch: Watch,
): Promise<ReplayFrame> => {
  const log = upcasting(await logAt(location), everyHistory);
  const until = endOfDay(wanted.until, wanted.window.timeZone);
  const replay = pacedReplay({ log, days: statisticsDays, until, pace: wanted.pace });
  const print = (): void => watch(frameOf(replay, wanted.window));
  const timer = setInterval(print, glance);
  try {
    await replay.ended;
    if (replay.status() === 'failed') throw settingsError('The log cannot be read.');
    print();
    return frameOf(replay, wanted.window);
  } finally {
    clearInterval(timer);
    await log.close();
  }
};

const options = {
  projection: { type: 'string', default: 'statistics' },
  until: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  resolution: { type: 'string' },
  duration: { type: 'string' },
  timeZone: { type: 'string' },
  /** Days per second. */
  pace: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const parsedOptions = () => {
  const { projection, json, duration, pace, ...rest } = parseArgs({ options }).values;
  if (projection !== 'statistics') throw settingsError('Only statistics can be replayed: --projection statistics');
  const numbers = {
    ...(duration === undefined ? {} : { duration: Number(duration) }),
    ...(pace === undefined ? {} : { pace: Number(pace) }),
  };
  const { data, error } = startReplayRoute.body.safeParse({ ...rest, ...numbers });
  if (error) throw settingsError(error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
  return { wanted: { window: data, until: data.until, pace: data.pace }, json };
};

const watchIn = (terminal: NodeJS.WriteStream): Watch => {
  let begun = performance.now();
  return ({ progress, reachedAt, events }) => {
    const rate = Math.round(events / ((performance.now() - begun) / 1_000));
    if (events === 0) begun = performance.now();
    progressBar(terminal, progress, `${reachedAt.slice(0, 10)}  ${events} events, ${rate}/s`);
  };
};

const run = async (): Promise<void> => {
  const { wanted, json } = parsedOptions();
  const { timelines } = await replayStatistics(logLocationIn(process.env), wanted, watchIn(process.stderr));
  process.stderr.write('\n');
  console.log(json ? JSON.stringify(timelines, undefined, 2) : figuresTable(timelines));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await run();
  } catch (error) {
    console.error(startupErrorText(error));
    process.exitCode = 1;
  }
}
