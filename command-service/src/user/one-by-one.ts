import { Failure } from '@clearbench/contracts/failure';

export type Outcome = { id: string; errorKey?: string };
type Committed = { readonly position: number };

/** Accounts changed at the same time: appends of neighbours share a write to the disk. */
const atOnce = 16;

/**
 * Does the same for many, each once and each by itself: what fails for one is told and keeps nobody else. The position
 * is the last that anything was written at, 0 where nothing was.
 */
export const oneByOne = async (
  ids: readonly string[],
  change: (id: string) => Promise<Committed>,
): Promise<{ position: number; outcomes: Outcome[] }> => {
  const waiting = [...new Set(ids)];
  const outcomes: Outcome[] = [];
  let last = 0;
  const changeOne = async (id: string): Promise<Outcome> => {
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
