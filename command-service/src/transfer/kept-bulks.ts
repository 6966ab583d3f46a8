import type { ClearedBulk } from '@clearbench/contracts/transfer/commands';
import type { BulkOutcome } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import { storedFingerprints } from './stored-fingerprints.ts';
import { keptTakenUp } from './taken-up.ts';

/** Stores every bulk of a file as a separate message, because later messages refer to messages and not to files. */
export const keptBulks = (context: CommandContext, bulks: readonly BulkOutcome[]): Promise<ClearedBulk[]> =>
  Promise.all(
    bulks.map(async ({ verdict, bytes, takenUp, turnedAway }) => ({
      verdict,
      sha256: (await context.contents.put(bytes)).sha256,
      ...(takenUp ? { takenUp: await keptTakenUp(context, takenUp) } : {}),
      ...(await storedFingerprints(context, bytes, verdict, turnedAway)),
    })),
  );
