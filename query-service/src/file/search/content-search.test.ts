import { searchContentRoute } from '@clearbench/contracts/file/search-routes';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { contentSearch, type Search, searchContent } from './content-search.ts';

async function* inParts(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const always = () => true;
const sought = (text: string, over: Partial<Search> = {}): Search => ({ text, ignoreCase: false, limit: 200, ...over });

const lookIn = (content: string, search: Search, size = 7) => searchContent(inParts(content, size), search, always);

/** The positions of a text, counted character by character. */
const placesIn = (content: string, text: string) => {
  const places = [];
  for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + text.length)) {
    const lines = content.slice(0, at).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    places.push({ line: lines.length, column, offset: Buffer.byteLength(content.slice(0, at)) });
  }
  return places;
};
const found = ({ hits }: Awaited<ReturnType<typeof searchContent>>) =>
  hits.map(({ line, column, offset }) => ({ line, column, offset }));

const lines = Array.from({ length: 60 }, (_, at) => `<a n="${at}">${'ä𝄞'.repeat(at % 5)}needle</a>`).join('\n');

describe('search in a content', () => {
  it.each([1, 3, 64, 1_000, 100_000])('finds every match, for any chunks of %d bytes', async (size) => {
    for (const text of ['needle', 'e', '</a>\n<a', '𝄞ä', 'd', 'nothing of the kind']) {
      const answer = await lookIn(lines, sought(text), size);
      expect(found(answer)).toEqual(placesIn(lines, text).slice(0, 200));
      expect(answer.total).toBe(placesIn(lines, text).length);
    }
  });

  it('counts overlapping matches once', async () => {
    for (const size of [1, 2, 3, 50])
      expect(found(await lookIn('aaaaa', sought('aa'), size))).toEqual(placesIn('aaaaa', 'aa'));
  });

  it('distinguishes case, or not', async () => {
    const content = 'Straße STRASSE größe GRÖSSE GRÖẞE 𐐀𐐨 a.b a+b';
    const matches = async (text: string, ignoreCase: boolean) =>
      (await lookIn(content, sought(text, { ignoreCase }), 3)).hits.map(({ match }) => match);
    expect(await matches('GRÖ', false)).toEqual(['GRÖ', 'GRÖ']);
    expect(await matches('grö', true)).toEqual(['grö', 'GRÖ', 'GRÖ']);
    expect(await matches('größe', true)).toEqual(['größe', 'GRÖẞE']);
    expect(await matches('𐐨', true)).toEqual(['𐐀', '𐐨']);
    expect(await matches('A.B', true)).toEqual(['a.b']);
    expect(await matches('(', true)).toEqual([]);
  });

  it('returns the context of a match within its line', async () => {
    const content = `one\r\n${'x'.repeat(100)}needle${'y'.repeat(100)}\r\nneedle\r\nlast`;
    const { hits } = await lookIn(content, sought('needle'), 5);
    expect(hits).toEqual([
      { line: 2, column: 101, offset: 105, before: 'x'.repeat(40), match: 'needle', after: 'y'.repeat(60) },
      { line: 3, column: 1, offset: 213, before: '', match: 'needle', after: '' },
    ]);
  });

  it('does not count a byte order mark as a column, but its bytes', async () => {
    const { hits } = await lookIn('\ufeff<a>\n<a>', sought('<a>'), 2);
    expect(hits).toMatchObject([
      { line: 1, column: 1, offset: 3, before: '' },
      { line: 2, column: 1, offset: 7 },
    ]);
  });

  it('returns the first matches, counts the others, and reports that there are more', async () => {
    const answer = await lookIn(lines, sought('needle', { limit: 4 }));
    expect(answer).toMatchObject({ total: 60, skipped: 0, more: true });
    expect(answer.hits.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(await lookIn(lines, sought('needle', { limit: 60 }))).toMatchObject({ total: 60, more: false });
  });

  it('returns the matches around a position, up to half of them before it', async () => {
    const around = async (over: Partial<Search>) => lookIn(lines, sought('needle', over));
    const middle = await around({ line: 30, column: 1, limit: 6 });
    expect(middle).toMatchObject({ total: 60, skipped: 26, more: true });
    expect(middle.hits.map(({ line }) => line)).toEqual([27, 28, 29, 30, 31, 32]);
    const behindIt = await around({ line: 30, column: 500, limit: 6 });
    expect(behindIt.hits.map(({ line }) => line)).toEqual([28, 29, 30, 31, 32, 33]);
    const last = await around({ line: 999, limit: 6 });
    expect(last).toMatchObject({ skipped: 57, more: false });
    expect(last.hits.map(({ line }) => line)).toEqual([58, 59, 60]);
    const one = await around({ line: 30, limit: 1 });
    expect(one).toMatchObject({ skipped: 29, more: true });
    expect(one.hits.map(({ line }) => line)).toEqual([30]);
  });

  it('ends at the time limit, with the reached line', async () => {
    let looked = 0;
    const answer = await searchContent(inParts(lines, 100), sought('needle'), () => {
      looked += 1;
      return looked <= 8;
    });
    expect(answer.more).toBe(true);
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.total).toBeLessThan(60);
    expect(answer.endedAt).toBeLessThan(60);
  });
});

describe('searches in stored contents', () => {
  const stored = async () => {
    const contents = memoryContentStore();
    const { sha256 } = await contents.put(Buffer.from(lines));
    return { contents, sha256 };
  };

  it('end when the client disconnects, and at the time limit', async () => {
    const { contents, sha256 } = await stored();
    const gone = await contentSearch(contents)(sha256, sought('needle'), { by: 'u1', gone: Promise.resolve() });
    expect(gone).toMatchObject({ total: 0, endedAt: 1 });
    const late = await contentSearch(contents, 0)(sha256, sought('needle'), { by: 'u1', gone: new Promise(() => {}) });
    expect(late).toMatchObject({ total: 0, endedAt: 1, more: true });
  });

  it('wait for searches of the same user only', async () => {
    const { contents, sha256 } = await stored();
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    async function* slow() {
      await gate;
      yield* contents.read(sha256);
    }
    const search = contentSearch({ read: (name) => (name === 'slow' ? slow() : contents.read(name)) });
    const ended: string[] = [];
    const ask = async (by: string, name: string, of: string) => {
      await search(name, sought('needle'), { by, gone: new Promise(() => {}) });
      ended.push(of);
    };
    const requested = [ask('u1', 'slow', 'first'), ask('u1', sha256, 'second'), ask('u2', sha256, 'theirs')];
    await requested[2];
    expect(ended).toEqual(['theirs']);
    open();
    await Promise.all(requested);
    expect(ended).toEqual(['theirs', 'first', 'second']);
  });
});

describe('search parameters', () => {
  it('have a text of limited length, and a limited number of matches', () => {
    const { query } = searchContentRoute;
    expect(query.parse({ text: 'a', line: '3' })).toEqual({ text: 'a', line: 3, limit: 200 });
    for (const wrong of [
      { text: '' },
      { text: 'a'.repeat(201) },
      { text: 'a', limit: '1001' },
      { text: 'a', line: '0' },
    ])
      expect(query.safeParse(wrong).success).toBe(false);
  });
});
