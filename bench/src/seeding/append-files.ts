import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { fileHistory, type SeedTarget, streamOf } from './file-history.ts';

/** Files in progress at the same time: their events are interleaved in the log, as with many users. */
const atOnce = 200;

/** Appends the first `steps` events of every file, many per commit; returns the number of events. */
export const appendFiles = async (events: EventStore, target: SeedTarget, steps: number): Promise<number> => {
  for (let start = 0; start < target.files; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, target.files - start) }, (_, index) => start + index);
    const histories = numbers.map((number) => [streamOf(number), fileHistory(target, number)] as const);
    for (let step = 0; step < steps; step++)
      await Promise.all(
        histories.map(([stream, history]) => events.append(stream, step, history.slice(step, step + 1))),
      );
  }
  return target.files * steps;
};
