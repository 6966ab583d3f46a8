import { excerptsIn, excerptsOf } from './excerpts.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const ten = Array.from({ length: 10 }, (_, at) => `<l${at + 1}/>`);
const numbers = (excerpt: readonly { readonly line: number }[] | undefined) => excerpt?.map(({ line }) => line);

describe('the text around findings', () => {
  it.each(['\n', '\r\n', '\r'])('has two lines before and behind the finding, with line ends %j', (end) => {
    const [excerpt] = excerptsIn(bytesOf(ten.join(end)), [{ line: 5, column: 2 }]);
    expect(excerpt?.map(({ line, text }) => `${line} ${text}`)).toEqual(
      [3, 4, 5, 6, 7].map((line) => `${line} <l${line}/>`),
    );
  });

  it('ends where the text begins and ends', () => {
    const [first, last, beyond] = excerptsIn(bytesOf(ten.join('\n')), [
      { line: 1, column: 1 },
      { line: 10, column: 1 },
      { line: 99, column: 1 },
    ]);
    expect([numbers(first), numbers(last), numbers(beyond)]).toEqual([[1, 2, 3], [8, 9, 10], []]);
  });

  it('is the same in whatever chunks the text arrives', async () => {
    const text = ['ä€😀', ...ten, 'x'.repeat(300)].join('\r\n');
    const places = [
      { line: 1, column: 1 },
      { line: 6, column: 3 },
      { line: 12, column: 200 },
    ];
    const whole = excerptsIn(bytesOf(text), places);
    const single = Array.from(bytesOf(text), (byte) => Uint8Array.of(byte));
    expect(await excerptsOf(single, places)).toEqual(whole);
  });

  it('shows of a long line the part around the finding', () => {
    const text = `${'a'.repeat(50_000)}HERE${'b'.repeat(50_000)}`;
    const [excerpt] = excerptsIn(bytesOf(text), [{ line: 1, column: 50_001 }]);
    expect(excerpt).toMatchObject([{ line: 1, column: 49_941, goesOn: true }]);
    expect(excerpt?.[0]?.text).toBe(`${'a'.repeat(60)}HERE${'b'.repeat(96)}`);
  });

  it('reads no further than it has to', async () => {
    let read = 0;
    const chunks = function* () {
      for (; read < 1_000; read++) yield bytesOf('line\n');
    };
    await excerptsOf(chunks(), [{ line: 3, column: 1 }]);
    expect(read).toBeLessThan(10);
  });
});
