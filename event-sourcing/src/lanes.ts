import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Step } from './log-pipeline.ts';
import type { Runner } from './projection-runner.ts';

/** Documents a lane that catches up may hold unwritten, over all its members. */
const room = 20_000;
/** Batches after which a lane that catches up writes in any case. */
const longestWait = 50;

/**
 * One step of read models that follow the log together: the batch after the one furthest behind, handed to all and
 * written at once; each skips what it knows. Where there is nothing to read, checkpoints are brought up to date. `tell`
 * hears of each batch that is written, and when it was begun.
 */
export const tailStep =
  (
    events: EventStore,
    runners: readonly Runner[],
    size: number,
    tell: (batch: readonly RecordedEvent[], began: number) => void = () => {},
  ): Step =>
  async () => {
    if (runners.length === 0) return false;
    const members = [...runners];
    const began = Date.now();
    const batch = await events.readAll(startOf(members), size);
    await everyOne(
      members.map(async (runner) => {
        if (batch.length === 0) return runner.save();
        await runner.take(batch);
        await runner.write();
      }),
    );
    if (batch.length > 0) tell(batch, began);
    return batch.length >= size;
  };

/**
 * One step of read models that lie behind: documents are folded in memory over many batches and written rarely, one
 * read model after another, so that a long log is soon read and everybody else still gets a turn.
 */
export const catchUpStep = (events: EventStore, runners: readonly Runner[], size: number): Step => {
  const most = room / runners.length;
  let batches = 0;
  return async () => {
    const batch = await events.readAll(startOf(runners), size);
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

/** Read models near to each other, to be read together: no two neighbours of a lane are more than `gap` apart. */
export const intoLanes = (runners: readonly Runner[], gap: number): Runner[][] => {
  const lanes: Runner[][] = [];
  for (const runner of runners.toSorted((one, other) => one.position() - other.position())) {
    const lane = lanes.at(-1);
    const last = lane?.at(-1);
    if (lane && last && runner.position() - last.position() <= gap) lane.push(runner);
    else lanes.push([runner]);
  }
  return lanes;
};

const startOf = (runners: readonly Runner[]) => Math.min(...runners.map((runner) => runner.position()));

/** Waits for all of them, also when one fails: none may still be at work when the step is tried again. */
const everyOne = async (work: readonly Promise<void>[]) => {
  const outcomes = await Promise.allSettled(work);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
};
