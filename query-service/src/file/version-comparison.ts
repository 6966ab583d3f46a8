import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { type Comparison, comparisonLimit } from '@clearbench/xml/compare/element-changes';
import type { Outlines } from '../outlines/outlines.ts';

/** Number of cached comparisons; each has at most 200 changes, about 60 kB. */
const room = 200;

type Content = { readonly sha256: string; readonly size: number };

const tooLarge: Comparison = { changes: [], notListed: 0, outcome: 'tooLarge' };

/** Compares contents in a worker; a user has one comparison at a time, and a pair of contents is compared once. */
export const versionComparison = (contents: Pick<ContentStore, 'get'>, outlines: Pick<Outlines, 'changes'>) => {
  const known = boundedCache<Comparison>(room);
  const turns = keyedMutex();
  return (before: Content, after: Content, by: string): Promise<Comparison> =>
    turns(by, async () => {
      // A text above the limit is not read.
      if (Math.max(before.size, after.size) > comparisonLimit.bytes) return tooLarge;
      const key = `${before.sha256} ${after.sha256}`;
      const stored = known.get(key);
      if (stored) return stored;
      const [old, fresh] = await Promise.all([contents.get(before.sha256), contents.get(after.sha256)]);
      const comparison = await outlines.changes(old, fresh);
      known.set(key, comparison);
      return comparison;
    });
};
