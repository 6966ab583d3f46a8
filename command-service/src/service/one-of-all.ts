import { Failure } from '@clearbench/contracts/failure';
import { processName } from '@clearbench/hosting/lease/process-name';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { takeLease } from '@clearbench/stores/lease/lease';
import { type OneAtATime, oneAtATime } from '../one-at-a-time.ts';

/** In milliseconds: how long somebody who died at it holds up others, a little longer; and how long anybody waits. */
const [span, patience] = [2_000, 10_000];

type Parts = {
  readonly documents: Pick<DocumentStore, 'prepare' | 'get' | 'apply'>;
  readonly span?: number;
  readonly patience?: number;
};

/**
 * Work under the same key is done one after the other, in whichever command service: within this one in the order it
 * comes, among several as it happens. Whoever waits too long fails with `store.conflict`. For what is done now and then.
 */
export const oneOfAll = ({ documents, ...times }: Parts): OneAtATime => {
  const inTurn = oneAtATime();
  const holder = processName();
  const taken = async (key: string) => {
    const signal = AbortSignal.timeout(times.patience ?? patience);
    try {
      return await takeLease({ documents, name: `one of all: ${key}`, holder, span: times.span ?? span, signal });
    } catch (error) {
      throw signal.aborted ? new Failure('store.conflict', {}, { cause: error }) : error;
    }
  };
  return (key, work) =>
    inTurn(key, async () => {
      const lease = await taken(key);
      try {
        return await work();
      } finally {
        await lease.release();
      }
    });
};
