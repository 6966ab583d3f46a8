import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { restorableUntil } from '@clearbench/contracts/file/retention';
import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { everyEventOf } from './read-log.ts';

type Log = Pick<EventStore, 'readAll'>;
/** The events that create, remove or restore a file or an environment, and those that remove a run of a suite. */
type RemovedFile =
  | Extract<FileEvent, { type: 'FileCreated' | 'FileReceived' | 'FileDeleted' | 'FileExpired' | 'FileRestored' }>
  | Extract<SimEnvEvent, { type: 'SimEnvOpened' | 'SimEnvClosed' | 'SimEnvRestored' }>
  | Extract<SuiteRunEvent, { type: 'SuiteRunStarted' | 'SuiteRunDeleted' | 'SuiteRunExpired' }>;

/** End of the restore period, of removed files by stream and of deleted environments by id. */
type Removed = { readonly files: Map<string, string>; readonly environments: Map<string, string> };

const note = ({ files, environments }: Removed, { stream, metadata, ...event }: RecordedEvent): void => {
  const { type, data } = event as unknown as RemovedFile;
  switch (type) {
    case 'FileDeleted':
    case 'FileExpired':
      files.set(stream, data.restorableUntil ?? restorableUntil(metadata.at));
      break;
    case 'FileCreated':
    case 'FileReceived':
    case 'FileRestored':
    case 'SuiteRunStarted':
      files.delete(stream);
      break;
    case 'SuiteRunDeleted':
    case 'SuiteRunExpired':
      files.set(stream, metadata.at);
      break;
    case 'SimEnvClosed':
      environments.set(data.environmentId, data.restorableUntil ?? restorableUntil(metadata.at));
      break;
    case 'SimEnvOpened':
    case 'SimEnvRestored':
      environments.delete(data.environmentId);
      break;
  }
};

/** The environment in which a file is created or a run starts; undefined for other events. */
const beginsIn = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): string | undefined => {
  const event = { type, data } as unknown as RemovedFile;
  const begins = event.type === 'FileCreated' || event.type === 'FileReceived' || event.type === 'SuiteRunStarted';
  return begins ? event.data.environmentId : undefined;
};

const over = (removed: ReadonlyMap<string, string>, before: string): string[] =>
  [...removed].flatMap(([id, until]) => (until < before ? [id] : []));

/**
 * The streams of files that cannot be restored any more, because the restore period of the file or of its environment
 * ended before an instant, and of removed runs of suites.
 */
export const finallyRemovedFiles = async (log: Log, before: string): Promise<ReadonlySet<string>> => {
  const removed: Removed = { files: new Map(), environments: new Map() };
  for await (const event of everyEventOf(log)) note(removed, event);
  const files = new Set(over(removed.files, before));
  const environments = new Set(over(removed.environments, before));
  if (environments.size === 0) return files;
  for await (const event of everyEventOf(log)) {
    const environmentId = beginsIn(event);
    if (environmentId !== undefined && environments.has(environmentId)) files.add(event.stream);
  }
  return files;
};
