import type { ContentHit, ContentHits } from '@clearbench/contracts/file/search-routes';
import { isBefore, type Spot } from './spot.ts';

/** The position around which matches are returned; the start of the text without a line. */
export type Around = {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly limit: number;
};

/** Creates the result for a match, once it is known to be returned. */
type ReadHit = () => ContentHit;

/** Keeps the matches around a position, up to half of them before it, and counts all of them, in text order. */
export const hitsAround = ({ line, column = 1, limit }: Around) => {
  const half = line === undefined ? 0 : Math.floor(limit / 2);
  const before: ReadHit[] = [];
  const behind: ReadHit[] = [];
  let skipped = 0;
  let total = 0;

  const keep = (spot: Spot, tell: ReadHit): void => {
    if (line === undefined || !isBefore(spot, line, column)) return void behind.push(tell);
    before.push(tell);
    if (before.length <= half) return;
    before.shift();
    skipped += 1;
  };
  return {
    /** Whether the next match may be returned; the others are only counted. */
    wantsMore: (): boolean => before.length + behind.length < limit,
    take: (spot: Spot, tell: ReadHit): void => {
      total += 1;
      keep(spot, tell);
    },
    count: (): void => {
      total += 1;
    },
    /** `endedAt`: the line at which the search reached its time limit. */
    result: (endedAt?: number): ContentHits => {
      const hits = [...before, ...behind].map((tell) => tell());
      const more = endedAt !== undefined || skipped + hits.length < total;
      return { total, skipped, hits, more, ...(endedAt === undefined ? {} : { endedAt }) };
    },
  };
};
export type HitsAround = ReturnType<typeof hitsAround>;
