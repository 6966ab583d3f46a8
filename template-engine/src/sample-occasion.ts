import { dice } from './dice.ts';
import type { Occasion } from './occasion.ts';

/** A Friday morning in the demo's clearing, for tests. */
export const sampleOccasion = (changes: Partial<Occasion> = {}, seed = 1): Occasion => ({
  now: '2026-11-20T10:00:00Z',
  rbVersion: '2025',
  profileBic: '',
  clearingBic: 'ZYCSDEF0XXX',
  clearingSystemCode: 'ST2',
  dice: dice(seed),
  ...changes,
});
