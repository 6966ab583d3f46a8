import type { ContentHit } from '@clearbench/contracts/file/search-routes';
import type { Finder, Match } from './finder.ts';
import type { HitsAround } from './hits-around.ts';
import { behind, type Spot, start } from './spot.ts';

/** Characters told of the line a hit stands on. */
const shownBefore = 40;
const shownAfter = 60;

const byteOrderMark = '\ufeff';

const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** A match with what stands around it. Whoever edits the text is told no byte order mark, so neither is its column. */
const hitOf =
  (text: string, { from, to }: Match, spot: Spot) =>
  (): ContentHit => {
    const before = text.slice(Math.max(0, from - shownBefore), from);
    const [after = ''] = text.slice(to, to + shownAfter).split(/\r?\n/, 1);
    return {
      ...spot,
      before: before.slice(before.lastIndexOf('\n') + 1).replace(byteOrderMark, ''),
      match: text.slice(from, to),
      after,
    };
  };

/** Looks through a text that comes part by part; what lies across two of them is found like everything else. */
export const passage = (find: Finder, longest: number, around: HitsAround) => {
  let text = '';
  /** Where looking goes on, in what is at hand. */
  let next = 0;
  /** A place that is known, and its index. */
  let spot = start;
  let known = 0;

  const goTo = (at: number): void => {
    spot = behind(spot, text.slice(known, at));
    known = at;
  };
  /** A match that begins before this has all of it at hand, and all that is told of its line. */
  const safeEnd = (): number => {
    const end = Math.max(next, text.length - longest - shownAfter);
    return isSecondHalf(text.charCodeAt(end)) ? end - 1 : end;
  };
  const look = (end: number): void => {
    for (let match = find(text, next); match && match.from < end; match = find(text, next)) {
      next = match.to;
      if (!around.wantsMore()) {
        around.count();
        continue;
      }
      goTo(match.from);
      around.take(spot, hitOf(text, match, spot));
    }
    next = Math.max(next, end);
  };
  return {
    pass: (part: string): void => {
      if (text === '' && part.startsWith(byteOrderMark)) spot = { ...start, column: 0 };
      text += part;
      look(safeEnd());
      goTo(next);
      const passed = Math.max(0, next - shownBefore);
      text = text.slice(passed);
      next -= passed;
      known = next;
    },
    /** No part follows. */
    end: (): void => look(text.length),
    line: (): number => spot.line,
  };
};
