import { singleFlight } from '@clearbench/contracts/concurrency/single-flight';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import { projectorName } from './projector-name.ts';

const least = (positions: readonly number[]): number => (positions.length === 0 ? 0 : Math.min(...positions));

type Parts = { readonly checkpoints: Pick<CheckpointStore, 'advance'>; readonly fence?: number };

/**
 * Stores the position that all of some readers have reached: one checkpoint instead of one per reader after every
 * event. Calls do not wait for a running write; the next write includes their positions.
 */
export const sharedCheckpoint = ({ checkpoints, fence }: Parts, positions: () => readonly number[]) => {
  let reported = 0;
  return singleFlight(async () => {
    const now = least(positions());
    if (now <= reported) return;
    await checkpoints.advance(projectorName, now, fence);
    reported = now;
  });
};
