import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { PlannedCase } from '@clearbench/contracts/suite-run/parts';
import type { SuiteRunDocument } from '@clearbench/contracts/suite-run/views';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';

export type RunPlans = (run: Pick<SuiteRunDocument, 'planSha256'>) => Promise<readonly PlannedCase[]>;

/** Cases of all cached plans together. */
const room = 50_000;

/** The planned cases of runs; the last plans are cached. */
export const runPlans = ({ contents }: { readonly contents: Pick<ContentStore, 'get'> }): RunPlans => {
  const known = boundedCache<readonly PlannedCase[]>(room, { sizeOf: ({ length }) => length });
  return async ({ planSha256 }) => {
    const present = known.get(planSha256);
    if (present) return present;
    const plan = JSON.parse(new TextDecoder().decode(await contents.get(planSha256))) as readonly PlannedCase[];
    known.set(planSha256, plan);
    return plan;
  };
};
