import { Failure } from '@clearbench/contracts/failure';

export type ItemResult = { id: string; errorKey?: string };
type Committed = { readonly position: number };

/** Concurrent changes of accounts: their appends share a disk flush. */
const atOnce = 16;

/**
 * Runs a change for each of many ids; a failure is reported and does not affect others. Returns the last written
 * position, 0 for none.
 */
export const changeEach = async (
  ids: readonly string[],
  change: (id: string) => Promise<Committed>,
): Promise<{ position: number; outcomes: ItemResult[] }> => {
  const waiting = [...new Set(ids)];
  const outcomes: ItemResult[] = [];
  let last = 0;
  const changeOne = async (id: string): Promise<ItemResult> => {
    try {
      const { position } = await change(id);
      last = Math.max(last, position);
      return { id };
    } catch (error) {
      if (error instanceof Failure) return { id, errorKey: error.errorKey };
      throw error;
    }
  };
  while (waiting.length > 0) outcomes.push(...(await Promise.all(waiting.splice(0, atOnce).map(changeOne))));
  return { position: last, outcomes };
};
