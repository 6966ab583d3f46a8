import type { MongoConnection } from './mongo-connection.ts';
import { inOurWords, unlessMissing } from './mongo-errors.ts';

/** Told what went wrong where nobody is waiting for it. */
export type Report = (error: unknown) => void;

const patienceInMilliseconds = 600_000;

/**
 * Has the server we speak to give back what collections no longer use. It is a favour: a server may refuse it to us, and
 * others of its set are not asked. What was written stays written, so a refusal is reported and work goes on.
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
      report(new Error(`${compact} could not be compacted`, { cause: inOurWords(error) }));
    }
  }
};
