import { gate } from '../gate.ts';
import type { CheckpointStore } from './checkpoint-store.ts';

/** Positions by reader, shared between the memory adapters of checkpoints and documents. */
export type Positions = Map<string, number>;

/** Moves a reader forward, never back. */
export const advancePosition = (positions: Positions, name: string, position: number): void =>
  void positions.set(name, Math.max(positions.get(name) ?? 0, position));

/** Checkpoints that live as long as their process. */
export const memoryCheckpointStore = (positions: Positions = new Map()): CheckpointStore => {
  const open = gate();
  return {
    async get(name) {
      open.pass();
      return positions.get(name) ?? 0;
    },
    async advance(name, position) {
      open.pass();
      advancePosition(positions, name, position);
    },
    async reset(name) {
      open.pass();
      positions.delete(name);
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
