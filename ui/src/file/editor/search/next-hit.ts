import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import type { Step, TextPosition } from '../report/adjacent-finding.ts';

/** The match to go to: the one at a location or the first one after it, or its neighbour on one side. */
export type SearchDirection = 'here' | Step;

const compare = (a: TextPosition, b: TextPosition): number => a.line - b.line || a.column - b.column;

/** The index among the known matches; undefined if none of them is in that direction. */
const wanted = ({ hits }: ContentHits, from: TextPosition, way: SearchDirection): number | undefined => {
  const at =
    way === 'previous'
      ? hits.findLastIndex((hit) => compare(hit, from) < 0)
      : hits.findIndex((hit) => compare(hit, from) >= (way === 'here' ? 0 : 1));
  return at < 0 ? undefined : at;
};

/** All matches, as far as the time limit permitted. */
const isAll = ({ hits, total }: ContentHits): boolean => hits.length === total;

/** The target after the last or before the first match. */
export const turn = ({ hits }: ContentHits, way: SearchDirection): number | undefined =>
  hits.length === 0 ? undefined : way === 'previous' ? hits.length - 1 : 0;

/** The requested match, if the known ones determine it; there may be others before and after them. */
export const hitFrom = (known: ContentHits, from: TextPosition, way: SearchDirection): number | undefined => {
  if (isAll(known)) return wanted(known, from, way) ?? turn(known, way);
  const at = wanted(known, from, way);
  const isAtEdge = way === 'previous' ? at === known.hits.length - 1 && known.more : at === 0 && known.skipped > 0;
  return isAtEdge ? undefined : at;
};
