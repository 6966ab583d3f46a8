import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import { wholeProjector } from './whole-projector.ts';

const least = (positions: readonly number[]): number => (positions.length === 0 ? 0 : Math.min(...positions));

type Parts = { readonly checkpoints: Pick<CheckpointStore, 'advance'>; readonly fence?: number };

/**
 * Tells other processes how far all of some readers are: one checkpoint instead of one for each of them after every
 * event. While one is written nobody waits for it; the next tells what came meanwhile.
 */
export const toldTogether = ({ checkpoints, fence }: Parts, positions: () => readonly number[]) => {
  let told = 0;
  let telling: Promise<void> | undefined;

  const tell = async (): Promise<void> => {
    for (let now = least(positions()); now > told; now = least(positions())) {
      await checkpoints.advance(wholeProjector, now, fence);
      told = now;
    }
  };
  return (): Promise<void> => {
    telling ??= tell().finally(() => {
      telling = undefined;
    });
    return telling;
  };
};
