import { fingerprint } from './fingerprint.ts';
import { sliceLength } from './slices.ts';

describe('fingerprint', () => {
  it('is the same for the same text', async () => {
    expect(await fingerprint('<Document/>')).toBe(await fingerprint('<Document/>'));
  });

  it('does not depend on how the text is divided', async () => {
    const text = `<Nm>${'x'.repeat(sliceLength)}</Nm>`;
    expect(await fingerprint(['', text.slice(0, 7), text.slice(7, 9_000), text.slice(9_000), ''])).toBe(
      await fingerprint(text),
    );
  });

  it('differs for texts that differ in one character or in the order of two', async () => {
    const texts = ['', 'a', 'ab', 'ba', '<Ccy>EUR</Ccy>', '<Ccy>EUS</Ccy>', 'é', 'e'];
    expect(new Set(await Promise.all(texts.map(fingerprint))).size).toBe(texts.length);
  });

  it('covers text after the first slice', async () => {
    const long = 'x'.repeat(sliceLength + 10);
    expect(await fingerprint(`${long}a`)).not.toBe(await fingerprint(`${long}b`));
  });

  it('has no collision among 20,000 similar texts', async () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `<InstdAmt Ccy="EUR">${at}.00</InstdAmt>`);
    expect(new Set(await Promise.all(texts.map(fingerprint))).size).toBe(texts.length);
  });
});
