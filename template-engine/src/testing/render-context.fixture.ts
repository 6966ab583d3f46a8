import type { RenderContext } from '../render-context.ts';
import { seededRandom } from '../seeded-random.ts';

/** A Friday morning in the demo's clearing, for tests. */
export const sampleRenderContext = (changes: Partial<RenderContext> = {}, seed = 1): RenderContext => ({
  now: '2026-11-20T10:00:00Z',
  rbVersion: '2025',
  profileBic: '',
  clearingBic: 'ZYCSDEF0XXX',
  clearingSystemCode: 'ST2',
  dice: seededRandom(seed),
  ...changes,
});
