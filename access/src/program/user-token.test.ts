import { hash } from 'node:crypto';
import { newToken, tokenIdOf, tokenIn } from './user-token.ts';

describe('access token', () => {
  it('has its prefix and 256 random bits, and its hash as id', () => {
    const { token, tokenId, lastFour } = newToken();
    expect(token).toMatch(/^cb_[\w-]{43}$/);
    expect(Buffer.from(token.slice(3), 'base64url')).toHaveLength(32);
    expect(tokenId).toBe(hash('sha256', token, 'hex'));
    expect(tokenIdOf(token)).toBe(tokenId);
    expect(token.endsWith(lastFour)).toBe(true);
    expect(lastFour).toHaveLength(4);
  });

  it('is different each time', () =>
    expect(new Set(Array.from({ length: 100 }, () => newToken().token)).size).toBe(100));

  it.each(['Bearer cb_x', 'bearer cb_x', ' BEARER   cb_x '])('is read from %p', (header) =>
    expect(tokenIn(header)).toBe('cb_x'),
  );

  it.each([undefined, '', 'Bearer', 'Bearer eyJhbGciOi', 'Basic cb_x', 'cb_x', 'Bearer xcb_x', 'Bearercb_x'])(
    'is not read from %p',
    (header) => expect(tokenIn(header)).toBeUndefined(),
  );
});
