import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Step } from './log-pipeline.ts';
import type { Runner } from './projection-runner.ts';

/**
 * One step for read models that share a reader: a batch after the one that is furthest behind, handed to all of them;
 * each skips what it knows. Where there is nothing to read, the checkpoints are brought up to date.
 */
export const laneStep =
  (events: EventStore, runners: readonly Runner[], size: number): Step =>
  async () => {
    if (runners.length === 0) return false;
    const members = [...runners];
    const batch = await events.readAll(Math.min(...members.map((runner) => runner.position())), size);
    await everyOne(members.map((runner) => (batch.length > 0 ? runner.take(batch) : runner.save())));
    return batch.length >= size;
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

/** Waits for all of them, also when one fails: none may still be at work when the step is tried again. */
const everyOne = async (work: readonly Promise<void>[]) => {
  const outcomes = await Promise.allSettled(work);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
};
