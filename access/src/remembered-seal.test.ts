import { remembered } from './remembered-seal.ts';
import { sealFor } from './sealed-token.ts';

describe('cached seal', () => {
  const seal = sealFor('x'.repeat(32), 'test');
  const counted = () => {
    const counts = { opened: 0 };
    const open = async (token: string) => {
      counts.opened += 1;
      return seal.open(token);
    };
    return { counts, sealed: remembered({ close: seal.close, open }) };
  };

  it('decrypts a token once', async () => {
    const { counts, sealed } = counted();
    const token = await sealed.close({ sub: 'tessa' });
    expect([await sealed.open(token), await sealed.open(token)]).toEqual([
      expect.objectContaining({ sub: 'tessa' }),
      expect.objectContaining({ sub: 'tessa' }),
    ]);
    expect(counts.opened).toBe(1);
  });
  it('does not confuse similar tokens, and caches no invalid one', async () => {
    const { counts, sealed } = counted();
    const token = await sealed.close({ sub: 'tessa' });
    await sealed.open(token);
    const [at, letter] = [token.length - 10, token.at(-10) === 'A' ? 'B' : 'A'];
    const forged = token.slice(0, at) + letter + token.slice(at + 1);
    expect([await sealed.open(forged), await sealed.open(forged)]).toEqual([undefined, undefined]);
    expect(counts.opened).toBe(3);
  });
});
