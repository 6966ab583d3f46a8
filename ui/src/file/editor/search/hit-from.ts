import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import type { Place, Step } from '../report/neighbour-finding.ts';

/** Which hit is gone to: the one at a place or the first behind it, or its neighbour on one side. */
export type Way = 'here' | Step;

const compare = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

/** Index among the hits that are known; undefined where none of them lies that way. */
const wanted = ({ hits }: ContentHits, from: Place, way: Way): number | undefined => {
  const at =
    way === 'previous'
      ? hits.findLastIndex((hit) => compare(hit, from) < 0)
      : hits.findIndex((hit) => compare(hit, from) >= (way === 'here' ? 0 : 1));
  return at < 0 ? undefined : at;
};

/** All hits there are, as far as the time sufficed. */
const isAll = ({ hits, total }: ContentHits): boolean => hits.length === total;

/** Where going round leads to. */
export const turn = ({ hits }: ContentHits, way: Way): number | undefined =>
  hits.length === 0 ? undefined : way === 'previous' ? hits.length - 1 : 0;

/** The hit that is wanted, as far as those that are known tell for certain; others may lie before and behind them. */
export const hitFrom = (known: ContentHits, from: Place, way: Way): number | undefined => {
  if (isAll(known)) return wanted(known, from, way) ?? turn(known, way);
  const at = wanted(known, from, way);
  const isAtEdge = way === 'previous' ? at === known.hits.length - 1 && known.more : at === 0 && known.skipped > 0;
  return isAtEdge ? undefined : at;
};
