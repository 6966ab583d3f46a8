import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { fileHistory, type Place, streamOf } from './file-history.ts';

/** Files being worked on at the same time: their events stand mixed in the log, as those of many testers do. */
const atOnce = 200;

/** Appends the first `steps` events of every file, many to a commit; answers how many events that were. */
export const appendFiles = async (events: EventStore, place: Place, steps: number): Promise<number> => {
  for (let start = 0; start < place.files; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, place.files - start) }, (_, index) => start + index);
    const histories = numbers.map((number) => [streamOf(number), fileHistory(place, number)] as const);
    for (let step = 0; step < steps; step++)
      await Promise.all(
        histories.map(([stream, history]) => events.append(stream, step, history.slice(step, step + 1))),
      );
  }
  return place.files * steps;
};
