import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { hashesIn, removedIn } from '@clearbench/event-sourcing/contents/content-references';
import type { CommandContext } from '../command-context.ts';
import { contentRemovalDecider, contentRemovalStream } from '../file/content-removal-decider.ts';
import { finallyRemovedFiles } from './finally-removed-files.ts';
import { eventsOfStream, everyEventOf } from './read-log.ts';

type Parts = Pick<CommandContext, 'handle' | 'log' | 'contents'>;

/**
 * Milliseconds between the end of the restore period, the event, and the removal, so that a running backup or command
 * ends in between.
 */
export const removalDelay = millisecondsPerDay;
/** Most files per run, and most contents per event. */
const [filesInRound, contentsInEvent] = [20_000, 1_000];

type Counted = { references: number; isNeeded: boolean };

/** The number of events that refer to each of these contents, and whether one belongs to another file. */
const countReferences = async (
  log: Parts['log'],
  wanted: ReadonlyMap<string, Counted>,
  files: ReadonlySet<string>,
): Promise<void> => {
  if (wanted.size === 0) return;
  for await (const { stream, data } of everyEventOf(log)) {
    for (const hash of new Set(hashesIn(data))) {
      const counted = wanted.get(hash);
      if (!counted) continue;
      counted.references += 1;
      counted.isNeeded ||= !files.has(stream);
    }
  }
};

const timeBefore = (now: string, ms: number): number => Date.parse(now) - ms;

type Recorded = { readonly references: number; readonly at: string };

/** The result of a run. */
export type RemovalBatch = { readonly recorded: number; readonly deleted: number; readonly isMore: boolean };

/**
 * Removes contents that only finally removed files refer to, in two runs at least a day apart: the first records them
 * in the log, the second removes the bytes where no later event refers to them. Each step is idempotent. The functions
 * remember the processed files and events; after a restart they process all of them again.
 */
export const contentRemoval = ({ handle, log, contents }: Parts) => {
  const doneFiles = new Set<string>();
  let doneRevision = 0;

  const recordedRemovals = async (): Promise<Map<string, Recorded>> => {
    const recorded = new Map<string, Recorded>();
    for await (const event of eventsOfStream(log, contentRemovalStream))
      for (const { hash, references } of removedIn(event)) recorded.set(hash, { references, at: event.metadata.at });
    return recorded;
  };

  const contentsOfFiles = async (streams: readonly string[]): Promise<Set<string>> => {
    const hashes = new Set<string>();
    for (const stream of streams)
      for await (const { data } of eventsOfStream(log, stream)) for (const hash of hashesIn(data)) hashes.add(hash);
    return hashes;
  };

  /** Recorded removals whose delay is over and that this process has not completed. */
  const dueRemovals = async (now: string): Promise<RecordedEvent[]> => {
    const before = new Date(timeBefore(now, removalDelay)).toISOString();
    const due: RecordedEvent[] = [];
    for await (const event of eventsOfStream(log, contentRemovalStream, doneRevision))
      if (event.metadata.at < before) due.push(event);
    return due;
  };

  const record = async (removable: readonly { hash: string; references: number }[], now: string): Promise<void> => {
    for (let from = 0; from < removable.length; from += contentsInEvent) {
      const data = { contents: removable.slice(from, from + contentsInEvent) };
      const commandId = `content-removal-${createHash('sha256').update(JSON.stringify(data)).digest('hex')}`;
      const metadata = { commandId, actor: 'system:content-removal', correlationId: commandId };
      await handle(
        contentRemovalDecider,
        contentRemovalStream,
        { type: 'RecordContentRemoval', data, at: now },
        metadata,
      );
    }
  };

  return async (now: string): Promise<RemovalBatch> => {
    const before = new Date(timeBefore(now, removalDelay)).toISOString();
    const files = await finallyRemovedFiles(log, before);
    const fresh = [...files].filter((stream) => !doneFiles.has(stream)).slice(0, filesInRound);
    const [candidates, recorded, due] = [
      await contentsOfFiles(fresh),
      await recordedRemovals(),
      await dueRemovals(now),
    ];
    const pending = new Set(due.flatMap((event) => removedIn(event).map(({ hash }) => hash)));
    const wanted = new Map(
      [...candidates, ...pending].map((hash): [string, Counted] => [hash, { references: 0, isNeeded: false }]),
    );
    await countReferences(log, wanted, files);

    let deleted = 0;
    for (const hash of pending) {
      if ((wanted.get(hash)?.references ?? 0) > (recorded.get(hash)?.references ?? -1)) continue;
      if (await contents.remove(hash, timeBefore(now, removalDelay))) deleted += 1;
      // A command put the content a short time ago and its event is still missing: the next run tries again.
      else if (await contents.has(hash)) due.length = 0;
    }
    doneRevision = due.at(-1)?.revision ?? doneRevision;

    const removable = [...candidates].flatMap((hash) => {
      const { references = 0, isNeeded = true } = wanted.get(hash) ?? {};
      return isNeeded || recorded.get(hash)?.references === references ? [] : [{ hash, references }];
    });
    await record(removable, now);
    for (const stream of fresh) doneFiles.add(stream);
    return { recorded: removable.length, deleted, isMore: doneFiles.size < files.size };
  };
};
