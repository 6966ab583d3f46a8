import type { MongoConnection } from './mongo-connection.ts';
import { toFailure, unlessMissing } from './mongo-errors.ts';

/** Receives errors of background work. */
export type Report = (error: unknown) => void;

const patienceInMilliseconds = 600_000;

/**
 * Requests that the current server compacts collections. A server may refuse, and other members receive no request. The
 * data itself is written in any case, so a refusal is reported and ignored.
 */
export const compactCollections = async (
  { db, ask }: MongoConnection,
  names: readonly string[],
  report: Report,
): Promise<void> => {
  for (const compact of names) {
    try {
      const compacting = () => db.command({ compact, force: true }, { timeoutMS: patienceInMilliseconds });
      await ask(async () => void (await compacting().catch(unlessMissing)));
    } catch (error) {
      report(new Error(`${compact} could not be compacted`, { cause: toFailure(error) }));
    }
  }
};
