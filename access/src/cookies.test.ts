import { cookieOptions, hostCookieName, readCookie } from './cookies.ts';

describe('cookie header', () => {
  it('is read by exact name', () => {
    expect(readCookie('a=1; b=2=3;c = 4 ', 'b')).toBe('2=3');
    expect(readCookie('a=1; b=2=3;c = 4 ', 'c')).toBe('4');
    expect(readCookie('xa=1; a.b=2', 'a')).toBeUndefined();
    expect(readCookie('=1; a', 'a')).toBeUndefined();
    expect(readCookie(undefined, 'a')).toBeUndefined();
  });

  it('is read again for another name, another header, and the first header once more', () => {
    const answers = [
      readCookie('a=1; b=2', 'a'),
      readCookie('a=1; b=2', 'b'),
      readCookie('a=3; b=2', 'b'),
      readCookie('a=3; b=2', 'a'),
      readCookie('a=1; b=2', 'a'),
      readCookie('b=2', 'a'),
    ];
    expect(answers).toEqual(['1', '2', '2', '3', '1', undefined]);
  });

  it('yields the first of two cookies with one name', () => expect(readCookie('a=1; a=2', 'a')).toBe('1'));
});

describe("the product's cookies", () => {
  it('are bound to the host and sent over https only', () => {
    expect(cookieOptions('https://bench.example.org')).toEqual({ path: '/', sameSite: 'lax', secure: true });
    expect(hostCookieName('https://bench.example.org', 'x')).toBe('__Host-x');
  });

  it('work over http on a developer machine', () => {
    expect(cookieOptions('http://localhost:8080').secure).toBe(false);
    expect(hostCookieName('http://localhost:8080', 'x')).toBe('x');
  });
});
