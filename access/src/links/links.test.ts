import { linksIn } from './links.ts';

const publicUrl = 'https://bench.example.org';
const links = linksIn({ publicUrl, secret: 'a secret that is only good for tests' });
const facts = { of: 'uma-who-was-invited', linkId: 'her-first-link', expiresAt: '2026-11-21T12:00:00.000Z' };
const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';
const made = async () => tokenOf(await links.addressOf('verification', facts));

describe('link for a mail', () => {
  it('points to the product and reveals no data', async () => {
    const address = new URL(await links.addressOf('verification', facts));
    expect(address.origin + address.pathname).toBe(`${publicUrl}/auth/verify`);
    const inClear = (address.searchParams.get('token') ?? '').split('.').map((part) => Buffer.from(part, 'base64url'));
    for (const reported of Object.values(facts)) {
      expect(address.href).not.toContain(reported);
      expect(Buffer.concat(inClear).includes(reported)).toBe(false);
    }
  });

  it('is accepted up to its last instant, and not after', async () => {
    const token = await made();
    expect(await links.open('verification', token, facts.expiresAt)).toEqual(facts);
    await expect(links.open('verification', token, '2026-11-21T12:00:00.001Z')).rejects.toThrow('link.expired');
  });

  it('is valid for one purpose only', async () =>
    expect(links.open('invitation', await made(), facts.expiresAt)).rejects.toThrow('link.invalid'));

  it('is invalid with any changed character', async () => {
    const token = await made();
    for (const place of [5, token.length >> 1, token.length - 3]) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const changed = `${token.slice(0, place)}${other}${token.slice(place + 1)}`;
      await expect(links.open('verification', changed, facts.expiresAt)).rejects.toThrow('link.invalid');
    }
  });

  it('cannot be created without the secret', async () => {
    const foreign = linksIn({ publicUrl, secret: 'the secret of another installation' });
    const token = tokenOf(await foreign.addressOf('verification', facts));
    await expect(links.open('verification', token, facts.expiresAt)).rejects.toThrow('link.invalid');
  });

  it.each([undefined, '', 'nonsense', ['a', 'b'], { a: 1 }, 'x'.repeat(1_000_000)])('is not %p', (token) =>
    expect(links.open('verification', token, facts.expiresAt)).rejects.toThrow('link.invalid'),
  );
});
