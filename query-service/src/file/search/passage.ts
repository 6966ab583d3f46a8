import type { ContentHit } from '@clearbench/contracts/file/search-routes';
import type { Finder, Match } from './finder.ts';
import type { HitsAround } from './hits-around.ts';
import { behind, type Spot, start } from './spot.ts';

/** Characters of the line before a match. */
const shownBefore = 40;
const shownAfter = 60;

const byteOrderMark = '\ufeff';

const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** A match with its context. The editor does not count a byte order mark, so the column does not either. */
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

/** Searches a text that arrives in chunks; matches across chunks are found too. */
export const passage = (find: Finder, longest: number, around: HitsAround) => {
  let text = '';
  /** Search position in the buffered text. */
  let next = 0;
  /** A known position and its index. */
  let spot = start;
  let known = 0;

  const goTo = (at: number): void => {
    spot = behind(spot, text.slice(known, at));
    known = at;
  };
  /** Matches that start before this index, and their context, are completely buffered. */
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
    /** The last chunk was processed. */
    end: (): void => look(text.length),
    line: (): number => spot.line,
  };
};
