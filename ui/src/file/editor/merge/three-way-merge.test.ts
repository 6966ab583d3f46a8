import { applyChanges, fillSlot } from './text-lines.ts';
import { type MergeInput, threeWayMerge } from './three-way-merge.ts';

const merged = (input: MergeInput) => {
  const result = threeWayMerge(input);
  if (result.result !== 'merged') throw new Error(result.result);
  return { ...result, text: applyChanges(input.mine, result.changes) };
};

const lines = (...texts: string[]): string => texts.join('\n');
const base = lines('a', 'b', 'c', 'd', 'e', '');

describe('a three-way merge', () => {
  it.each([
    ['edits far apart', lines('A', 'b', 'c', 'd', 'e', ''), lines('a', 'b', 'c', 'd', 'E', ''), 'A b c d E '],
    [
      'edits of neighbouring lines',
      lines('a', 'B', 'c', 'd', 'e', ''),
      lines('a', 'b', 'C', 'd', 'e', ''),
      'a B C d e ',
    ],
    [
      'new lines of mine above theirs',
      lines('x', 'a', 'b', 'c', 'd', 'e', ''),
      lines('a', 'b', 'c', 'D', 'e', ''),
      'x a b c D e ',
    ],
    [
      'a new line of theirs before a line of mine',
      lines('a', 'B', 'c', 'd', 'e', ''),
      lines('a', 'x', 'b', 'c', 'd', 'e', ''),
      'a x B c d e ',
    ],
    [
      'a new line of theirs behind a line of mine',
      lines('a', 'B', 'c', 'd', 'e', ''),
      lines('a', 'b', 'x', 'c', 'd', 'e', ''),
      'a B x c d e ',
    ],
    [
      'a new line of mine before a line of theirs',
      lines('a', 'x', 'b', 'c', 'd', 'e', ''),
      lines('a', 'B', 'c', 'd', 'e', ''),
      'a x B c d e ',
    ],
    ['deletions', lines('b', 'c', 'd', 'e', ''), lines('a', 'b', 'c', 'e', ''), 'b c e '],
    [
      'the end of the text',
      lines('A', 'b', 'c', 'd', 'e', ''),
      lines('a', 'b', 'c', 'd', 'e', 'f', ''),
      'A b c d e f ',
    ],
    ['the same edit of both', lines('a', 'b', 'X', 'd', 'e', ''), lines('a', 'b', 'X', 'd', 'E', ''), 'a b X d E '],
    ['a text without a last line end', lines('A', 'b', 'c', 'd', 'e', ''), lines('a', 'b', 'c', 'd'), 'A b c d'],
  ])('merges %s', (_, mine, theirs, expected) => {
    const { text, conflicts } = merged({ base, mine, theirs });
    expect([text.replaceAll('\n', ' '), conflicts]).toEqual([expected, []]);
  });

  it('reports a line that both changed as a conflict, and merges the others', () => {
    const mine = lines('a', 'mine', 'c', 'd', 'e', '');
    const theirs = lines('A', 'theirs', 'c', 'd', 'E', '');
    const { text, conflicts, changes } = merged({ base, mine, theirs });
    expect(text).toBe(lines('A', 'mine', 'c', 'd', 'E', ''));
    expect(conflicts).toMatchObject([{ line: 2, base: ['b'], mine: ['mine'], theirs: ['theirs'] }]);
    const [conflict] = conflicts;
    const taken = conflict && fillSlot(conflict.slot, [...conflict.mine, ...conflict.theirs]);
    expect(applyChanges(mine, taken ? [...changes, taken] : [])).toBe(lines('A', 'mine', 'theirs', 'c', 'd', 'E', ''));
  });

  it.each([
    [
      'new lines of both at one place',
      lines('a', 'x', 'b', 'c', 'd', 'e', ''),
      lines('a', 'y', 'b', 'c', 'd', 'e', ''),
    ],
    ['a line one changed and the other deleted', lines('a', 'B', 'c', 'd', 'e', ''), lines('a', 'c', 'd', 'e', '')],
    ['new lines within lines the other deleted', lines('a', 'e', ''), lines('a', 'b', 'c', 'x', 'd', 'e', '')],
  ])('does not guess about %s', (_, mine, theirs) => {
    const { text, conflicts } = merged({ base, mine, theirs });
    expect([text, conflicts.length]).toEqual([mine, 1]);
    const [conflict] = conflicts;
    expect(conflict && applyChanges(mine, [fillSlot(conflict.slot, conflict.theirs)])).toBe(theirs);
  });

  it('keeps the line endings of mine, regardless of theirs', () => {
    const mine = 'A\r\nb\r\nc\r\n';
    const { text, conflicts } = merged({ base: 'a\nb\nc\n', mine, theirs: 'a\nb\nnew\nc\n' });
    expect([text, conflicts]).toEqual(['A\r\nb\r\nnew\r\nc\r\n', []]);
  });

  it('gives the same text in both directions, for many random edits', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    const edit = (text: string, mark: string): string => {
      const edited = text.split('\n');
      for (let times = 1 + random(4); times > 0; times--) {
        const at = random(edited.length);
        const kind = random(3);
        edited.splice(at, kind === 0 ? 0 : 1, ...(kind === 2 ? [] : [`${mark}${at}`]));
      }
      return edited.join('\n');
    };
    const resolved = (input: MergeInput) => {
      const { changes, conflicts } = merged(input);
      const taken = conflicts.map(({ slot, theirs }) => fillSlot(slot, theirs));
      return applyChanges(input.mine, [...changes, ...taken]);
    };
    let clean = 0;
    for (let round = 0; round < 2_000; round++) {
      const text = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? 'same' : `line ${at}`)).join('\n');
      const [one, two] = [edit(text, 'x'), edit(text, 'y')];
      const [forth, back] = [
        merged({ base: text, mine: one, theirs: two }),
        merged({ base: text, mine: two, theirs: one }),
      ];
      expect(forth.conflicts.length).toBe(back.conflicts.length);
      // Choosing all lines of the other in one direction, and all own lines in the other, gives the same text.
      const kept = applyChanges(two, back.changes);
      expect(resolved({ base: text, mine: one, theirs: two })).toBe(kept);
      if (forth.conflicts.length > 0) continue;
      clean++;
      expect(forth.text).toBe(back.text);
    }
    expect(clean).toBeGreaterThan(200);
  });

  it('reports texts that have little in common as too different', () => {
    const other = (mark: string) => Array.from({ length: 500 }, (_, at) => `${mark}${at}`).join('\n');
    const input = { base: other('a'), mine: other('b'), theirs: other('c') };
    expect(threeWayMerge(input, { edits: 100, milliseconds: 1_000 })).toEqual({ result: 'tooDifferent' });
  });

  it('merges a large text with many equal lines', () => {
    const text = Array.from({ length: 100_000 }, (_, at) => (at % 5 === 0 ? `<Amt>${at}</Amt>` : '<Same/>'));
    const with_ = (at: number, line: string) => text.with(at, line).join('\n');
    const { text: result, conflicts } = merged({
      base: text.join('\n'),
      mine: with_(10, 'mine'),
      theirs: with_(90_001, 'theirs'),
    });
    expect([result === text.with(10, 'mine').with(90_001, 'theirs').join('\n'), conflicts]).toEqual([true, []]);
  });
});
