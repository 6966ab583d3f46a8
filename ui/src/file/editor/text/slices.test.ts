import { inSlices } from './slices.ts';

const slicesOf = async (text: string | readonly string[], length: number): Promise<string[]> => {
  const slices: string[] = [];
  await inSlices(text, (slice) => void slices.push(slice), length);
  return slices;
};

describe('a text in slices', () => {
  it.each<[string, string | readonly string[], readonly string[]]>([
    ['a short text', 'abc', ['abc']],
    ['an empty text', '', ['']],
    ['no parts', [], ['']],
    ['a long text', 'abcdefghij', ['abcd', 'efgh', 'ij']],
    ['short parts', ['a', 'b', '', 'c', 'd', 'e'], ['abcd', 'e']],
    ['a long part between short ones', ['a', 'bcdefghij', 'k'], ['a', 'bcde', 'fghi', 'jk']],
  ])('is whole and as few as possible: %s', async (_, text, slices) => expect(await slicesOf(text, 4)).toEqual(slices));

  it('has few slices after many edits', async () => {
    const parts = Array.from({ length: 50_000 }, (_, at) => `${at},`);
    const slices = await slicesOf(parts, 100_000);
    expect(slices.join('')).toBe(parts.join(''));
    expect(slices.length).toBeLessThan(5);
  });
});
