import { Failure } from '@clearbench/contracts/failure';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import type { Checkpoint, CheckpointStore } from './checkpoint-store.ts';

/** Positions by reader, shared between the memory adapters of checkpoints and documents. */
export type Positions = Map<string, number>;

const fences = new WeakMap<Positions, Map<string, number>>();

const fencesOf = (positions: Positions): Map<string, number> => {
  const known = fences.get(positions) ?? new Map<string, number>();
  fences.set(positions, known);
  return known;
};

/** Moves a reader forward only. */
export const advancePosition = (positions: Positions, { name, position, fence }: Checkpoint): void => {
  const known = fencesOf(positions);
  if (fence !== undefined) {
    if (fence < (known.get(name) ?? 0)) throw new Failure('store.fenced', { name });
    known.set(name, fence);
  }
  positions.set(name, Math.max(positions.get(name) ?? 0, position));
};

/** Checkpoints in memory. */
export const memoryCheckpointStore = (positions: Positions = new Map()): CheckpointStore => {
  const open = lifecycleGuard();
  return {
    async get(name) {
      open.pass();
      return positions.get(name) ?? 0;
    },
    async advance(name, position, fence) {
      open.pass();
      advancePosition(positions, { name, position, ...(fence === undefined ? {} : { fence }) });
    },
    async reset(name) {
      open.pass();
      positions.delete(name);
      fencesOf(positions).delete(name);
    },
    async all() {
      open.pass();
      return new Map(positions);
    },
    async close() {
      open.shut();
    },
  };
};
