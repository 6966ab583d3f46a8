import type { ClearedBulk } from '@clearbench/contracts/transfer/commands';
import type { BulkOutcome } from '@clearbench/test-engine/clear-file';
import type { Workplace } from '../workplace.ts';
import { keptFingerprints } from './kept-fingerprints.ts';
import { keptTakenUp } from './taken-up.ts';

/** Keeps every bulk of a file as a message of its own: what comes later refers to messages, not to files. */
export const keptBulks = (workplace: Workplace, bulks: readonly BulkOutcome[]): Promise<ClearedBulk[]> =>
  Promise.all(
    bulks.map(async ({ verdict, bytes, takenUp, turnedAway }) => ({
      verdict,
      sha256: (await workplace.contents.put(bytes)).sha256,
      ...(takenUp ? { takenUp: await keptTakenUp(workplace, takenUp) } : {}),
      ...(await keptFingerprints(workplace, bytes, verdict, turnedAway)),
    })),
  );
