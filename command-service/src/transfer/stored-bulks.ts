import type { ClearedBulk } from '@clearbench/contracts/transfer/commands';
import type { BulkResult } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import { storeAcceptedReferences } from './accepted-references.ts';
import { storedFingerprints } from './stored-fingerprints.ts';

/** Stores every bulk of a file as a separate message, because later messages refer to messages and not to files. */
export const storeBulks = (context: CommandContext, bulks: readonly BulkResult[]): Promise<ClearedBulk[]> =>
  Promise.all(
    bulks.map(async ({ verdict, bytes, acceptedReferences, rejectedTransactionIds }) => ({
      verdict,
      sha256: (await context.contents.put(bytes)).sha256,
      ...(acceptedReferences ? { acceptedReferences: await storeAcceptedReferences(context, acceptedReferences) } : {}),
      ...(await storedFingerprints(context, bytes, verdict, rejectedTransactionIds)),
    })),
  );
