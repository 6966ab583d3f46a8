import type { ContentHit, ContentHits } from '@clearbench/contracts/file/search-routes';
import { isBefore, type Spot } from './spot.ts';

/** Where somebody looks from; without a line, from the beginning. */
export type Around = {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly limit: number;
};

/** What is told of a hit, once it is known to be one of those that are told. */
type Tell = () => ContentHit;

/** Keeps the hits around a place, up to half of them before it, and counts all of them. They are told in their order. */
export const hitsAround = ({ line, column = 1, limit }: Around) => {
  const half = line === undefined ? 0 : Math.floor(limit / 2);
  const before: Tell[] = [];
  const behind: Tell[] = [];
  let skipped = 0;
  let total = 0;

  const keep = (spot: Spot, tell: Tell): void => {
    if (line === undefined || !isBefore(spot, line, column)) return void behind.push(tell);
    before.push(tell);
    if (before.length <= half) return;
    before.shift();
    skipped += 1;
  };
  return {
    /** Whether the next hit may be one of those that are told; the others need only be counted. */
    wantsMore: (): boolean => before.length + behind.length < limit,
    take: (spot: Spot, tell: Tell): void => {
      total += 1;
      keep(spot, tell);
    },
    count: (): void => {
      total += 1;
    },
    /** `endedAt`: the line at which looking ended before its time. */
    result: (endedAt?: number): ContentHits => {
      const hits = [...before, ...behind].map((tell) => tell());
      const more = endedAt !== undefined || skipped + hits.length < total;
      return { total, skipped, hits, more, ...(endedAt === undefined ? {} : { endedAt }) };
    },
  };
};
export type HitsAround = ReturnType<typeof hitsAround>;
