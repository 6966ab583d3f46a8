import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Step } from './log-pipeline.ts';
import type { Runner } from './projection-runner.ts';

/** Most unwritten documents of a catching-up group, over all its members. */
const mostUnwritten = 20_000;
/** Batches after which a catching-up group writes in any case. */
const longestWait = 50;

/**
 * One step of the read models at the end of the log: reads the batch after the slowest one, hands it to those that it
 * concerns, and writes. Each read model skips the events it has processed. Without new events the step saves the checkpoints. `tell`
 * receives each written batch and its start time.
 */
export const tailStep =
  (
    events: EventStore,
    runners: readonly Runner[],
    size: number,
    onWritten: (batch: readonly RecordedEvent[], began: number) => void = () => {},
  ): Step =>
  async () => {
    if (runners.length === 0) return false;
    const members = [...runners];
    const began = Date.now();
    const batch = await events.readAll(startOf(members), size);
    if (batch.length === 0) await everyOne(members.map((runner) => runner.save()));
    else
      await everyOne(members.filter((runner) => !runner.passOver(batch)).map((runner) => takeAndWrite(runner, batch)));
    if (batch.length > 0) onWritten(batch, began);
    return batch.length >= size;
  };

/** Reads batches one after another. The store reads the next one while the last one is processed. */
const readingAhead = (events: Pick<EventStore, 'readAll'>, size: number) => {
  let next: { readonly after: number; readonly reading: Promise<readonly RecordedEvent[]> } | undefined;
  const begin = (after: number) => {
    const reading = events.readAll(after, size);
    // A failure concerns the step that waits for it. After a failed step none does.
    reading.catch(() => {});
    return { after, reading };
  };
  return async (after: number): Promise<readonly RecordedEvent[]> => {
    const { reading } = next?.after === after ? next : begin(after);
    next = undefined;
    const batch = await reading;
    const last = batch.at(-1);
    if (last && batch.length >= size) next = begin(last.position);
    return batch;
  };
};

/**
 * One step of read models that are behind: documents are folded in memory over many batches and written rarely. One
 * read model writes after another, so that other work can run in between.
 */
export const catchUpStep = (events: Pick<EventStore, 'readAll'>, runners: readonly Runner[], size: number): Step => {
  const most = mostUnwritten / runners.length;
  const read = readingAhead(events, size);
  let batches = 0;
  return async () => {
    const batch = await read(startOf(runners));
    const isEnd = batch.length < size;
    batches += 1;
    for (const runner of runners) {
      await setImmediate();
      await runner.take(batch);
      if (isEnd || runner.unwritten() >= most || batches % longestWait === 0) await runner.write();
    }
    return !isEnd;
  };
};

/** Groups of read models with near positions: neighbours within a group are at most `gap` positions apart. */
export const intoCatchUpBatches = (runners: readonly Runner[], gap: number): Runner[][] => {
  const groups: Runner[][] = [];
  for (const runner of runners.toSorted((one, other) => one.position() - other.position())) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && runner.position() - last.position() <= gap) group.push(runner);
    else groups.push([runner]);
  }
  return groups;
};

const startOf = (runners: readonly Runner[]) => Math.min(...runners.map((runner) => runner.position()));

const takeAndWrite = async (runner: Runner, batch: readonly RecordedEvent[]): Promise<void> => {
  await runner.take(batch);
  await runner.write();
};

/** Waits for all, even when one fails, so that no work runs when the step is retried. */
const everyOne = async (work: readonly Promise<void>[]) => {
  const results = await Promise.allSettled(work);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
};
