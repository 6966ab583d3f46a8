import { Failure } from '@clearbench/contracts/failure';
import type { ClientBase } from 'pg';
import { type Queries, queriesOn } from './queries.ts';

type Check = (queries: Queries) => Promise<void>;

/** What each new connection has to pass. */
export type ConnectionChecks = {
  checkEach(check: Check): void;
  check(client: ClientBase): Promise<void>;
  /** Aborted by the failure after which this process has to end. */
  readonly over: AbortSignal;
};

/** Longest wait for an answer, in milliseconds. */
const longestCheck = 5_000;

/** Checks of each new connection. After a failure `store.logTruncated` this process has to end. */
export const connectionChecks = (): ConnectionChecks => {
  const checks: Check[] = [];
  const over = new AbortController();
  return {
    checkEach: (check) => void checks.push(check),
    over: over.signal,
    async check(client) {
      over.signal.throwIfAborted();
      try {
        for (const check of checks) await check(queriesOn(client, longestCheck));
      } catch (error) {
        if (error instanceof Failure && error.errorKey === 'store.logTruncated') over.abort(error);
        throw error;
      }
    },
  };
};
